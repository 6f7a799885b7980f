import { clipTime } from '@/lib/domain/lists/clip';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';

/** A clip while it is cut: times as they are typed. */
export interface ClipForm {
  start: string;
  end: string;
  title: string;
  question: string;
  list: string;
  newList: string;
}

export type ChangeClip = (change: Partial<ClipForm>) => void;

/** What a clip begins as when nothing tells its end, seconds. */
const FIRST_LENGTH = 30;
/** Stands for a list that is made with the clip. */
export const NEW_LIST = '';

export const timesOf = ({ start, end }: ClipSpan) => ({ start: clipTime(start), end: clipTime(end) });

export const firstClip = (at: number): ClipForm => ({
  ...timesOf({ start: at, end: at + FIRST_LENGTH }),
  title: '',
  question: '',
  list: NEW_LIST,
  newList: '',
});

const load = () => import('@/lib/clients/product-api/lists');

interface CutClip extends ClipForm {
  contentId: string;
  span: ClipSpan;
  /** On a classroom machine, which has no lists but its lesson. */
  intoLesson: boolean;
}

/** Puts the clip where it was wished. Rejects where that cannot be done. */
export async function saveClip({ contentId, span, intoLesson, ...clip }: CutClip): Promise<void> {
  const words = { title: clip.title.trim(), question: clip.question.trim(), note: '' };
  const part = { kind: 'clip' as const, documentId: null, ...span };
  const change = { do: 'add' as const, entry: { id: crypto.randomUUID(), contentId, ...part, ...words } };
  if (intoLesson) {
    const { changeLesson } = await import('@/lib/browser/lesson');
    if (!changeLesson(change)) throw new Error('there is no room');
    return;
  }
  const { changeList, makeList } = await load();
  const id = clip.list === NEW_LIST ? crypto.randomUUID() : clip.list;
  if (clip.list === NEW_LIST) await makeList({ id, name: clip.newList.trim() || 'My clips' });
  await changeList(id, [change]);
}
