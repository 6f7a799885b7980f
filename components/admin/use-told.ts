import { useState } from 'react';
import { useAttempt } from '@/hooks/use-attempt';
import { failureWords } from './failure-words';
import { isOfTyped, useRefusedField } from './use-refused-field';

interface TellOptions {
  /** Said while it is done. */
  meanwhile?: string;
  /** Said before the reason if it fails, such as "Not saved." */
  refused?: string;
  /** Whether a failure is of what the field holds that has `field` (below). Default: one of what was typed is. */
  isOfField?: (error: unknown) => boolean;
  /** Also called with the error. */
  onFail?: (error: unknown) => void;
}

const refusedWords = (error: unknown, refused: string | undefined): string =>
  refused === undefined ? failureWords(error) : `${refused} ${failureWords(error, 'Please try again.')}`;

/**
 * An action whose outcome is said, which does nothing while an earlier press is pending. A form spreads `field` on the field that may be
 * refused: the reason then stands there, and is not said twice.
 */
export function useTold() {
  const [said, say] = useState('');
  const { isBusy, run } = useAttempt();
  const [refusal, setRefusal] = useState<unknown>(null);
  const field = useRefusedField(refusal, () => setRefusal(null));
  /**
   * Resolves to whether it succeeded.
   * @param work gets the id of what is to be made (`useAttempt`), and returns the sentence that is said on success
   */
  const tell = (
    work: (id: string) => Promise<string>,
    { meanwhile = '', refused, isOfField = isOfTyped, onFail }: TellOptions = {},
  ): Promise<boolean> =>
    run(
      async (id) => {
        setRefusal(null);
        say(meanwhile);
        say(await work(id));
      },
      (error) => {
        const isAtField = refused !== undefined && field.ref.current !== null && isOfField(error);
        if (isAtField) setRefusal(error);
        say(isAtField ? refused : refusedWords(error, refused));
        onFail?.(error);
      },
    );
  return { said, isBusy, say, tell, field };
}
