import { CodeAndPicture } from '@/components/codes/CodeAndPicture';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import type { MadeHandOver } from '@/lib/contracts/viewer/hand-over';
import type { HandOverRequest, Step } from './hand-over-step';
import styles from './hand-over.module.css';

/** The code, as a picture and in letters. */
export function Offered({ offered, origin }: { offered: MadeHandOver; origin: string }) {
  const address = `${origin}/hand-over`;
  return (
    <CodeAndPicture
      code={offered.code}
      picture={{
        text: `${address}?code=${offered.code}`,
        label: 'QR code of the address with the code',
      }}
      before={
        <>
          <p>Scan the code with your phone, or open</p>
          <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
          <p>where you are signed in, and type</p>
        </>
      }
      after={<p className="soft">For five minutes, and for one person.</p>}
    />
  );
}

function Question({ person, opens }: HandOverRequest) {
  return opens === null ? (
    <>
      <strong>{person}</strong> wants to save this lesson.
    </>
  ) : (
    <>
      <strong>{person}</strong> wants to open “{opens}” here.
    </>
  );
}

interface AnswersProps extends HandOverRequest {
  onAnswer: (agrees: boolean) => void;
  isBusy: boolean;
  isFailed: boolean;
}

/** Hands over, or not. */
export function Answers({ person, opens, onAnswer, isBusy, isFailed }: AnswersProps) {
  return (
    <>
      <Row gap={3}>
        <Button onClick={() => onAnswer(true)} softDisabled={isBusy}>
          {opens === null ? `Hand over to ${person}` : 'Open it'}
        </Button>
        <Button look="secondary" onClick={() => onAnswer(false)} softDisabled={isBusy}>
          That is not me
        </Button>
      </Row>
      {/* It may have arrived though nothing came back: the same answer again changes nothing then. */}
      {isFailed ? <p role="alert">That did not work. Please try again.</p> : null}
    </>
  );
}

/** What has changed, in one sentence: nothing else of a step is read aloud by itself. */
export function Sentence({ step }: { step: Step }) {
  switch (step.is) {
    case 'awaited':
      return <p role="status">One moment</p>;
    case 'ended':
      return <p role="status">{step.words}</p>;
    case 'asked':
      return (
        <p role="status" className={styles.question}>
          <Question {...step.request} />
        </p>
      );
    case 'offered':
      return (
        <p role="status" className="visually-hidden">
          The code is {step.offered.code}.
        </p>
      );
  }
}
