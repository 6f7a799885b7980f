import { useRef } from 'react';
import { useChangeDialog } from '@/hooks/use-change-dialog';
import { codeOf } from '@/lib/browser/error-code';
import { failureWords } from '../failure-words';
import type { EntryDialogProps } from './entry-dialog';

/**
 * A dialog that changes an entry. Once somebody else has changed the entry, every try with the version of this list is refused, so
 * closing the dialog has the list fetched again.
 */
export function useEntryDialog({ called: name, onDone }: Pick<EntryDialogProps, 'called' | 'onDone'>) {
  const isLate = useRef(false);
  const wordsOf = (error: unknown) => {
    const code = codeOf(error);
    isLate.current ||= code === 'CONFLICT' || code === 'NOT_FOUND';
    return failureWords(error);
  };
  const dialog = useChangeDialog(wordsOf, (said) => {
    isLate.current = false;
    onDone(said);
  });
  const close = () => {
    dialog.close();
    if (!isLate.current) return;
    // Closing tells twice: by its button, and by the event of the dialog.
    isLate.current = false;
    onDone(`Somebody else has changed ${name}.`);
  };
  return { ...dialog, close };
}
