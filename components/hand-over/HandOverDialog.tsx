import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { CodeAndPicture } from '@/components/codes/CodeAndPicture';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { RESUME_KEY } from '@/hooks/use-resume';
import { codeOf } from '@/lib/browser/error-code';
import { logEvent } from '@/lib/browser/log';
import { LESSON_KEY, openInLesson, parseLesson } from '@/lib/browser/lesson';
import { readStored } from '@/lib/browser/storage';
import type { HandOver, MadeHandOver } from '@/lib/contracts/viewer/hand-over';
import { parsePositions } from '@/lib/domain/playback/resume';
import styles from './hand-over.module.css';

const load = () => import('@/lib/clients/product-api/viewer/hand-overs');
/** Poll interval at which the machine looks for a request, ms. */
const ASK_EVERY_MS = 2_000;

/** What this browser has to hand over: the lesson and the positions in recordings. */
function machineContent() {
  const places = parsePositions(readStored(RESUME_KEY)).flatMap(({ itemId, seconds, duration }) =>
    duration > 0 ? [{ contentId: itemId, seconds, durationSeconds: duration }] : [],
  );
  return { entries: parseLesson(readStored(LESSON_KEY)).entries, places };
}

function useHandOver() {
  const offering = useMutation({ mutationFn: async () => (await load()).offerHandOver(machineContent()) });
  const offered = offering.data;
  const { data: now } = useQuery({
    queryKey: ['hand-over', offered?.id],
    queryFn: async ({ signal }) => (await load()).fetchHandOver(offered?.id ?? '', signal),
    enabled: offered !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.state === 'offered' || state.data === undefined ? ASK_EVERY_MS : false,
    staleTime: 0,
  });
  const answering = useMutation({
    mutationFn: async (agrees: boolean) => {
      const { list } = await (await load()).answerHandOver(offered?.id ?? '', agrees);
      if (list) openInLesson(list.name, list.entries);
      return { agrees, opened: list?.name ?? null };
    },
  });
  return { offering, offered, now, answering };
}

/**
 * Refuses when the dialog or the page goes without an answer: nobody can press the button any more for which the phone waits. An answer
 * that is on its way stays.
 */
function useRefusalOnLeaving({ offered, answering }: ReturnType<typeof useHandOver>, isEnded: boolean) {
  const refuse = useEffectEvent(() => {
    if (!offered || isEnded || answering.isPending) return;
    load()
      .then(({ answerHandOver }) => answerHandOver(offered.id, false))
      .catch((error: unknown) =>
        logEvent('warn', 'A code that is shown no longer could not be withdrawn', error),
      );
  });
  useEffect(() => {
    const leave = () => refuse();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

function Offered({ offered, origin }: { offered: MadeHandOver; origin: string }) {
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

interface Request {
  person: string;
  opens: string | null;
}

function Question({ person, opens }: Request) {
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

interface AnswersProps extends Request {
  onAnswer: (agrees: boolean) => void;
  isBusy: boolean;
  isFailed: boolean;
}

function Answers({ person, opens, onAnswer, isBusy, isFailed }: AnswersProps) {
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

const endings: Readonly<Partial<Record<HandOver['state'], string>>> = {
  over: 'The code has expired.',
  refused: 'Nothing was handed over.',
  done: 'That is done.',
};

type Step =
  | { is: 'awaited' }
  | { is: 'offered'; offered: MadeHandOver }
  | { is: 'asked'; request: Request }
  | { is: 'ended'; words: string };

/** @param told how it ended, where that is known before the library says so */
function stepOf({ offering, offered, now }: ReturnType<typeof useHandOver>, told: string | null): Step {
  if (offering.isError) return { is: 'ended', words: 'There is no code at the moment.' };
  if (!offered) return { is: 'awaited' };
  const words = told ?? (now && endings[now.state]);
  if (words) return { is: 'ended', words };
  if (now?.state === 'asked' && now.person !== null)
    return { is: 'asked', request: { person: now.person, opens: now.opens } };
  return { is: 'offered', offered };
}

/** What has changed, in one sentence: nothing else of a step is read aloud by itself. */
function Sentence({ step }: { step: Step }) {
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

/** The library has said no: the code has expired, or another answer was given. */
const isRefused = (error: unknown) => codeOf(error) === 'CONFLICT' || codeOf(error) === 'NOT_FOUND';

/** On the classroom machine: shows the code and a QR code, then asks to confirm the person by name. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { origin } = useShell();
  const handOver = useHandOver();
  const { offering, now, answering } = handOver;
  const [told, setTold] = useState<string | null>(null);
  const begin = useEffectEvent(() => offering.mutate());
  useEffect(() => begin(), []);
  const again = () => {
    setTold(null);
    answering.reset();
    offering.mutate();
  };
  const answer = (agrees: boolean) =>
    answering.mutate(agrees, {
      onSuccess: ({ opened }) =>
        setTold(
          !agrees
            ? 'Nothing was handed over.'
            : opened === null
              ? `${now?.person ?? 'They'} has it in their account now.`
              : `“${opened}” is open on this machine.`,
        ),
      onError: (error) => {
        if (isRefused(error)) setTold('That did not work. Please show a new code and try again.');
      },
    });
  const step = stepOf(handOver, told);
  useRefusalOnLeaving(handOver, step.is === 'ended');
  return (
    <Dialog onClose={onClose} title="Connect to your account">
      <Stack gap={4}>
        <Sentence step={step} />
        {step.is === 'offered' ? <Offered offered={step.offered} origin={origin} /> : null}
        {step.is === 'asked' ? (
          <Answers
            {...step.request}
            isBusy={answering.isPending}
            isFailed={answering.isError}
            onAnswer={answer}
          />
        ) : null}
        {step.is === 'ended' ? (
          <div>
            <Button look="secondary" onClick={again}>
              Show a new code
            </Button>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  );
}
