/**
 * Texts with times: WebVTT (W3C), SubRip and TTML read into cues, and cues written as WebVTT. What is read is text from
 * outside: of markup only voices, emphasis and languages stay, everything else is escaped.
 */
import { XMLParser } from 'fast-xml-parser';
import { IngestFailure } from './failure';

/** One cue; seconds, WebVTT payload, and WebVTT settings (position, alignment) where they were given. */
export interface Cue {
  start: number;
  end: number;
  text: string;
  settings?: string;
}

const bad = (message: string) => new IngestFailure('BAD_TEXT', message);

const TIMING =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})[ \t]*(.*)$/;
const SETTINGS = /\b(?:vertical|line|position|size|align|region):[^\s<>&]+/g;

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (
  string | undefined
)[]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);

const TAGS = /<(\/?)(v|i|b|u|c|lang|ruby|rt)((?:\.[\w-]+)*)(?:\s+([^<>&]*))?>/g;

/** The payload with every tag that is not WebVTT's shown as text. */
function safePayload(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(TAGS)) {
    parts.push(escapedText(text.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  return [...parts, escapedText(text.slice(at))]
    .join('')
    .replace(/\n{2,}/g, '\n')
    .replaceAll('-->', '→');
}

const escapedText = (text: string) =>
  text
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

function blocksOf(file: string): string[] {
  return file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n').split(/\n{2,}/); // prettier-ignore
}

/** WebVTT and SubRip differ in the sign before milliseconds and in a heading: one reader does for both. */
function cueOfBlock(block: string): Cue | null {
  const rows = block.split('\n');
  const at = rows.findIndex((row) => TIMING.test(row));
  const timing = TIMING.exec(rows[at] ?? '');
  if (!timing) return null;
  const settings = (timing[9] ?? '').match(SETTINGS)?.join(' ');
  const text = safePayload(rows.slice(at + 1).join('\n').trim().replace(/<\/?font[^>]*>/gi, '').replace(/\{\\an\d\}/g, '')); // prettier-ignore
  const cue = { start: secondsOf(timing.slice(1, 5)), end: secondsOf(timing.slice(5, 9)), text };
  return settings === undefined ? cue : { ...cue, settings };
}

/** `begin`, `end` and `dur` of TTML: clock time with fraction or frames, or offset time (TTML2 §12.3). */
function ttmlSeconds(value: unknown, frameRate: number): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const clock = /^(\d+):(\d{2}):(\d{2})(?:\.(\d+)|:(\d+))?$/.exec(text);
  if (clock) return secondsOf(clock.slice(1, 5)) + Number(clock[5] ?? 0) / frameRate;
  const offset = /^([\d.]+)(h|ms|m|s|f|t)$/.exec(text);
  if (!offset) return null;
  const units = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frameRate, t: 1e-7 };
  return Number(offset[1]) * units[offset[2] as keyof typeof units];
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Name without prefix: TTML is written with and without one. */
const local = (name: string) => name.replace(/^.*:/, '');
const childrenOf = (node: Node): [name: string, children: Node[]][] =>
  Object.entries(node).flatMap(([name, value]) =>
    name !== ':@' && Array.isArray(value) ? [[local(name), value.filter(isNode)]] : [],
  );

function ttmlText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      const text = node['#text'];
      if (typeof text === 'string' || typeof text === 'number') return String(text).replace(/\s+/g, ' ');
      return childrenOf(node).map(([name, inner]) => (name === 'br' ? '\n' : ttmlText(inner))).join(''); // prettier-ignore
    })
    .join('');
}

function* paragraphs(nodes: readonly Node[]): Generator<{ attributes: Node; children: Node[] }> {
  for (const node of nodes) {
    for (const [name, children] of childrenOf(node)) {
      const attributes = isNode(node[':@']) ? node[':@'] : {};
      if (name === 'p') yield { attributes, children };
      else yield* paragraphs(children);
    }
  }
}

function readTtml(file: string): Cue[] {
  // A document type may define entities that swell or open files; captions need none.
  if (/<!DOCTYPE|<!ENTITY/i.test(file)) throw bad('The TTML file holds a document type, which is refused');
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', processEntities: true, trimValues: false }); // prettier-ignore
  const nodes = (parser.parse(file) as unknown[]).filter(isNode);
  const rate = Number(/frameRate="(\d+)"/.exec(file)?.[1] ?? 30);
  return [...paragraphs(nodes)].flatMap(({ attributes, children }) => {
    const start = ttmlSeconds(attributes['begin'], rate);
    const lasts = ttmlSeconds(attributes['dur'], rate);
    const end =
      ttmlSeconds(attributes['end'], rate) ?? (start !== null && lasts !== null ? start + lasts : null);
    return start === null || end === null
      ? []
      : [{ start, end, text: escapedText(ttmlText(children).trim()) }];
  });
}

const LONGEST_TEXT = 8 * 1024 * 1024;

/** Reads a text by what it holds, not by its name. Throws IngestFailure BAD_TEXT, naming the fault. */
export function readCues(file: string): Cue[] {
  if (file.length > LONGEST_TEXT) throw bad('The text is larger than any captions are');
  const isTtml = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!DOCTYPE|(?:\w+:)?tt[\s>])/i.test(
    file,
  );
  const cues = isTtml
    ? readTtml(file)
    : blocksOf(file)
        .filter((block) => !/^(NOTE|STYLE|REGION|WEBVTT)\b(?![\s\S]*-->)/.test(block))
        .flatMap((block) => cueOfBlock(block) ?? []);
  const whole = cues.filter(({ text }) => text !== '').sort((a, b) => a.start - b.start);
  if (whole.length === 0) throw bad('No timed text was found: WebVTT, SubRip (.srt) or TTML is needed');
  const wrong = whole.find(({ start, end }) => end <= start);
  if (wrong) throw bad(`A text ends before it begins, at second ${wrong.start}`);
  return whole;
}

/** `HH:MM:SS.mmm`. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

const cueText = ({ start, end, text, settings }: Cue) =>
  `${clock(start)} --> ${clock(end)}${settings === undefined ? '' : ` ${settings}`}\n${text}\n`;

/** A WebVTT file. */
export const webVtt = (cues: readonly Cue[]): string => `WEBVTT\n\n${cues.map(cueText).join('\n')}`;

/** Seconds of text in one file of a segmented track. */
export const TEXT_SECONDS = 60;

/**
 * The files of a segmented track: each holds every cue that shows in its minute, times unchanged (RFC 8216 §3.5), so a
 * cue on a border stands in both and players show it once.
 */
export function segmentedVtt(cues: readonly Cue[], duration: number): string[] {
  const count = Math.max(1, Math.ceil(duration / TEXT_SECONDS));
  const heading = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n';
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * TEXT_SECONDS, (index + 1) * TEXT_SECONDS];
    return heading + cues.filter(({ start, end }) => start < to && end > from).map(cueText).join('\n'); // prettier-ignore
  });
}
