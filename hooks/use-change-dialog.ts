import { useState } from 'react';
import { useAttempt } from './use-attempt';

/**
 * A dialog that makes a change: it closes on success, and stays open with the reason if the change is refused.
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
    /** Does nothing while an earlier press is pending. @param said the sentence announced on success */
    run: async (act: () => Promise<unknown>, said: string) => {
      const work = async () => {
        // So that the same reason is announced again.
        setFault(null);
        await act();
      };
      if (!(await run(work, (error) => setFault(wordsOf(error))))) return;
      close();
      onDone(said);
    },
  };
}
