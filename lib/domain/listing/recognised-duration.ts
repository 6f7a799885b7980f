/** Recognises durations in a search text ("short", "under 10 minutes") and turns them into the duration filter. Pure. */
import { isQuotedAt } from './quotation';
import { durationSpans, type Span } from './spans';

interface RecognisedDuration {
  /** The rest of the search text. */
  text: string;
  /** Keys of the duration filter. */
  values: readonly string[];
  /** Label of the filter: "Under 30 minutes". */
  label: string;
  /** The words recognised, and the text with them in quotation marks, which searches for them literally. */
  words: string;
  literal: string;
}

interface Bounds {
  from: number;
  to: number;
}

const LESS = 'under|less than|shorter than|up to|no more than|at most|within';
const MORE = 'over|more than|longer than|at least';
const amount = String.raw`(\d{1,3})[\s-]*(minutes?|mins?|hours?|hrs?)\b`;
const less = new RegExp(String.raw`\b(?:${LESS})\s+${amount}`, 'i');
const more = new RegExp(String.raw`\b(?:${MORE})\s+${amount}`, 'i');
/** Behind "for a" it is said of what the thing is for ("for a short performance"), unless it is looked for ("looking for a short play"). */
const purpose = /(?<!\b(?:look|search|ask)(?:ing)?\s)\b(?:for|into)\s(?:an?|the|my|our|your)\s/;
const short = new RegExp(String.raw`(?<![\p{L}\p{N}-]|${purpose.source})short(?![\p{L}\p{N}-])`, 'iu');

const SHORT = durationSpans[0]?.to ?? 0;

const minutesOf = ([, count = '', unit = '']: RegExpExecArray): number =>
  Number(count) * (unit.toLowerCase().startsWith('h') ? 60 : 1);

/** Finds a duration in a text: its position and its bounds in minutes. */
function find(text: string): { match: RegExpExecArray; bounds: Bounds } | null {
  const below = less.exec(text);
  if (below) return { match: below, bounds: { from: 0, to: minutesOf(below) } };
  const above = more.exec(text);
  if (above) return { match: above, bounds: { from: minutesOf(above), to: Infinity } };
  const brief = short.exec(text);
  return brief && { match: brief, bounds: { from: 0, to: SHORT } };
}

/** Spans within the bounds; if there are none, the nearest, so that "under 5 minutes" means the shortest span. */
function spansWithin({ from, to }: Bounds): readonly Span[] {
  const within = durationSpans.filter((span) => span.from >= from && span.to <= to);
  if (within.length > 0) return within;
  return from === 0 ? durationSpans.slice(0, 1) : durationSpans.slice(-1);
}

function labelOf(spans: readonly Span[]): string {
  const [first] = spans;
  const last = spans.at(-1);
  if (spans.length === 1 || !first || !last) return first?.name ?? '';
  return first.from === 0 ? `Under ${last.to} minutes` : `${first.from} minutes or more`;
}

/** The duration in a text; null if there is none or it is in quotation marks. */
export function recognisedDuration(text: string): RecognisedDuration | null {
  const found = find(text);
  if (!found || isQuotedAt(text, found.match.index)) return null;
  const [words] = found.match;
  const start = text.slice(0, found.match.index);
  const end = text.slice(found.match.index + words.length);
  const spans = spansWithin(found.bounds);
  return {
    text: `${start.trimEnd()} ${end.trimStart()}`.trim(),
    values: spans.map(({ key }) => key),
    label: labelOf(spans),
    words,
    literal: `${start}"${words}"${end}`,
  };
}
