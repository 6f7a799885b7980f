/**
 * npm run bench:relevance: nDCG@10 of judged teacher queries over the sample library. Fails below the target, and when a judged item
 * no longer exists. `--all` prints the answers of every query, not only of those that fall short.
 */
import { anonymousViewer } from '@/lib/contracts/viewer';
import type { FilterName } from '@/lib/contracts/listing';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { judged } from './relevance/judged';
import type { JudgedQuery } from './relevance/judged-query';
import { sampleLibrary, searched } from './relevance/library';
import { ndcg } from './relevance/ndcg';

const DEPTH = 10;
const TARGET = 0.85;
const SHORT = 0.8;

/** Visitors of a recognised network in Great Britain, the library's commonest. */
const viewer = { ...anonymousViewer, country: 'GBR' };

const matchesKey = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(key);

/** Keys of the items that carry a facet, by `family=key`. */
const carriers = new Map<string, ReadonlySet<string>>();

/** `type/slug`, with `*`, and perhaps a facet that the item must carry: `title/*[theme=jealousy]`. */
function fits(pattern: string, key: string): boolean {
  const [, name = pattern, facet] = /^(.*?)(?:\[(.+)\])?$/.exec(pattern) ?? [];
  return matchesKey(name, key) && (facet === undefined || (carriers.get(facet)?.has(key) ?? false));
}

/** The grade of an item: that of the longest fitting key. */
function gradeOf({ expect }: JudgedQuery, key: string): number {
  const fitting = Object.keys(expect).filter((pattern) => fits(pattern, key));
  const [longest] = fitting.sort((one, other) => other.length - one.length);
  return longest === undefined ? 0 : (expect[longest] ?? 0);
}

function missing(query: JudgedQuery, keys: readonly string[]): string[] {
  return Object.keys(query.expect).filter((pattern) => !keys.some((key) => fits(pattern, key)));
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
    viewer,
  });
  return new Set(hits.map(({ id }) => catalogue.item(id)).map((item) => `${item?.type}/${item?.slug}`));
}

const catalogue = await sampleLibrary();
for (const { expect } of judged)
  for (const pattern of Object.keys(expect)) {
    const facet = /\[(.+)\]$/.exec(pattern)?.[1];
    if (facet !== undefined) carriers.set(facet, findCarriers(catalogue, facet));
  }
const keys = keysOf(catalogue);
const printAll = process.argv.includes('--all');
let sum = 0;
const absent = new Set<string>();
for (const query of judged) {
  const answer = catalogue.engine.search({
    types: searched,
    text: query.query,
    sort: 'rel-desc',
    skip: 0,
    limit: DEPTH,
    viewer,
  });
  const found = answer.hits.map(({ id }) => catalogue.item(id)).map((item) => `${item?.type}/${item?.slug}`);
  const grades = found.map((key) => gradeOf(query, key));
  const figure = ndcg(
    grades,
    keys.map((key) => gradeOf(query, key)),
    DEPTH,
  );
  sum += figure;
  for (const key of missing(query, keys)) absent.add(`${query.query}: ${key}`);
  console.log(
    `${figure.toFixed(3)}  ${query.query}  (${answer.total})${answer.didYouMean ? `  did you mean: ${answer.didYouMean}` : ''}`,
  );
  if (printAll || figure < SHORT)
    console.log(found.map((key, index) => `         ${grades[index]} ${key}`).join('\n'));
}
const mean = sum / judged.length;
console.log(
  `\n${judged.length} queries over ${keys.length} items: nDCG@${DEPTH} ${mean.toFixed(4)}, target ${TARGET}`,
);
for (const line of absent) console.log(`judged but not in the library: ${line}`);
if (mean < TARGET || absent.size > 0) process.exitCode = 1;
