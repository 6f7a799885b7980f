import { useEffect, useRef, useState } from 'react';
import { BannerFrame, type BannerProps } from '@/components/notifications/MessageBanner';
import styles from '@/components/notifications/notifications.module.css';
import { Button } from '@/components/ui/form/Button';
import { site } from '@/lib/contracts/site';
import { useSurvey } from './use-survey';
import { SCORES, scoreOf, thanksFor, type Score } from '@/lib/domain/prompts/survey';
import own from './survey.module.css';

const question = () => `How well does ${site().shortName} work for you?`;
const ENDS: Partial<Record<Score, string>> = { 1: 'not well', 6: 'very well' };

interface ChoicesProps {
  busy: boolean;
  onChoose: (score: Score) => void;
}

function Choices({ busy, onChoose }: ChoicesProps) {
  return (
    <div role="group" aria-label={question()} className={own.choices}>
      <span className={own.end}>Not well</span>
      {SCORES.map((score) => (
        <Button
          key={score}
          look="secondary"
          className={own.score}
          softDisabled={busy}
          aria-label={ENDS[score] ? `${score} of 6, ${ENDS[score]}` : `${score} of 6`}
          onClick={() => onChoose(score)}
        >
          {score}
        </Button>
      ))}
      <span className={own.end}>Very well</span>
    </div>
  );
}

function Thanks({ score, focused }: { score: Score; focused: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // The buttons are gone; a keyboard user must not be thrown to the top of the page.
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <p ref={ref} tabIndex={-1} className={`${styles.words} ${styles.lead}`}>
      {thanksFor(score)}
    </p>
  );
}

/** R-SUR-1..4, R-SUR-10: six choices. One is sent and thanked for. */
export function SurveyBanner({ data, onDismiss }: BannerProps) {
  const score = scoreOf(data.score);
  const { state, choose, defer } = useSurvey(Number(data.counter ?? 0));
  const [byKeyboard, setByKeyboard] = useState(false);
  const close = () => onDismiss?.();

  if (score !== null) {
    return (
      <BannerFrame label="Survey" onDismiss={close}>
        <div className={styles.line}>
          <Thanks score={score} focused={byKeyboard} />
        </div>
      </BannerFrame>
    );
  }
  const dismiss = () => {
    void defer();
    close();
  };
  return (
    <BannerFrame label="Survey" onDismiss={dismiss} closeLabel="Not now">
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.lead}>{question()}</p>
          {state === 'failed' ? (
            <p role="alert" className={own.failure}>
              Your answer could not be sent. Please try again.
            </p>
          ) : (
            <p className={styles.soft}>One click. Helps us improve.</p>
          )}
        </div>
        <Choices
          busy={state === 'sending'}
          onChoose={(chosen) => {
            setByKeyboard(document.activeElement?.matches(':focus-visible') === true);
            void choose(chosen);
          }}
        />
      </div>
    </BannerFrame>
  );
}
