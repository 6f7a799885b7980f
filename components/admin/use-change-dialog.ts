import { useState } from 'react';
import { failureWords } from './failure-words';

/**
 * A dialog that makes a change: it closes on success, and stays open with the reason if the change is refused.
 * @param onDone called with a sentence on what was done
 */
export function useChangeDialog(onDone: (said: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const close = () => setOpen(false);
  return {
    isOpen,
    fault,
    open: () => {
      setFault(null);
      setOpen(true);
    },
    close,
    /** @param said the sentence announced on success */
    run: async (act: () => Promise<unknown>, said: string) => {
      try {
        await act();
        close();
        onDone(said);
      } catch (error) {
        setFault(failureWords(error));
      }
    },
  };
}
