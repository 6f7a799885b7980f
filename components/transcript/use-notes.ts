import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '@/lib/browser/error-code';
import { useSessionStore } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import type { Note } from '@/lib/contracts/notes';

const load = () => import('@/lib/clients/product-api/notes');
const NONE: readonly Note[] = [];

const inOrder = (notes: readonly Note[]) => notes.toSorted((a, b) => a.seconds - b.seconds);

/** Whoever writes a new note chooses its id once, so that a second try after a lost answer makes no second note. */
type WrittenNote = Pick<Note, 'id' | 'seconds' | 'text'>;

export interface Notes {
  list: readonly Note[];
  /** Writes the note of this id, new or with other words; empty text deletes it. True when that succeeded. */
  write: (note: WrittenNote) => Promise<boolean>;
}

/** Notes of the signed-in person on one recording; null for everybody else. */
export function useNotes(contentId: string): Notes | null {
  const userId = useSessionStore((state) =>
    state.method === 'Okta' ? (state.profile?.userId ?? null) : null,
  );
  const toast = useToasts((state) => state.add);
  const queries = useQueryClient();
  const queryKey = ['notes', userId, contentId];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load()).fetchNotes(contentId, undefined, signal),
    enabled: userId !== null,
    // Another tab may have changed the notes, or the same person on another day.
    staleTime: 0,
  });
  if (userId === null) return null;
  const keep = (id: string, note: Note | null) =>
    queries.setQueryData<readonly Note[]>(queryKey, (before = NONE) => {
      const others = before.filter((one) => one.id !== id);
      return note ? inOrder([...others, note]) : others;
    });
  const write: Notes['write'] = async ({ id, seconds, text }) => {
    const { deleteNote, saveNote } = await load();
    const before = queries.getQueryData<readonly Note[]>(queryKey)?.find((one) => one.id === id);
    try {
      if (text !== '') keep(id, await saveNote({ id, contentId, seconds, text, was: before?.text ?? '' }));
      else if (before) {
        await deleteNote(id);
        keep(id, null);
      }
      return true;
    } catch (error) {
      const message =
        codeOf(error) === 'CONFLICT'
          ? 'This note was changed elsewhere. Yours is not saved yet.'
          : 'The note could not be saved. Please try again.';
      toast({ message, tone: 'danger' });
      // What stands there now is what the next try replaces; a write whose answer was lost is seen by this, too.
      void refetch();
      return false;
    }
  };
  return { list: data ?? NONE, write };
}
