import type { OperatedEntry } from '@/lib/contracts/administration/entries';

/** Props of every dialog that changes an entry. */
export interface EntryDialogProps {
  entry: OperatedEntry;
  /** Its name, and what distinguishes it from other entries with that name. */
  called: string;
  /** Called with a sentence on what was done; the list is then fetched again. */
  onDone: (said: string) => void;
}
