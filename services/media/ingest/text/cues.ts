/**
 * Reads untrusted timed texts (WebVTT, SubRip and TTML) into cues. Only markup for voices, emphasis and languages
 * is kept; everything else is escaped.
 */
import { XMLParser } from 'fast-xml-parser';
import { readTimedText, webVtt, type Cue } from '@/lib/domain/playback/timed-text';
import { IngestFailure } from '../failure';
import { escapedText, payloadOf, safePayload } from './payload';
import { ttmlRates, ttmlSeconds, type Attributes } from './ttml-times';

const bad = (message: string, options?: ErrorOptions) => new IngestFailure('BAD_TEXT', message, options);

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

const attributesOf = (node: Node): Attributes => (isNode(node[':@']) ? node[':@'] : {});

/** Parameters of a document, which its root element alone has, in a namespace of their own (TTML2 §7.2). */
function parametersOf(nodes: readonly Node[]): Attributes {
  const root = nodes.find((node) => childrenOf(node).some(([name]) => name === 'tt'));
  const written = Object.entries(root ? attributesOf(root) : {});
  return Object.fromEntries(written.map(([name, value]) => [local(name), value]));
}

function* paragraphs(nodes: readonly Node[]): Generator<{ attributes: Attributes; children: Node[] }> {
  for (const node of nodes) {
    for (const [name, children] of childrenOf(node)) {
      if (name === 'p') yield { attributes: attributesOf(node), children };
      else yield* paragraphs(children);
    }
  }
}

/** The nodes of an XML document. Throws BAD_TEXT for one that is cut off, or nested deeper than any captions are. */
function nodesOf(file: string): Node[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    parseTagValue: false,
    cdataPropName: CDATA,
    trimValues: false,
  });
  try {
    return (parser.parse(file) as unknown[]).filter(isNode);
  } catch (cause) {
    throw bad('The TTML file is damaged: it cannot be read as XML', { cause });
  }
}

function readTtml(file: string): Cue[] {
  // A document type can define entities that expand without limit or read files (XXE); captions need none.
  if (/<!DOCTYPE|<!ENTITY/i.test(file)) throw bad('The TTML file holds a document type, which is refused');
  const nodes = nodesOf(file);
  const rates = ttmlRates(parametersOf(nodes));
  return [...paragraphs(nodes)].flatMap(({ attributes, children }) => {
    const start = ttmlSeconds(attributes['begin'], rates);
    const lasts = ttmlSeconds(attributes['dur'], rates);
    const end =
      ttmlSeconds(attributes['end'], rates) ?? (start !== null && lasts !== null ? start + lasts : null);
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
