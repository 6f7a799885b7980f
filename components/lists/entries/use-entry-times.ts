import { useState, type MouseEvent } from 'react';
import type { ListChange, ShownEntry } from '@/lib/contracts/personal/lists';
import { isTwice } from '@/lib/domain/lists/changes';
import { clipTime, latestEnd, readClipTime } from '@/lib/domain/lists/clip';
import { partOf } from '@/lib/domain/lists/words';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { focusOnWrong, timeErrors, timesOf, type TimeErrors } from '../clip/clip-form';

/** Stands between the two times: nobody can type it into a field of one line. */
const BETWEEN = '\n';

type Times = Record<'start' | 'end', string>;

/** Both times of a clip as one text, because they are written together; empty for an entry without. */
export function timesText(entry: ShownEntry): string {
  const part = partOf(entry);
  return part ? joined(timesOf(part)) : '';
}

const joined = ({ start, end }: Times): string => start + BETWEEN + end;

function split(text: string): Times {
  const [start = '', end = ''] = text.split(BETWEEN);
  return { start, end };
}

/** One of the two times, written as the list writes it, so that 0:00:45 is no other time than 0:45. */
export function timeIn(text: string, name: keyof Times): string {
  const typed = split(text)[name];
  const seconds = readClipTime(typed);
  return seconds === null ? typed : clipTime(seconds);
}

/** The clip between two times as typed; null where one of them is none. */
function spanOf(text: string): ClipSpan | null {
  const times = split(text);
  const [start, end] = [readClipTime(times.start), readClipTime(times.end)];
  return start === null || end === null ? null : { start, end };
}

/**
 * The change of the times from those that were read to those typed; null for none: nobody sees the times of what is not shown any more,
 * and a draft of them holds up no words.
 */
export function cutOf(entry: ShownEntry, was: string, text: string): ListChange | null {
  const [before, span] = [spanOf(was), spanOf(text)];
  return entry.item?.media && before && span ? { do: 'cut', entry: entry.id, was: before, span } : null;
}

interface Edited {
  entry: ShownEntry;
  /** All of the list. */
  entries: readonly ShownEntry[];
  text: string;
  onText: (text: string) => void;
}

function errorsOf({ entry, entries, text }: Edited): TimeErrors {
  // Times that stay are not judged: the recording may be another one by now, and words are changed all the same.
  if (text === timesText(entry) || !entry.item?.media) return {};
  const { start, end } = split(text);
  const span = spanOf(text);
  if (span && isTwice(entries, { ...entry, ...span })) return { end: 'This list has this part already' };
  return timeErrors(
    readClipTime(start),
    readClipTime(end),
    latestEnd(entry.item?.media?.durationMinutes ?? null),
  );
}

/** Start and end of a clip in a list while they are changed; `errors` are shown once they were sent. */
export function useEntryTimes(edited: Edited) {
  const [tried, setTried] = useState(false);
  const errors = errorsOf(edited);
  const times = split(edited.text);
  return {
    times,
    errors: tried ? errors : {},
    span: Object.keys(errors).length === 0 ? spanOf(edited.text) : null,
    onChange: (change: Partial<Times>) => edited.onText(joined({ ...times, ...change })),
    /** A press that needs a clip; where there is none, it leads to the field to correct. */
    whenRight: (run: () => void) => (event: MouseEvent<HTMLElement>) => {
      setTried(true);
      if (Object.keys(errors).length === 0) run();
      else focusOnWrong(event, errors);
    },
  };
}
