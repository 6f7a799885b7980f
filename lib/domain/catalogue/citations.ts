/**
 * Citations of an item in the styles that schools use: MLA 9, APA 7, Chicago 17 (bibliography), Harvard (Cite Them
 * Right), and as RIS and BibTeX files. A moment of a recording can be cited to the second.
 */
import { clockText } from '../playback/moments';

export interface CitedWork {
  name: string;
  /** "Production", "Study guide" … */
  kindName: string;
  recording: 'video' | 'audio' | null;
  contributors: readonly { name: string; role: 'author' | 'director' | 'performer' }[];
  producers: readonly string[];
  /** Year of the work, else the year it was published in this library. */
  year: string;
  /** The library's name. */
  library: string;
  url: string;
  accessed: Date;
  /** Position in the recording, seconds; null cites the whole recording. */
  moment: number | null;
  /** Notes of the person who exports the citation. */
  notes?: readonly string[];
}

/** Running text; `italic` marks titles. */
export interface CitationPart {
  text: string;
  italic?: true;
}
export interface Citation {
  style: string;
  parts: CitationPart[];
}

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** Words before a family name that are part of it. */
const PARTICLES = new Set([
  'de',
  'del',
  'della',
  'di',
  'da',
  'du',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'ten',
  'ter',
  'bin',
  'ibn',
  'al',
]);

interface PersonName {
  family: string;
  given: string;
}

/** Splits `Ludwig van Beethoven` into family `van Beethoven` and given `Ludwig`; one word is a family name. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}

function inverted({ family, given }: PersonName): string {
  return given === '' ? family : `${family}, ${given}`;
}

function initials(given: string): string {
  return given
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join(' ');
}

function withInitials({ family, given }: PersonName): string {
  return given === '' ? family : `${family}, ${initials(given)}`;
}

/** Creators of the work: the directors of a recording, else the authors. Performers are not creators. */
function creators(work: CitedWork): { names: string[]; directing: boolean } {
  const of = (role: string) =>
    work.contributors.filter((person) => person.role === role).map(({ name }) => name);
  const directors = work.recording ? of('director') : [];
  if (directors.length > 0) return { names: directors, directing: true };
  return { names: of('author'), directing: false };
}

/** Each person once, in order. */
const once = (names: readonly string[]) => [...new Set(names)];

/** MLA: first inverted, `and` before the second, `et al.` beyond two. */
function mlaNames(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return inverted(splitName(first));
  return names.length > 2
    ? `${inverted(splitName(first))}, et al.`
    : `${inverted(splitName(first))}, and ${second}`;
}

/** APA and Harvard: all with initials, joined by the style's word; APA names up to twenty. */
function initialNames(names: readonly string[], and: string): string {
  const shown = names.map((name) => withInitials(splitName(name)));
  const last = shown.at(-1) ?? '';
  if (shown.length < 2) return last;
  const comma = and === '&' ? ', ' : ' ';
  return `${shown.slice(0, -1).join(', ')}${comma}${and} ${last}`;
}

/** The style's title for directors, in the singular or plural; empty for authors. */
function directed({ names, directing }: ReturnType<typeof creators>, title: string): string {
  return directing ? `${title}${names.length > 1 ? 's' : ''}` : '';
}

/** Ends a sentence with a full stop, unless it already ends with a punctuation mark. */
function stop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

const medium = { video: 'Video', audio: 'Audio recording' } as const;

function day(date: Date): { day: number; month: (typeof MONTHS)[number]; year: number } {
  return {
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? 'January',
    year: date.getUTCFullYear(),
  };
}

/** MLA abbreviates every month except May, June and July. */
function mlaMonth(month: string): string {
  if (month.length <= 4) return month;
  return `${month.slice(0, month === 'September' ? 4 : 3)}.`;
}

function mla(work: CitedWork): CitationPart[] {
  const made = creators(work);
  const { day: date, month, year } = day(work.accessed);
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const by =
    made.names.length === 0 ? '' : `${stop(`${mlaNames(made.names)}${directed(made, ', director')}`)} `;
  const producers = work.producers.length > 0 ? `${work.producers.join(' and ')}, ` : '';
  return [
    { text: by },
    { text: work.name, italic: true },
    { text: `. ${producers}${work.year}${at}. ` },
    { text: work.library, italic: true },
    { text: `, ${work.url}. Accessed ${date} ${mlaMonth(month)} ${year}.` },
  ];
}

function apa(work: CitedWork): CitationPart[] {
  const made = creators(work);
  const { names } = made;
  const role = made.directing ? ` (${directed(made, 'Director')})` : '';
  const kind = work.recording ? medium[work.recording] : work.kindName;
  const by = names.length === 0 ? '' : `${stop(`${initialNames(names, '&')}${role}`)} `;
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const publisher = [...work.producers, work.library].join('; ');
  const dated = `(${work.year}). `;
  return names.length === 0
    ? [{ text: work.name, italic: true }, { text: ` [${kind}${at}]. ${dated}${stop(publisher)} ${work.url}` }]
    : [
        { text: `${by}${dated}` },
        { text: work.name, italic: true },
        { text: ` [${kind}${at}]. ${stop(publisher)} ${work.url}` },
      ];
}

