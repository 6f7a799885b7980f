import { useState } from 'react';
import { useAttempt } from './use-attempt';

/**
 * A dialog that makes a change: it closes on success, and stays open with the reason if the change is refused. Closed meanwhile, it
 * opens again with the reason, which nothing else says.
 * @param wordsOf says why it was refused
 * @param onDone called with a sentence on what was done
 */
export function useChangeDialog(wordsOf: (error: unknown) => string, onDone: (said: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, run } = useAttempt();
  const close = () => setOpen(false);
  return {
    isOpen,
    fault,
    isBusy,
    open: () => {
      setFault(null);
      setOpen(true);
    },
    close,
    /** Does nothing while an earlier press is pending. @param said the sentence announced on success, or how the answer makes it */
    run: async <Answer>(act: () => Promise<Answer>, said: string | ((answer: Answer) => string)) => {
      let words = '';
      const work = async () => {
        // So that the same reason is announced again.
        setFault(null);
        const answer = await act();
        words = typeof said === 'string' ? said : said(answer);
      };
      const refused = (error: unknown) => {
        setFault(wordsOf(error));
        setOpen(true);
      };
      if (!(await run(work, refused))) return;
      close();
      onDone(words);
    },
  };
}
