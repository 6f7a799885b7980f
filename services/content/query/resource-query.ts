/** Queries over entries and assets: from parameters to the matching page (delivery contract §§5 and 6). */
import { contentTypeRequired, invalidQuery, unknownPath } from '../api/failure';
import type { ContentType } from '../model/content-type';
import { mimetypeGroups, groupOf } from '../model/mimetype-groups';
import { ALL_LOCALES, type PublishedResource } from '../model/published';
import { compareCodes } from '@/lib/domain/text/collation';
import type { ResourceKind } from '../model/resource';
import { wordsOf, holdsAll } from '../model/words';
import { compareByUpdate } from '../store/resource-set';
import type { Snapshot } from '../store/snapshot';
import { assetAttribute } from './asset-attributes';
import type { Attribute, Predicate } from './attribute';
import { entryFieldAttribute } from './field-attributes';
import { parseFilterKey } from './filter-key';
import { parseLocale } from './locale';
import { distanceKm, parsePoint, pointOf } from './location';
import { predicateOf } from './operators';
import { type Arrange, parseOrder } from './order';
import { type Page, parsePage } from './page';
import { integerParameter, type Parameters } from './parameters';
import { parseSelect, type Selection } from './select';
import { systemAttribute } from './system-attributes';

export interface ResourceQuery {
  kind: ResourceKind;
  contentType: ContentType | null;
  /** Ids that the filters name; null when they name none. */
  ids: readonly string[] | null;
  predicates: readonly Predicate[];
  /** Null: the default order. */
  order: Arrange<PublishedResource> | null;
  /** Key under which the snapshot caches the order; null for the default order and for the one by distance (`near`). */
  orderKey: string | null;
  selection: Selection | null;
  depth: number;
  locale: string;
  page: Page;
}

const MAX_INCLUDE = 10;
const DEFAULT_INCLUDE = 1;

const reserved = new Set(['include', 'limit', 'skip', 'order', 'select', 'locale', 'query']);

interface Context {
  snapshot: Snapshot;
  kind: ResourceKind;
  contentType: ContentType | null;
  /** Locale of filters and order: the default one for `*`. */
  locale: string;
  referenceTypes: ReadonlyMap<string, string>;
}

function parseContentType(parameters: Parameters, { frame }: Snapshot): ContentType | null {
  const id = parameters.get('content_type');
  if (id === undefined) return null;
  const found = frame.contentTypes.get(id);
  // The value is always this literal word, whatever id was requested: the hosted API answers so.
  if (!found) throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  return found;
}

/** `fields.{ref}.sys.contentType.sys.id=X`, by field: the content type for the other filters through that reference. */
function parseReferenceTypes(parameters: Parameters): Map<string, string> {
  const types = new Map<string, string>();
  for (const [key, value] of parameters) {
    const field = /^fields\.([^.[\]]+)\.sys\.contentType\.sys\.id$/.exec(key)?.[1];
    if (field !== undefined) types.set(field, value);
  }
  return types;
}

function attributeAt(path: readonly string[], context: Context): Attribute {
  const system = systemAttribute(path, context.kind);
  if (system) return system;
  if (path[0] !== 'fields' || path.length < 2) throw unknownPath(path);
  if (context.kind === 'Asset') {
    const attribute = assetAttribute(path, context.locale);
    if (!attribute) throw unknownPath(path);
    return attribute;
  }
  const { contentType } = context;
  if (!contentType) throw contentTypeRequired();
  return entryFieldAttribute(path, { ...context, contentType });
}

type Special = (value: string, context: Context) => Predicate | null;

function mimetypeGroup(value: string): Predicate {
  if (!mimetypeGroups.some((group) => group === value)) {
    throw invalidQuery({
      name: 'unknown',
      path: ['mimetype_group'],
      value,
      details: `There is no group "${value}"`,
    });
  }
  return ({ resource }) =>
    Object.values(resource.fields['file'] ?? {}).some(
      (file) => groupOf((file as { contentType?: string } | null)?.contentType ?? '') === value,
    );
}

/** Parameters that are filters without being paths. */
const special: Readonly<Record<ResourceKind, ReadonlyMap<string, Special>>> = {
  Entry: new Map<string, Special>([
    [
      'content_type',
      (_value, { contentType }) =>
        (published) =>
          published.resource.contentType === contentType?.id,
    ],
    ['links_to_entry', (id) => (published) => published.linksTo({ kind: 'Entry', id })],
    ['links_to_asset', (id) => (published) => published.linksTo({ kind: 'Asset', id })],
  ]),
  Asset: new Map<string, Special>([['mimetype_group', mimetypeGroup]]),
};

