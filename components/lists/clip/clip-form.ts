import type { MouseEvent } from 'react';
import { MOST_ENTRIES } from '@/lib/contracts/personal/list-limits';
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

/** A clip that was begun and closed, or that could not be saved: then with the toast that says so. */
export interface ClipDraft {
  clip: ClipForm;
  toast: number | null;
}

export type ChangeClip = (change: Partial<ClipForm>) => void;

/** Length of a new clip before its end is chosen, seconds. */
const FIRST_LENGTH = 30;
/** Value of `list` for a new list, made together with the clip. */
export const NEW_LIST = '';
/** The list for clips that are given no other. */
export const CLIPS = 'My clips';

export const timesOf = ({ start, end }: ClipSpan) => ({ start: clipTime(start), end: clipTime(end) });

/** @param list the one that the clip before it went to */
export const firstClip = (at: number, list = NEW_LIST): ClipForm => ({
  ids: { clip: crypto.randomUUID(), list: crypto.randomUUID() },
  ...timesOf({ start: at, end: at + FIRST_LENGTH }),
  title: '',
  question: '',
  list,
  newList: '',
});

/** Whether closing it would lose more than a press: words, or times chosen by hand. */
export const isBegun = ({ start, end, title, question, newList }: ClipForm, at: number): boolean => {
  const first = timesOf({ start: at, end: at + FIRST_LENGTH });
  return (
    [title, question, newList].some((text) => text.trim() !== '') ||
    start !== first.start ||
    end !== first.end
  );
};

export type TimeErrors = Readonly<Partial<Record<'start' | 'end', string | undefined>>>;

/**
 * What is wrong with the times, at the field that is to be changed; empty when they make a clip.
 * @param latest when the recording has ended, seconds; null when unknown
 */
export function timeErrors(start: number | null, end: number | null, latest: number | null): TimeErrors {
  const problem = clipProblem(start, end, latest);
  if (problem === null) return {};
  if (start === null || end === null)
    return { ...(start === null && { start: problem }), ...(end === null && { end: problem }) };
  return { end: problem };
}

/** To the field that is to be corrected, while the press on Save is handled. */
export function focusOnWrong({ currentTarget }: MouseEvent<HTMLElement>, errors: TimeErrors): void {
  const [name = ''] = Object.keys(errors);
  currentTarget.closest('dialog')?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
}

const load = () => import('@/lib/clients/product-api/personal/lists');

interface CutClip extends ClipForm {
  contentId: string;
  span: ClipSpan;
  /** True on a classroom machine, which has no lists, only its lesson. */
  intoLesson: boolean;
}

/** The list that a clip goes to; a new one is made. */
async function listFor({ list, newList, ids }: ClipForm): Promise<string> {
  if (list !== NEW_LIST) return list;
  const { fetchMyLists, makeList } = await load();
  const name = newList.trim();
  const lists = name === '' ? await fetchMyLists() : [];
  const clips = lists.find((one) => one.name === CLIPS && one.entries < MOST_ENTRIES);
  return clips?.id ?? (await makeList({ id: ids.list, name: name || CLIPS })).id;
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
  const { changeList } = await load();
  return changeList(await listFor(clip), [change]);
}
