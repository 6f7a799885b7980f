/** KBART Phase II (NISO RP-9-2014). The columns are a table, so that another profile only needs another table. Pure. */
import { chunksOf } from '../chunks';
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

/** Works that are compared or written before a pause: some milliseconds. */
const STEP = 500;
const PAUSE = '';

const inOrder = (one: Work, two: Work) => compareNames(one.name, two.name) || (one.id < two.id ? -1 : 1);

function* merged(one: readonly Work[], two: readonly Work[]): Generator<string, Work[]> {
  const works: Work[] = [];
  let [first, second] = [0, 0];
  for (let a = one[0], b = two[0]; a && b; a = one[first], b = two[second]) {
    const isFirst = inOrder(a, b) < 0;
    works.push(isFirst ? a : b);
    if (isFirst) first += 1;
    else second += 1;
    if (works.length % STEP === 0) yield PAUSE;
  }
  return [...works, ...one.slice(first), ...two.slice(second)];
}

function* sorted(works: readonly Work[]): Generator<string, readonly Work[]> {
  let runs: Work[][] = [];
  for (const part of chunksOf(works, STEP)) {
    runs.push(part.toSorted(inOrder));
    yield PAUSE;
  }
  while (runs.length > 1) {
    const longer: Work[][] = [];
    for (const [one = [], two = []] of chunksOf(runs, 2)) longer.push(yield* merged(one, two));
    runs = longer;
  }
  return runs[0] ?? [];
}

const lineOf = (cells: readonly string[]) => `${cells.join('\t')}\n`;

/**
 * The file, piece by piece: of a large library, to order the names alone takes a second, and whoever writes it may do something else
 * between two pieces, of which some are empty.
 *
 * Unlike our tables for people (text/csv), a value that starts like a formula gets no apostrophe: a KBART file is loaded by
 * knowledge bases, which match titles by their plain text and would keep the apostrophe as a part of it.
 */
export function* kbartFile(works: readonly Work[], context: KbartContext): Generator<string> {
  yield lineOf(COLUMNS.map(([name]) => name));
  for (const part of chunksOf(yield* sorted(named(works)), STEP))
    yield part.map((work) => lineOf(COLUMNS.map(([, value]) => cell(value(work, context))))).join('');
}

/** `OpenTheatreLibrary_Global_AllTitles_2026-11-01.txt`. @param whose id of an organisation; null for all titles */
export function kbartName(libraryName: string, whose: string | null, day: string): string {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9-]+/g, '');
  return whose === null
    ? `${plain(libraryName)}_Global_AllTitles_${day}.txt`
    : `${plain(libraryName)}_${plain(whose)}_Entitlement_${day}.txt`;
}
