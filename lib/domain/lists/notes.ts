/** Which of a person's notes belong to an entry of a list, and to a line of a transcript. Pure. */
import type { ListEntry } from '@/lib/contracts/personal/lists';
import type { Note } from '@/lib/contracts/personal/notes';
import { lineAt, type CaptionLine } from '../playback/captions';
import { clockText } from '../playback/moments';

/** For a clip, the notes within it; for a moment, those from then on; for an item, all. */
export const notesOfEntry = <One extends Pick<Note, 'contentId' | 'seconds'>>(
  { contentId, start, end }: Pick<ListEntry, 'contentId' | 'start' | 'end'>,
  notes: readonly One[],
): One[] =>
  notes.filter(
    (note) =>
      note.contentId === contentId &&
      (start === null || note.seconds >= start) &&
      (end === null || note.seconds <= end),
  );

/** `1:02 Watch her hands`. */
export const noteLine = ({ seconds, text }: Pick<Note, 'seconds' | 'text'>): string =>
  `${clockText(seconds)} ${text}`;

/** Notes by the index of the line spoken at their time; notes before the first line belong to the first. */
export function notesByLine(
  notes: readonly Note[],
  lines: readonly CaptionLine[],
): ReadonlyMap<number, readonly Note[]> {
  const byLine = new Map<number, Note[]>();
  for (const note of notes) {
    const line = Math.max(0, lineAt(note.seconds, lines));
    byLine.set(line, [...(byLine.get(line) ?? []), note]);
  }
  return byLine;
}
