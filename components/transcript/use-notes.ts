import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';
import { codeOf } from '@/lib/browser/error-code';
import { failedWords } from '@/lib/browser/failed-words';
import { DRAFTS } from '@/lib/browser/session-storage';
import { useSignedInId } from '@/stores/session';
import { removeToast, toastFailure } from '@/stores/toasts';
import type { Note } from '@/lib/contracts/personal/notes';

const load = () => import('@/lib/clients/product-api/personal/notes');
const NONE: readonly Note[] = [];

const inOrder = (notes: readonly Note[]) => notes.toSorted((a, b) => a.seconds - b.seconds);

/** Whoever writes a new note chooses its id once, so that a second try after a lost answer makes no second note. */
interface WrittenNote extends Pick<Note, 'id' | 'seconds' | 'text'> {
  /**
   * The words that its form began with: those alone are replaced, so that nobody's change is overwritten unseen. Null after a
   * refusal, which the person has been told of: then it is the words that stand there now.
   */
  was: string | null;
}

export interface Notes {
  list: readonly Note[];
  /** Start of the keys under which what is half written is kept for the session: one person's, on one recording. */
  drafts: string;
  /** Writes the note of this id, new or with other words; empty text deletes it. True when that succeeded. */
  write: (note: WrittenNote) => Promise<boolean>;
}

/** Notes of the signed-in person on one recording; null for everybody else. */
export function useNotes(contentId: string): Notes | null {
  const userId = useSignedInId();
  /** The toast about the latest failure to write a note, by the note's id. */
  const failures = useRef(new Map<string, number>());
  const queries = useQueryClient();
  const queryKey = usePersonKey('notes', contentId);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load()).fetchNotes(contentId, { signal }),
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
  const forget = (id: string) => removeToast(failures.current.get(id) ?? 0);
  const write: Notes['write'] = async ({ id, seconds, text, was: began }) => {
    const before = queries.getQueryData<readonly Note[]>(queryKey)?.find((one) => one.id === id);
    const was = began ?? before?.text ?? '';
    try {
      const { deleteNote, saveNote } = await load();
      if (text !== '') keep(id, await saveNote({ id, contentId, seconds, text, was }));
      else if (before) {
        await deleteNote(id, was);
        keep(id, null);
      }
      forget(id);
      return true;
    } catch (error) {
      const message =
        codeOf(error) === 'CONFLICT'
          ? 'This note was changed elsewhere. Your change is not saved yet.'
          : failedWords(error, 'The note could not be saved. Please try again.');
      forget(id);
      failures.current.set(id, toastFailure(message));
      // What stands there now is what the next try replaces; a write whose answer was lost is seen by this, too.
      void refetch();
      return false;
    }
  };
  return { list: data ?? NONE, drafts: `${DRAFTS}${userId}.${contentId}`, write };
}
