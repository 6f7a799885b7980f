import { useState } from 'react';
import type { OperatedEntry } from '@/lib/contracts/administration-entries';
import { failureWords } from '../failure-words';

/** Of each dialog that changes an entry. */
export interface EntryDialogProps {
  entry: OperatedEntry;
  /** Its name, and what tells it from others of that name. */
  called: string;
  /** What was done, in words; the list is read anew. */
  onDone: (said: string) => void;
}

/** A dialog that changes something: it closes once that is done, and stays with the reason where it is refused. */
export function useEntryDialog(onDone: EntryDialogProps['onDone']) {
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
    /** @param said once it is done */
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