function fullText(text: string | undefined): Predicate[] {
  const words = wordsOf(text ?? '');
  return words.length === 0 ? [] : [(published) => holdsAll(published.haystack(), words)];
}

interface Filters {
  predicates: Predicate[];
  ids: string[] | null;
  nearest: Arrange<PublishedResource> | null;
}

function nearestTo(attribute: Attribute, value: string): Arrange<PublishedResource> {
  const centre = parsePoint(value, attribute.path);
  const distanceOf = (published: PublishedResource) => {
    const point = pointOf(attribute.read(published)[0]);
    return point ? distanceKm(centre, point) : Infinity;
  };
  return (subjects) =>
    subjects
      .map((published) => ({ published, distance: distanceOf(published) }))
      .sort((a, b) => a.distance - b.distance || compareCodes(a.published.id, b.published.id))
      .map(({ published }) => published);
}

function parseFilters(parameters: Parameters, context: Context): Filters {
  const filters: Filters = { predicates: fullText(parameters.get('query')), ids: null, nearest: null };
  for (const [key, value] of parameters) {
    if (reserved.has(key)) continue;
    const rule = special[context.kind].get(key);
    const predicate = rule?.(value, context);
    if (predicate) {
      filters.predicates.push(predicate);
      continue;
    }
    const { path, operator } = parseFilterKey(key);
    const attribute = attributeAt(path, context);
    filters.predicates.push(predicateOf(attribute, operator, value));
    if (operator === 'near') filters.nearest = nearestTo(attribute, value);
    if (key === 'sys.id') filters.ids = [value];
    if (key === 'sys.id[in]') filters.ids = value.split(',');
  }
  return filters;
}

/** What the order depends on: a path through a reference leads elsewhere when the request names another type for it. */
function orderKeyOf({ kind, contentType, locale, referenceTypes }: Context, order: string): string {
  return JSON.stringify([kind, contentType?.id ?? null, locale, order, [...referenceTypes].sort()]);
}

/** Reads the parameters of a collection request. Throws ApiFailure for anything the contract does not know. */
export function parseResourceQuery(
  parameters: Parameters,
  snapshot: Snapshot,
  kind: ResourceKind,
): ResourceQuery {
  const locale = parseLocale(parameters, snapshot.frame);
  const contentType = kind === 'Entry' ? parseContentType(parameters, snapshot) : null;
  const context: Context = {
    snapshot,
    kind,
    contentType,
    locale: locale === ALL_LOCALES ? snapshot.frame.defaultLocale : locale,
    referenceTypes: parseReferenceTypes(parameters),
  };
  const { predicates, ids, nearest } = parseFilters(parameters, context);
  const order = parseOrder(
    parameters.get('order'),
    (path) => attributeAt(path, context),
    ({ id }) => id,
  );
  return {
    kind,
    contentType,
    ids,
    predicates,
    order: order ?? nearest,
    orderKey: order ? orderKeyOf(context, parameters.get('order') ?? '') : null,
    selection: parseSelect(parameters.get('select'), kind, contentType),
    depth: integerParameter(parameters, 'include', { fallback: DEFAULT_INCLUDE, max: MAX_INCLUDE }),
    locale,
    page: parsePage(parameters),
  };
}

/** The resources that the query filters, in its order; the order of a whole content type is cached in the snapshot. */
function candidatesOf(query: ResourceQuery, snapshot: Snapshot): readonly PublishedResource[] {
  const { kind, contentType, ids, order, orderKey } = query;
  const set = kind === 'Entry' ? snapshot.entries : snapshot.assets;
  if (ids) {
    const named = new Set(ids);
    const found = [...named].flatMap((id) => set.byId.get(id) ?? []);
    return order ? order(found) : found.sort(compareByUpdate);
  }
  const all = contentType ? set.ofType(contentType.id) : set.sorted();
  if (!order) return all;
  return orderKey === null ? order(all) : snapshot.arranged(orderKey, () => order(all));
}

export interface Matches {
  total: number;
  items: readonly PublishedResource[];
}

/** The page of matching resources, and how many match in all. */
export function runResourceQuery(query: ResourceQuery, snapshot: Snapshot): Matches {
  const { predicates, page } = query;
  const candidates = candidatesOf(query, snapshot);
  const matching =
    predicates.length === 0 ? candidates : candidates.filter((one) => predicates.every((test) => test(one)));
  return { total: matching.length, items: matching.slice(page.skip, page.skip + page.limit) };
}