function chicago(work: CitedWork): CitationPart[] {
  const made = creators(work);
  const by = made.names.length === 0 ? '' : `${stop(`${mlaNames(made.names)}${directed(made, ', dir')}`)} `;
  const producers = work.producers.length > 0 ? `${work.producers.join(' and ')}, ` : '';
  const kind = work.recording ? medium[work.recording] : work.kindName;
  const at = work.moment === null ? '' : `, at ${clockText(work.moment)}`;
  const { day: date, month, year } = day(work.accessed);
  return [
    { text: by },
    { text: work.name, italic: true },
    {
      text: `. ${producers}${work.year}. ${kind}${at}. ${work.library}. Accessed ${month} ${date}, ${year}. ${work.url}.`,
    },
  ];
}

function harvard(work: CitedWork): CitationPart[] {
  const { names, directing } = creators(work);
  const { day: date, month, year } = day(work.accessed);
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const available = `Available at: ${work.url} (Accessed: ${date} ${month} ${year}).`;
  const publisher = [...work.producers, work.library].join(', ');
  if (directing || names.length === 0) {
    const by = directing ? ` Directed by ${initialNames(names, 'and')}` : '';
    return [
      { text: work.name, italic: true },
      { text: ` (${work.year}${at})${by === '' ? '.' : stop(by)} ${stop(publisher)} ${available}` },
    ];
  }
  return [
    { text: `${initialNames(names, 'and')} (${work.year}) ` },
    { text: work.name, italic: true },
    { text: `${at}. ${stop(publisher)} ${available}` },
  ];
}

/** The four text styles, the ones most used in schools first. */
export function citations(work: CitedWork): Citation[] {
  return [
    { style: 'MLA (9th edition)', parts: mla(work) },
    { style: 'APA (7th edition)', parts: apa(work) },
    { style: 'Chicago (17th edition)', parts: chicago(work) },
    { style: 'Harvard', parts: harvard(work) },
  ];
}

export function plainCitation({ parts }: Citation): string {
  return parts.map(({ text }) => text).join('');
}

const risType = { video: 'VIDEO', audio: 'SOUND' } as const;

/** RIS file: one tag per line, with CRLF line ends as the format requires. */
export function risFile(work: CitedWork): string {
  const { names } = creators(work);
  const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
  const accessed = work.accessed.toISOString().slice(0, 10).replaceAll('-', '/');
  const lines: [string, string][] = [
    ['TY', work.recording ? risType[work.recording] : 'ELEC'],
    ...once(names).map((name): [string, string] => ['AU', inverted(splitName(name))]),
    ['TI', work.name],
    ['PY', work.year],
    ['PB', [...work.producers, work.library].join('; ')],
    ['M3', work.kindName],
    ...(work.moment === null ? [] : [['N1', `At ${clockText(work.moment)}`] as [string, string]]),
    ...(work.notes ?? []).map((note): [string, string] => ['N1', note]),
    ['UR', work.url],
    ['Y2', accessed],
    ['ER', ''],
  ];
  return (
    lines
      .map(([tag, value]) => `${tag}  - ${oneLine(value)}`.trimEnd() + (tag === 'ER' ? ' ' : ''))
      .join('\r\n') + '\r\n'
  );
}

/** Escapes or removes characters that BibTeX would read as commands. */
function bibText(value: string): string {
  return value
    .replace(/[\\{}]/g, '')
    .replace(/([&%$#_])/g, '\\$1')
    .replaceAll('~', '\\textasciitilde{}')
    .replaceAll('^', '\\textasciicircum{}');
}

/** BibTeX file: one `@misc` entry, which every style supports. Braces preserve the capitals of the title. */
export function bibtexFile(work: CitedWork): string {
  const { names } = creators(work);
  const key = `${splitName(names[0] ?? work.library).family}${work.year}`
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '');
  const at = work.moment === null ? '' : `, at ${clockText(work.moment)}`;
  const fields: [string, string][] = [
    ...(names.length > 0
      ? [
          [
            'author',
            once(names)
              .map((name) => inverted(splitName(name)))
              .join(' and '),
          ] as [string, string],
        ]
      : []),
    ['title', `{${bibText(work.name)}}`],
    ['year', work.year],
    ['howpublished', `${bibText([...work.producers, work.library].join('; '))}, \\url{${work.url}}`],
    ['note', `${bibText(work.kindName + at)}. Accessed ${work.accessed.toISOString().slice(0, 10)}`],
    ...(work.notes?.length ? [['annote', bibText(work.notes.join(' / '))] as [string, string]] : []),
  ];
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}\n`;
}
