import type { TeachingList } from '@/lib/contracts/personal/lists';
import { clipProblem, clipTime } from '@/lib/domain/lists/clip';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';

/** A clip while it is being cut. Times are strings, as typed. */
export interface ClipForm {
  /** Ids of the clip and of its new list, the same for each try, so that a second one makes no second clip. */
  ids: Readonly<{ clip: string; list: string }>;
  start: string;
  end: string;
  title: string;
  question: string;
  list: string;
  newList: string;
}

/** A clip that could not be saved, and the toast that says so. */
export interface FailedClip {
  clip: ClipForm;
  toast: number;
}

export type ChangeClip = (change: Partial<ClipForm>) => void;

/** Length of a new clip before its end is chosen, seconds. */
const FIRST_LENGTH = 30;
/** Value of `list` for a new list, made together with the clip. */
export const NEW_LIST = '';

export const timesOf = ({ start, end }: ClipSpan) => ({ start: clipTime(start), end: clipTime(end) });

export const firstClip = (at: number): ClipForm => ({
  ids: { clip: crypto.randomUUID(), list: crypto.randomUUID() },
  ...timesOf({ start: at, end: at + FIRST_LENGTH }),
  title: '',
  question: '',
  list: NEW_LIST,
  newList: '',
});

export type TimeErrors = Readonly<Partial<Record<'start' | 'end', string>>>;

/** What is wrong with the times, at the field that is to be changed; empty when they make a clip. */
export function timeErrors(start: number | null, end: number | null): TimeErrors {
  const problem = clipProblem(start, end);
  if (problem === null) return {};
  if (start === null || end === null)
    return { ...(start === null && { start: problem }), ...(end === null && { end: problem }) };
  return { end: problem };
}

const load = () => import('@/lib/clients/product-api/lists');

interface CutClip extends ClipForm {
  contentId: string;
  span: ClipSpan;
  /** True on a classroom machine, which has no lists, only its lesson. */
  intoLesson: boolean;
}

/** Saves the clip to the chosen list, which it resolves to, or to the lesson (null). Rejects when that fails. */
export async function saveClip({
  contentId,
  span,
  intoLesson,
  ...clip
}: CutClip): Promise<Pick<TeachingList, 'id' | 'name'> | null> {
  const words = { title: clip.title.trim(), question: clip.question.trim(), note: '' };
  const part = { kind: 'clip' as const, documentId: null, ...span };
  const change = { do: 'add' as const, entry: { id: clip.ids.clip, contentId, ...part, ...words } };
  if (intoLesson) {
    const { changeLesson } = await import('@/lib/browser/lesson');
    if (!changeLesson(change)) throw new Error('there is no room');
    return null;
  }
  const { changeList, makeList } = await load();
  const id = clip.list === NEW_LIST ? clip.ids.list : clip.list;
  if (clip.list === NEW_LIST) await makeList({ id, name: clip.newList.trim() || 'My clips' });
  return changeList(id, [change]);
}
