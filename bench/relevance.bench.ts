/**
 * npm run bench:relevance: nDCG@10 of judged teacher queries over the sample library, by kind of query. Fails below the targets.
 * `--all` prints the answers of every query, not only of those that fall short.
 */
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { FilterName } from '@/lib/contracts/listing/names';
import { Audiences } from '@/services/product/catalogue/audience';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { searchWithRecognisedFilters } from '@/services/product/listing/recognised-filters';
import { judged } from './relevance/judged';
import type { JudgedQuery } from './relevance/judged-query';
import { sampleLibrary, searched } from './relevance/library';
import { ndcg } from './relevance/ndcg';

const DEPTH = 10;
const TARGET = 0.92;
/** Share of queries with one of the best items in the first three, and share that rightly find nothing. */
const FIRST_TARGET = 0.93;
const NOTHING_TARGET = 0.95;
const SHORT = 0.8;
const FIRST = 3;
/** Queries asked for the first time, in sets: each has a row of its own, and the targets are not about them. */
const isUnseen = (kind: string): boolean => kind.startsWith('unseen');

/** Visitors on a recognised network in Great Britain, the library's most common kind. */
const viewer = { ...anonymousViewer, country: 'GBR' };

const matchesKey = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(key);

/** Keys of the items that have a facet, by `family=key`. */
const carriers = new Map<string, ReadonlySet<string>>();

/** `type/slug`, with `*` as wildcard, and optionally a facet that the item must have: `title/*[theme=jealousy]`. */
function fits(pattern: string, key: string): boolean {
  const [, name = pattern, facet] = /^(.*?)(?:\[(.+)\])?$/.exec(pattern) ?? [];
  return matchesKey(name, key) && (facet === undefined || (carriers.get(facet)?.has(key) ?? false));
}

const nameOf = (pattern: string): string => pattern.replace(/\[.+\]$/, '');

/** The grade of an item: from the matching key with the longest name, a key with a facet before one without. */
function gradeOf({ expect }: JudgedQuery, key: string): number {
  const fitting = Object.keys(expect).filter((pattern) => fits(pattern, key));
  const [longest] = fitting.sort(
    (one, other) => nameOf(other).length - nameOf(one).length || other.length - one.length,
  );
  return longest === undefined ? 0 : (expect[longest] ?? 0);
}

function keysOf(catalogue: Catalogue): string[] {
  return [...catalogue.all()]
    .filter(({ type }) => searched.some((one) => one === type))
    .map(({ type, slug }) => `${type}/${slug}`);
}

function findCarriers(catalogue: Catalogue, facet: string): ReadonlySet<string> {
  const [family, value] = facet.split('=') as [FilterName, string];
  const { hits } = catalogue.engine.search({
    types: searched,
    filters: { [family]: [value] },
    sort: 'name-asc',
    skip: 0,
    limit: 10_000,
    audience,
  });
  return new Set(hits.map(({ id }) => catalogue.item(id)).map((item) => `${item?.type}/${item?.slug}`));
}

interface Figures {
  ndcg: number[];
  /** For each query: one of the best available items is in the first three. */
  first: number[];
  /** For each query that should find nothing: nothing was found or offered. */
  nothing: number[];
}

const catalogue = await sampleLibrary();
const audience = new Audiences(catalogue).of({ viewer });
for (const { expect } of judged)
  for (const pattern of Object.keys(expect)) {
    const facet = /\[(.+)\]$/.exec(pattern)?.[1];
    if (facet !== undefined) carriers.set(facet, findCarriers(catalogue, facet));
  }
const keys = keysOf(catalogue);
const printAll = process.argv.includes('--all');
const all: Figures = { ndcg: [], first: [], nothing: [] };
const byKind = new Map<string, Figures>();
const absent: string[] = [];

function note(kind: string, name: keyof Figures, value: number): void {
  const figures = byKind.get(kind) ?? { ndcg: [], first: [], nothing: [] };
  byKind.set(kind, figures);
  figures[name].push(value);
  if (!isUnseen(kind)) all[name].push(value);
}

function ask(query: JudgedQuery): void {
  const ideal = keys.map((key) => gradeOf(query, key));
  const best = Math.max(...ideal);
  const hopesForNothing = Object.keys(query.expect).length === 0;
  // The library changes: an item that it no longer holds cannot be found.
  if (best === 0 && !hopesForNothing) {
    absent.push(query.query);
    return;
  }
  const asked = { types: searched, text: query.query, filters: {}, aggregations: [], skip: 0, limit: DEPTH };
  const { result: answer } = searchWithRecognisedFilters(catalogue, { ...asked, sort: 'rel-desc' }, audience);
  const found = answer.hits.map(({ id }) => catalogue.item(id)).map((item) => `${item?.type}/${item?.slug}`);
  const grades = found.map((key) => gradeOf(query, key));
  const isNothing = answer.total === 0 && answer.didYouMean === null;
  const figure = hopesForNothing ? Number(isNothing) : ndcg(grades, ideal, DEPTH);
  if (hopesForNothing) note(query.kind, 'nothing', figure);
  else {
    note(query.kind, 'ndcg', figure);
    note(query.kind, 'first', Number(grades.slice(0, FIRST).includes(best)));
  }
  if (!printAll && figure >= SHORT) return;
  const hint = answer.didYouMean ? `  did you mean: ${answer.didYouMean}` : '';
  console.log(`${figure.toFixed(3)}  ${query.kind}: ${query.query}  (${answer.total})${hint}`);
  console.log(found.map((key, index) => `         ${grades[index]} ${key}`).join('\n'));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const shown = (values: readonly number[]): string =>
  (values.length > 0 ? mean(values).toFixed(3) : '–').padStart(8);

for (const query of judged) ask(query);
console.log(`\n${'kind'.padEnd(14)}queries  nDCG@${DEPTH}   top ${FIRST} nothing`);
for (const [kind, { ndcg: gains, first, nothing }] of [...byKind, ['all', all] as const])
  console.log(
    `${kind.padEnd(14)}${String(gains.length + nothing.length).padStart(7)} ${shown(gains)} ${shown(first)} ${shown(nothing)}`,
  );
if (absent.length > 0) console.log(`not asked, for the library holds nothing of it: ${absent.join(', ')}`);
const met =
  mean(all.ndcg) >= TARGET && mean(all.first) >= FIRST_TARGET && mean(all.nothing) >= NOTHING_TARGET;
if (!met) process.exitCode = 1;
