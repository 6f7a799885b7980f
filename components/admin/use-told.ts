import { useState } from 'react';
import { useAttempt } from '@/hooks/use-attempt';
import { failureWords } from './failure-words';

interface TellOptions {
  /** Said while it is done. */
  meanwhile?: string;
  /** Said before the reason if it fails, such as "Not saved." */
  refused?: string;
  /** Also called with the error. */
  onFail?: (error: unknown) => void;
}

/** An action whose outcome is said, which does nothing while an earlier press is pending. */
export function useTold() {
  const [said, say] = useState('');
  const { isBusy, run } = useAttempt();
  /**
   * Resolves to whether it succeeded.
   * @param work gets the id of what is to be made (`useAttempt`), and returns the sentence that is said on success
   */
  const tell = (
    work: (id: string) => Promise<string>,
    { meanwhile = '', refused, onFail }: TellOptions = {},
  ): Promise<boolean> =>
    run(
      async (id) => {
        say(meanwhile);
        say(await work(id));
      },
      (error) => {
        say(
          refused === undefined
            ? failureWords(error)
            : `${refused} ${failureWords(error, 'Please try again.')}`,
        );
        onFail?.(error);
      },
    );
  return { said, isBusy, say, tell };
}
