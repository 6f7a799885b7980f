/**
 * The filters as rows of data (style.md 6), and the options of each: one shape for all, so that one component
 * per kind is enough for every screen.
 */
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { aggregationOfFilter, type AggregationName, type FilterName } from '@/lib/contracts/listing/names';
import type { Bucket } from '@/lib/contracts/listing/listing';
import type { LevelOption } from './levels';
import { flattenTree, missingValues, type TreeNode } from './tree';

/**
 * `types`: the fixed labels of R-FLT-1. `levels`: those of the viewer's country. `buckets`: the options of the
 * aggregation. `subTypes`, `years` and `buckets` with parents are trees.
 */
export type FilterKind = 'types' | 'subTypes' | 'levels' | 'years' | 'buckets' | 'standard';

export interface FilterRow {
  param: FilterName;
  label: string;
  kind: FilterKind;
  aggregation: AggregationName | null;
  /** Only buckets of this group: themeType or skillType. */
  group: string | null;
}

function row(
  param: FilterName,
  label: string,
  kind: FilterKind = 'buckets',
  group: string | null = null,
): FilterRow {
  return { param, label, kind, group, aggregation: aggregationOfFilter[param] };
}

/** R-CON-13 and the second list, in the order in which teachers narrow a search: kind, audience, subject, origin. */
export const filterRows: readonly FilterRow[] = [
  row('type', 'Content type', 'types'),
  row('subType', 'Format', 'subTypes'),
  row('watch', 'Watch or listen'),
  row('level', 'Level', 'levels'),
  row('age', 'Age'),
  row('duration', 'Length'),
  row('course', 'Course', 'buckets', 'Course'),
  row('genre', 'Genre'),
  row('theme', 'Theme', 'buckets', 'Theme'),
  row('form', 'Form and style', 'buckets', 'Form'),
  row('theatreSkill', 'Theatre skill', 'buckets', 'Theatre'),
  row('englishSkill', 'English skill', 'buckets', 'English'),
  row('period', 'Period'),
  row('productionYear', 'Production year', 'years'),
  row('language', 'Spoken language'),
  row('captions', 'Captions in'),
  row('access', 'Described or signed'),
  row('company', 'Company'),
  row('role', 'Role'),
  row('standard', 'Standard', 'standard'),
];

export const rowOfFilter = (param: FilterName): FilterRow | undefined =>
  filterRows.find((candidate) => candidate.param === param);

export type Aggregations = Readonly<Partial<Record<AggregationName, readonly Bucket[]>>>;

/** Aggregations of the response, and what the screen adds: levels of the viewer's country, names of values without a bucket. */
export interface FilterContext {
  aggregations: Aggregations;
  levels: readonly LevelOption[];
  /** By `nameKey`, for chosen values that no longer have a bucket. */
  names: Readonly<Record<string, string>>;
  /** Several content types are listed, so sub-types are grouped under the name of their type. */
  isMixed: boolean;
}

function leaf(key: string, name: string, count: number): TreeNode {
  return { key, name, count, isValue: true, children: [] };
}

const leafOf = ({ key, name, count }: Bucket) => leaf(key, name, count);

/** Key of a value's name in `FilterContext.names`. */
export function nameKey(param: FilterName, value: string): string {
  return `${param}:${value}`;
}

/** A slug as words: the fallback for a value without a known name. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function bucketsOf(filter: FilterRow, { aggregations }: FilterContext): readonly Bucket[] {
  const buckets = filter.aggregation ? (aggregations[filter.aggregation] ?? []) : [];
  return filter.group ? buckets.filter((bucket) => bucket.group === filter.group) : buckets;
}

/** R-VAL-13: an option that is not in the aggregation has count 0. */
function countIn(buckets: readonly Bucket[], key: string): number {
  return buckets.find((bucket) => bucket.key === key)?.count ?? 0;
}

/**
 * A bucket whose parent is among them becomes its child; the others are at the top level. Keeps the order. Buckets in a cycle
 * of parents, which is an editor's mistake, are not reachable and so not shown.
 */
