/** Files for reference managers: RIS and BibTeX, a record for each work. Pure. */
import { clockText } from '../playback/moments';
import { invertedName, splitName } from '../text/person-name';
import { creatorsOf, type CitedWork } from './cited-work';

type Field = [name: string, value: string];

/** What is not known of a work is left out of its record. */
const known = (fields: readonly Field[]): readonly Field[] => fields.filter(([, value]) => value !== '');

const publishers = ({ producers, library }: CitedWork): string => [...producers, library].join('; ');

const risType = { video: 'VIDEO', audio: 'SOUND' } as const;

/** One tag per line, with CRLF line ends as the format requires. */
function risRecord(work: CitedWork): string {
  const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
  const lines: readonly Field[] = [
    ['TY', work.recording ? risType[work.recording] : 'ELEC'],
    ...creatorsOf(work).names.map((name): Field => ['AU', invertedName(splitName(name))]),
    ['TI', work.name],
    ['PY', work.year],
    ['PB', publishers(work)],
    ['M3', work.kindName],
    ['N1', work.moment === null ? '' : `At ${clockText(work.moment)}`],
    ...(work.notes ?? []).map((note): Field => ['N1', note]),
    ['UR', work.url],
    ['Y2', work.accessed.toISOString().slice(0, 10).replaceAll('-', '/')],
  ];
  const written = known(lines).map(([tag, value]) => `${tag}  - ${oneLine(value)}\r\n`);
  return `${written.join('')}ER  - \r\n`;
}

/** RIS file. */
export const risFile = (works: readonly CitedWork[]): string => works.map(risRecord).join('\r\n');

/** Escapes or removes characters that BibTeX would read as commands. */
function bibText(value: string): string {
  return value
    .replace(/[\\{}]/g, '')
    .replace(/([&%$#_])/g, '\\$1')
    .replaceAll('~', '\\textasciitilde{}')
    .replaceAll('^', '\\textasciicircum{}');
}

/** The form of BibTeX, in which a suffix stands before the given name: `King, Jr., Martin Luther`. */
function bibName(name: string): string {
  const { family, given, suffix } = splitName(name);
  return [family, suffix, given].filter((part) => part !== '').join(', ');
}

/** One `@misc` entry, which every style supports. Braces preserve the capitals of the title. */
function bibtexEntry(work: CitedWork): string {
  const { names } = creatorsOf(work);
  const key = `${splitName(names[0] ?? work.library).family}${work.year}`
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '');
  const at = work.moment === null ? '' : `, at ${clockText(work.moment)}`;
  const fields: readonly Field[] = [
    ['author', names.map(bibName).join(' and ')],
    ['title', `{${bibText(work.name)}}`],
    ['year', work.year],
    ['howpublished', `${bibText(publishers(work))}, \\url{${work.url}}`],
    ['note', `${bibText(work.kindName + at)}. Accessed ${work.accessed.toISOString().slice(0, 10)}`],
    ['annote', bibText((work.notes ?? []).join(' / '))],
  ];
  const written = known(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${key},\n${written.join(',\n')}\n}\n`;
}

/** BibTeX file. */
export const bibtexFile = (works: readonly CitedWork[]): string => works.map(bibtexEntry).join('\n');
