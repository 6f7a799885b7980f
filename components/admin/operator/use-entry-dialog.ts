import { useState } from 'react';
import type { OperatedEntry } from '@/lib/contracts/administration/entries';
import { failureWords } from '../failure-words';

/** Props of every dialog that changes an entry. */
export interface EntryDialogProps {
  entry: OperatedEntry;
  /** Its name, and what distinguishes it from other entries with that name. */
  called: string;
  /** Called with a sentence on what was done; the list is then fetched again. */
  onDone: (said: string) => void;
}

/** A dialog that makes a change: it closes on success, and stays open with the reason if the change is refused. */
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