function treeOfBuckets(buckets: readonly Bucket[]): readonly TreeNode[] {
  const top: TreeNode[] = [];
  const childrenOf = new Map(buckets.map(({ key }) => [key, [] as TreeNode[]]));
  for (const bucket of buckets) {
    const { key, parent } = bucket;
    const beside = (parent && parent !== key && childrenOf.get(parent)) || top;
    beside.push({ ...leafOf(bucket), children: childrenOf.get(key) ?? [] });
  }
  return top;
}

/** A node that only groups its children; its count is the sum of theirs. */
function groupNode(key: string, name: string, children: readonly TreeNode[]): TreeNode {
  const count = children.reduce((sum, child) => sum + child.count, 0);
  return { key, name, count, isValue: false, children };
}

/** Content model §4: the parents are the labels of the content types, the children the sub-types that occur. */
function treeOfSubTypes(buckets: readonly Bucket[], isMixed: boolean): readonly TreeNode[] {
  // On the listing of a single type, grouping by type would be redundant.
  if (!isMixed) return buckets.map(leafOf);
  const leaves = (type: string) => buckets.filter(({ group }) => group === type).map(leafOf);
  const groups = labelledTypes
    .map(({ type, label }) => groupNode(`type:${type}`, label, leaves(type)))
    .filter((node) => node.children.length > 0);
  const rest = buckets.filter(({ group }) => !labelledTypes.some(({ type }) => type === group));
  return [...groups, ...rest.map(leafOf)];
}

/** Years grouped by decade, newest first, as they are sent (D38). */
function treeOfYears(buckets: readonly Bucket[]): readonly TreeNode[] {
  const decades = new Map<string, TreeNode[]>();
  for (const bucket of buckets) {
    const decade = `${bucket.key.slice(0, 3)}0s`;
    decades.set(decade, [...(decades.get(decade) ?? []), leafOf(bucket)]);
  }
  if (decades.size <= 1) return [...decades.values()].flat();
  return [...decades].map(([decade, years]) => groupNode(`decade:${decade}`, decade, years));
}

function knownNodes(filter: FilterRow, context: FilterContext): readonly TreeNode[] {
  const buckets = bucketsOf(filter, context);
  switch (filter.kind) {
    case 'types':
      return labelledTypes.map(({ type, label }) => leaf(type, label, countIn(buckets, type)));
    case 'levels':
      return context.levels.map(({ key, name }) => leaf(key, name, countIn(buckets, key)));
    case 'subTypes':
      return treeOfSubTypes(buckets, context.isMixed);
    case 'years':
      return treeOfYears(buckets);
    case 'buckets':
    case 'standard':
      return treeOfBuckets(buckets);
  }
}

/** Name of a chosen value that is no longer an option. */
const otherName = (param: FilterName, value: string, { names }: FilterContext): string =>
  names[nameKey(param, value)] ?? wordsOfSlug(value);

/** Display name of a chosen value of any filter, for its option or chip. */
export function nameInContext(param: FilterName, value: string, context: FilterContext): string {
  const filter = rowOfFilter(param);
  const nodes = filter ? knownNodes(filter, context) : [];
  const option = flattenTree(nodes).find((node) => node.isValue && node.key === value);
  return option?.name ?? otherName(param, value, context);
}

/** Whether to show a filter: it has a chosen value, or an option with matches. */
export function canNarrow(options: readonly TreeNode[], chosen: readonly string[]): boolean {
  return chosen.length > 0 || flattenTree(options).some(({ count }) => count > 0);
}

/** Options of one filter. A chosen value stays visible, with count 0 if nothing matches any more. */
export function filterOptions(
  filter: FilterRow,
  context: FilterContext,
  chosen: readonly string[],
): readonly TreeNode[] {
  const nodes = knownNodes(filter, context);
  const missing = missingValues(nodes, chosen);
  return [...missing.map((value) => leaf(value, otherName(filter.param, value, context), 0)), ...nodes];
}
