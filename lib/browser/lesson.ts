/** The list of a lesson on a classroom machine, stored in this browser only. Loaded when somebody uses it. */
import { z } from 'zod';
import { MOST_ENTRIES, NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import { listEntrySchema, type ListChange, type ListEntry } from '@/lib/contracts/personal/lists';
import { changedList } from '@/lib/domain/lists/changes';
import { readStored, writeStored } from './storage';

export const LESSON_KEY = 'dt.lesson';

const lessonSchema = z.object({
  /** Name of the list that a teacher opened here; empty: none. */
  name: z.string().max(NAME_LENGTH),
  entries: z.array(listEntrySchema).max(MOST_ENTRIES),
});
export type Lesson = z.infer<typeof lessonSchema>;

const NONE: Lesson = { name: '', entries: [] };

/** Invalid text gives an empty lesson. */
export function parseLesson(text: string | null): Lesson {
  if (text === null) return NONE;
  try {
    return lessonSchema.catch(NONE).parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

const keep = (lesson: Lesson) => writeStored(LESSON_KEY, JSON.stringify(lesson));

/** False when the change was not made: the list or the browser's storage is full, for example. */
export function changeLesson(change: ListChange): boolean {
  const lesson = { ...parseLesson(readStored(LESSON_KEY)), note: '', sharing: 'private' as const };
  const result = changedList<ListEntry, typeof lesson>(lesson, change, (entry) =>
    listEntrySchema.parse(entry),
  );
  return result.ok && keep({ name: result.list.name, entries: [...result.list.entries] });
}

/** Puts a teacher's list before the entries that are here already, which are kept (up to MOST_ENTRIES in all). */
export function openInLesson(name: string, entries: readonly ListEntry[]): void {
  const known = new Set(entries.map(({ id }) => id));
  const others = parseLesson(readStored(LESSON_KEY)).entries.filter(({ id }) => !known.has(id));
  keep({ name, entries: [...entries, ...others].slice(0, MOST_ENTRIES) });
}
