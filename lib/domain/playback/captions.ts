/** Parses captions into the lines of a transcript, with only what a transcript needs. */
import { folded } from '../text/fold';
import { textOfMarkup } from '../text/marked';
import { readTimedText, type Cue, type TimedLine } from './timed-text';

/** One line of speech; times in seconds, `speaker` from a `<v Name>` voice tag. */
export interface CaptionLine extends TimedLine {
  speaker: string | null;
}

/** The words of a cue's payload, on one line. */
export const plainText = (payload: string): string =>
  textOfMarkup(payload.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Removes the speaker's name from the start of a caption ("HAMLET: …"), because a transcript already shows it. */
function withoutName(text: string, speaker: string): string {
  const said = text.slice(0, speaker.length + 1).toLowerCase();
  return said === `${speaker.toLowerCase()}:` ? text.slice(speaker.length + 1).trimStart() : text;
}

function lineOf({ start, end, text: payload }: Cue): CaptionLine | null {
  const shown = plainText(payload);
  const name = /<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(payload)?.[1];
  const speaker = name === undefined ? null : plainText(name);
  const text = speaker === null ? shown : withoutName(shown, speaker);
  return text === '' ? null : { start, end, speaker, text };
}

/** Parses a caption file. Comments, styles, regions and invalid cues are left out; lines are sorted by start. */
export function parseCaptions(file: string): CaptionLine[] {
  const lines = readTimedText(file).flatMap((cue) => lineOf(cue) ?? []);
  return lines.sort((a, b) => a.start - b.start);
}

/** Index of the line spoken at a second: the last that has begun; -1 before the first. */
export function lineAt(second: number, lines: readonly CaptionLine[]): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.start ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Indices of the lines that contain the search text, ignoring case and accents; a blank search finds none. */
export function findLines(search: string, lines: readonly CaptionLine[]): number[] {
  const wanted = folded(search.trim());
  if (wanted === '') return [];
  return lines.flatMap((line, index) =>
    folded(`${line.speaker ?? ''} ${line.text}`).includes(wanted) ? [index] : [],
  );
}
