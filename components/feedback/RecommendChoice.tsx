import { useId } from 'react';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { feedbackRecommendations } from '@/lib/contracts/constants';
import { recommendWords } from '@/lib/domain/prompts/feedback';
import field from '@/components/ui/form/field.module.css';
import styles from './feedback.module.css';

/** Yes, no or maybe, as one radio group with its error message. */
export function RecommendChoice({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      className={field.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <p id={`${id}-question`} className={field.label}>
        Would you recommend the library to a colleague?
      </p>
      {error ? (
        <p id={id} className={field.error}>
          {error}
        </p>
      ) : null}
      <div className={styles.options}>
        {feedbackRecommendations.map((value) => (
          <Checkbox key={value} kind="radio" name="recommend" value={value} label={recommendWords[value]} />
        ))}
      </div>
    </div>
  );
}
