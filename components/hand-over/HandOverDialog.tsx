import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/message/Dialog';
import { codeOf } from '@/lib/browser/error-code';
import { stepOf } from './hand-over-step';
import { Answers, Offered, Sentence } from './HandOverSteps';
import { useHandOver, useRefusalOnLeaving } from './use-hand-over';

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
