import { Field } from '@/components/ui/form/Field';
import { classNames } from '@/components/ui/class-names';
import styles from './filter-group.module.css';

interface OptionSearchProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Number of options that match the text. */
  found: number;
}

/** Narrows a long list of options while typing. It has no name, so the form does not submit it. */
export function OptionSearch({ label, text, onText, found }: OptionSearchProps) {
  return (
    <div className="needs-script">
      <Field label={`Find in ${label.toLowerCase()}`} hideLabel className={styles.find}>
        {({ className, ...control }) => (
          <input
            {...control}
            type="search"
            className={classNames(className, styles.findInput)}
            placeholder={`Find in ${label.toLowerCase()}`}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              // Enter would submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <p role="status" className={text && found === 0 ? styles.nothing : 'visually-hidden'}>
        {text && found === 0 ? 'No matching filters' : ''}
      </p>
    </div>
  );
}
