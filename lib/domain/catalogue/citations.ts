/**
 * Citations of a work in the styles that schools use: MLA 9, APA 7, Chicago 17 (bibliography) and Harvard (Cite Them Right). A
 * moment of a recording can be cited to the second.
 */
import { clockText } from '../playback/moments';
import { withFullStop } from '../text/full-stop';
import { invertedName, splitName, type PersonName } from '../text/person-name';
import { creatorsOf, type CitedWork } from './cited-work';

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

function initials(given: string): string {
  return given
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join(' ');
}

const inverted = (name: string): string => invertedName(splitName(name));

function withInitials(name: PersonName): string {
  return invertedName({ ...name, given: initials(name.given) });
}

/** MLA: first inverted, `and` before the second, `et al.` beyond two. */
function mlaNames(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return inverted(first);
  return names.length > 2 ? `${inverted(first)}, et al.` : `${inverted(first)}, and ${second}`;
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
function directed({ names, directing }: ReturnType<typeof creatorsOf>, title: string): string {
  return directing ? `${title}${names.length > 1 ? 's' : ''}` : '';
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
  const made = creatorsOf(work);
  const { day: date, month, year } = day(work.accessed);
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const by =
    made.names.length === 0
      ? ''
      : `${withFullStop(`${mlaNames(made.names)}${directed(made, ', director')}`)} `;
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
  const made = creatorsOf(work);
  const { names } = made;
  const role = made.directing ? ` (${directed(made, 'Director')})` : '';
  const kind = work.recording ? medium[work.recording] : work.kindName;
  const by = names.length === 0 ? '' : `${withFullStop(`${initialNames(names, '&')}${role}`)} `;
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const publisher = [...work.producers, work.library].join('; ');
  const dated = `(${work.year}). `;
  return names.length === 0
    ? [
        { text: work.name, italic: true },
        { text: ` [${kind}${at}]. ${dated}${withFullStop(publisher)} ${work.url}` },
      ]
    : [
        { text: `${by}${dated}` },
        { text: work.name, italic: true },
        { text: ` [${kind}${at}]. ${withFullStop(publisher)} ${work.url}` },
      ];
}

function chicago(work: CitedWork): CitationPart[] {
  const made = creatorsOf(work);
  const by =
    made.names.length === 0 ? '' : `${withFullStop(`${mlaNames(made.names)}${directed(made, ', dir')}`)} `;
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
  const { names, directing } = creatorsOf(work);
  const { day: date, month, year } = day(work.accessed);
  const at = work.moment === null ? '' : `, ${clockText(work.moment)}`;
  const available = `Available at: ${work.url} (Accessed: ${date} ${month} ${year}).`;
  const publisher = [...work.producers, work.library].join(', ');
  if (directing || names.length === 0) {
    const by = directing ? ` Directed by ${initialNames(names, 'and')}` : '';
    return [
      { text: work.name, italic: true },
      {
        text: ` (${work.year}${at})${by === '' ? '.' : withFullStop(by)} ${withFullStop(publisher)} ${available}`,
      },
    ];
  }
  return [
    { text: `${initialNames(names, 'and')} (${work.year}) ` },
    { text: work.name, italic: true },
    { text: `${at}. ${withFullStop(publisher)} ${available}` },
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
