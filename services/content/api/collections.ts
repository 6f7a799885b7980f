/** Bodies of collections and single resources. Texts of resources are made once and joined here. */
import type { LinkReference } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { ResourceKind } from '../model/resource';
import { include } from '../query/include';
import { parseLocale } from '../query/locale';
import type { Page } from '../query/page';
import type { Parameters } from '../query/parameters';
import { contentTypeRecords, queryRecords, tagRecords, type WireRecord } from '../query/record-query';
import { parseResourceQuery, type ResourceQuery, runResourceQuery } from '../query/resource-query';
import { selectedJson } from '../query/select';
import type { Snapshot } from '../store/snapshot';
import { ApiFailure, notFound } from './failure';

const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

function checkSize(body: string): string {
  // A character takes at most three bytes, so most bodies need no counting.
  if (body.length * 3 > MAX_RESPONSE_BYTES && Buffer.byteLength(body) > MAX_RESPONSE_BYTES) {
    const message = `Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`;
    throw new ApiFailure(400, 'BadRequest', message);
  }
  return body;
}

function arrayBody(page: Page & { total: number }, items: readonly string[], rest: string): string {
  const { total, skip, limit } = page;
  return `{"sys":{"type":"Array"},"total":${total},"skip":${skip},"limit":${limit},"items":[${items.join(',')}]${rest}}`;
}

const notResolvable = ({ kind, id }: LinkReference) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: kind, id },
});

/** `,"includes":…,"errors":…`, each absent when empty. */
function includesText(snapshot: Snapshot, query: ResourceQuery, items: readonly PublishedResource[]): string {
  const { entries, assets, unresolved } = include(snapshot, { ...query, items });
  const list = (name: string, resources: readonly PublishedResource[]) =>
    resources.length === 0 ? [] : [`"${name}":[${resources.map((one) => one.json(query.locale)).join(',')}]`];
  const includes = [...list('Entry', entries), ...list('Asset', assets)];
  const errors = unresolved.length === 0 ? '' : `,"errors":${JSON.stringify(unresolved.map(notResolvable))}`;
  return `${includes.length === 0 ? '' : `,"includes":{${includes.join(',')}}`}${errors}`;
}

/** `/entries` and `/assets`. */
export function resourceCollection(parameters: Parameters, snapshot: Snapshot, kind: ResourceKind): string {
  const query = parseResourceQuery(parameters, snapshot, kind);
  const { total, items } = runResourceQuery(query, snapshot);
  const { selection, locale, page } = query;
  const texts = items.map((item) => (selection ? selectedJson(item, selection, locale) : item.json(locale)));
  const rest = kind === 'Entry' ? includesText(snapshot, query, items) : '';
  return checkSize(arrayBody({ ...page, total }, texts, rest));
}

/** `/entries/{id}` and `/assets/{id}`: never any includes; only `locale` counts. */
export function singleResource(
  parameters: Parameters,
  snapshot: Snapshot,
  kind: ResourceKind,
  id: string,
): string {
  const locale = parseLocale(parameters, snapshot.frame);
  const found = (kind === 'Entry' ? snapshot.entries : snapshot.assets).byId.get(id);
  if (!found) throw missing(snapshot, kind, id);
  return found.json(locale);
}

function missing({ frame }: Snapshot, type: string, id: string): ApiFailure {
  return notFound({ type, id, environment: frame.environment, space: frame.space });
}

function single(snapshot: Snapshot, type: string, id: string, records: readonly WireRecord[]): string {
  const found = records.find((record) => (record['sys'] as { id?: string }).id === id);
  if (!found) throw missing(snapshot, type, id);
  return JSON.stringify(found);
}

/** `/content_types` and `/content_types/{id}`. */
export function contentTypes(parameters: Parameters, snapshot: Snapshot, id: string | undefined): string {
  const records = [...snapshot.frame.contentTypes.values()].map(({ body }) => body);
  if (id !== undefined) return single(snapshot, 'ContentType', id, records);
  const page = queryRecords(parameters, records, contentTypeRecords);
  return checkSize(
    arrayBody(
      page,
      page.items.map((item) => JSON.stringify(item)),
      '',
    ),
  );
}

/** `/tags` and `/tags/{id}`. */
export function tags(parameters: Parameters, snapshot: Snapshot, id: string | undefined): string {
  if (id !== undefined) return single(snapshot, 'Tag', id, snapshot.frame.tags);
  const page = queryRecords(parameters, snapshot.frame.tags, tagRecords);
  return checkSize(
    arrayBody(
      page,
      page.items.map((item) => JSON.stringify(item)),
      '',
    ),
  );
}

/** The wire never pages locales. */
const LOCALES_LIMIT = 1000;

export function locales({ frame }: Snapshot): string {
  const items = frame.locales.map(({ id, version, code, name, default: isDefault, fallbackCode }) =>
    JSON.stringify({ code, name, default: isDefault, fallbackCode, sys: { id, type: 'Locale', version } }),
  );
  return arrayBody({ total: items.length, skip: 0, limit: LOCALES_LIMIT }, items, '');
}

export function space({ frame }: Snapshot): string {
  const items = frame.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
    code,
    default: isDefault,
    name,
    fallbackCode,
  }));
  return JSON.stringify({ sys: { type: 'Space', id: frame.space }, name: frame.spaceName, locales: items });
}
