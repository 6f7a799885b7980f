/** KBART Phase II (NISO RP-9-2014). The columns are a table, so that another profile only needs another table. Pure. */
import { compareNames } from '../text/collation';
import { splitName } from '../text/person-name';
import type { Work } from './work';

export interface KbartContext {
  libraryName: string;
  coverageDepth: string;
}

const NOTES = { video: 'Streaming video', audio: 'Streaming audio', document: 'Online document' } as const;
const blank = () => '';
type Column = readonly [name: string, value: (work: Work, context: KbartContext) => string];

const COLUMNS: readonly Column[] = [
  ['publication_title', ({ name }) => name],
  ['print_identifier', blank],
  ['online_identifier', blank],
  ['date_first_issue_online', blank],
  ['num_first_vol_online', blank],
  ['num_first_issue_online', blank],
  ['date_last_issue_online', blank],
  ['num_last_vol_online', blank],
  ['num_last_issue_online', blank],
  ['title_url', ({ address }) => address],
  [
    'first_author',
    ({ writers: [first] }) =>
      first === undefined ? '' : (first.sortName?.split(',')[0] ?? splitName(first.name).family),
  ],
  ['title_id', ({ id }) => id],
  ['embargo_info', blank],
  ['coverage_depth', (_work, { coverageDepth }) => coverageDepth],
  ['notes', ({ kind }) => NOTES[kind]],
  ['publisher_name', ({ company }, { libraryName }) => company ?? libraryName],
  ['publication_type', () => 'monograph'],
  ['date_monograph_published_print', blank],
  ['date_monograph_published_online', ({ date }) => publishedOn(date ?? '')],
  ['monograph_volume', blank],
  ['monograph_edition', blank],
  ['first_editor', blank],
  ['parent_publication_title_id', blank],
  ['preceding_publication_title_id', blank],
  ['access_type', () => 'P'],
];

/** KBART Phase II: a whole date, or a year; a time of day has no place, and neither has a month alone. */
const publishedOn = (date: string) => (/^\d{4}(-\d{2}-\d{2}(?=T|$))?(?!\d)/.exec(date) ?? [''])[0];

const cell = (text: string) => text.replace(/[\t\r\n]+/g, ' ').trim();

/** Adds the company to names that occur more than once. */
function named(works: readonly Work[]): Work[] {
  const counts = new Map<string, number>();
  for (const { name } of works) counts.set(name, (counts.get(name) ?? 0) + 1);
  return works.map((work) =>
    (counts.get(work.name) ?? 0) > 1 && work.company !== null
      ? { ...work, name: `${work.name} [${work.company}]` }
      : work,
  );
}

export function kbartFile(works: readonly Work[], context: KbartContext): string {
  const rows = named(works)
    .toSorted((one, two) => compareNames(one.name, two.name) || (one.id < two.id ? -1 : 1))
    .map((work) => COLUMNS.map(([, value]) => cell(value(work, context))));
  return [COLUMNS.map(([name]) => name), ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** `OpenTheatreLibrary_Global_AllTitles_2026-11-01.txt`. @param whose id of an organisation; null for all titles */
export function kbartName(libraryName: string, whose: string | null, day: string): string {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9-]+/g, '');
  return whose === null
    ? `${plain(libraryName)}_Global_AllTitles_${day}.txt`
    : `${plain(libraryName)}_${plain(whose)}_Entitlement_${day}.txt`;
}
