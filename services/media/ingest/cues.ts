/**
 * Reads untrusted timed texts (WebVTT, SubRip and TTML) into cues. Only markup for voices, emphasis and languages
 * is kept; everything else is escaped.
 */
import { XMLParser } from 'fast-xml-parser';
import { clockSeconds, readTimedText, webVtt, type Cue } from '@/lib/domain/playback/timed-text';
import { IngestFailure } from './failure';
import { escapedText, payloadOf, safePayload } from './payload';

const bad = (message: string) => new IngestFailure('BAD_TEXT', message);

const SETTINGS = /\b(?:vertical|line|position|size|align|region):[^\s<>&]+/g;

/** Makes payload and settings safe for players: SubRip's font tags and positions are not WebVTT, so they are removed. */
function safeCue({ start, end, text, settings = '' }: Cue): Cue {
  const cue = {
    start,
    end,
    text: safePayload(text.replace(/<\/?font[^<>]*>/gi, '').replace(/\{\\an\d\}/g, '')),
  };
  const known = settings.match(SETTINGS)?.join(' ');
  return known === undefined ? cue : { ...cue, settings: known };
}

/** Cues written by an operator, made safe for players and sorted by start time. */
export const safeCues = (cues: readonly Cue[]): Cue[] =>
  cues.map(safeCue).sort((one, other) => one.start - other.start);

/** `begin`, `end` and `dur` of TTML: clock time with fraction or frames, or offset time (TTML2 §12.3). */
function ttmlSeconds(value: unknown, frameRate: number): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const clock = /^(\d+):(\d{2}):(\d{2})(?:\.(\d+)|:(\d+))?$/.exec(text);
  if (clock) return clockSeconds(clock.slice(1, 5)) + Number(clock[5] ?? 0) / frameRate;
  const offset = /^([\d.]+)(h|ms|m|s|f|t)$/.exec(text);
  if (!offset) return null;
  const units = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frameRate, t: 1e-7 };
  return Number(offset[1]) * units[offset[2] as keyof typeof units];
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Name without its namespace prefix: TTML is written with and without one. */
const local = (name: string) => name.replace(/^.*:/, '');
const childrenOf = (node: Node): [name: string, children: Node[]][] =>
  Object.entries(node).flatMap(([name, value]) =>
    name !== ':@' && Array.isArray(value) ? [[local(name), value.filter(isNode)]] : [],
  );

/** Section of characters that are meant as they stand (XML 1.0 §2.7). */
const CDATA = '#cdata';

/** The payload of a paragraph. References are resolved here and nowhere before, so that none is resolved twice. */
function ttmlPayload(nodes: readonly Node[], written: (text: string) => string = escapedText): string {
  return nodes
    .map((node) => {
      const text = node['#text'];
      if (typeof text === 'string') return written(text.replace(/\s+/g, ' '));
      return childrenOf(node)
        .map(([name, inner]) => {
          if (name === 'br') return '\n';
          return name === CDATA ? ttmlPayload(inner, payloadOf) : ttmlPayload(inner);
        })
        .join('');
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
  // A document type can define entities that expand without limit or read files (XXE); captions need none.
  if (/<!DOCTYPE|<!ENTITY/i.test(file)) throw bad('The TTML file holds a document type, which is refused');
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    parseTagValue: false,
    cdataPropName: CDATA,
    trimValues: false,
  });
  const nodes = (parser.parse(file) as unknown[]).filter(isNode);
  const rate = Number(/frameRate="(\d+)"/.exec(file)?.[1] ?? 30);
  return [...paragraphs(nodes)].flatMap(({ attributes, children }) => {
    const start = ttmlSeconds(attributes['begin'], rate);
    const lasts = ttmlSeconds(attributes['dur'], rate);
    const end =
      ttmlSeconds(attributes['end'], rate) ?? (start !== null && lasts !== null ? start + lasts : null);
    if (start === null || end === null) return [];
    // An empty line would end the cue.
    const text = ttmlPayload(children)
      .trim()
      .replaceAll(/\n{2,}/g, '\n');
    return [{ start, end, text }];
  });
}

const LONGEST_TEXT = 8 * 1024 * 1024;

/** Reads a text, detecting its format by content, not by file name. Throws IngestFailure BAD_TEXT, naming the fault. */
export function readCues(file: string): Cue[] {
  if (file.length > LONGEST_TEXT) throw bad('The text is larger than any captions are');
  const isTtml =
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!DOCTYPE|(?:\w+:)?tt[\s>])/i.test(
      file,
    );
  const cues = isTtml ? readTtml(file) : readTimedText(file).map(safeCue);
  const whole = cues.filter(({ text }) => text !== '').sort((a, b) => a.start - b.start);
  if (whole.length === 0) throw bad('No timed text was found: WebVTT, SubRip (.srt) or TTML is needed');
  const wrong = whole.find(({ start, end }) => end <= start);
  if (wrong) throw bad(`A text ends before it begins, at second ${wrong.start}`);
  return whole;
}

/** Seconds of text in one file of a segmented track. */
export const TEXT_SECONDS = 60;

/**
 * The files of a segmented track: each holds every cue shown during its minute, with unchanged times (RFC 8216 §3.5). A
 * cue that crosses a boundary is in both files, and players show it once.
 */
export function segmentedVtt(cues: readonly Cue[], duration: number): string[] {
  const count = Math.max(1, Math.ceil(duration / TEXT_SECONDS));
  const header = ['X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000'];
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * TEXT_SECONDS, (index + 1) * TEXT_SECONDS];
    return webVtt(
      cues.filter(({ start, end }) => start < to && end > from),
      header,
    );
  });
}
