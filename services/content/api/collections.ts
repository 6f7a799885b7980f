/** Bodies of collections and single resources, built from the cached fragments of resources. */
import type { LinkReference } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { ResourceKind } from '../model/resource';
import { include } from '../query/include';
import { parseLocale } from '../query/locale';
import type { Page } from '../query/page';
import type { Parameters } from '../query/parameters';
import {
  contentTypeRecords,
  queryRecords,
  type RecordKind,
  tagRecords,
  type WireRecord,
} from '../query/record-query';
import { parseResourceQuery, type ResourceQuery, runResourceQuery } from '../query/resource-query';
import { selectedJson } from '../query/select';
import type { Snapshot } from '../store/snapshot';
import { Body } from './body';
import { ApiFailure, notFound } from './failure';

const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

function checkSize(body: Body): Body {
  if (body.length <= MAX_RESPONSE_BYTES) return body;
  const message = `Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`;
  throw new ApiFailure(400, 'BadRequest', message);
}

/** The JSON before the items, including the bracket that opens them. */
function openArray({ total, skip, limit }: Page & { total: number }): Body {
  return Body.of(`{"sys":{"type":"Array"},"total":${total},"skip":${skip},"limit":${limit},"items":[`);
}

const notResolvable = ({ kind, id }: LinkReference) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: kind, id },
});

/** Adds `,"includes":…,"errors":…`, each absent when empty. */
function addIncludes(
  body: Body,
  snapshot: Snapshot,
  query: ResourceQuery,
  items: readonly PublishedResource[],
): void {
  const { entries, assets, unresolved } = include(snapshot.links, { ...query, items });
  const lists = [['Entry', entries] as const, ['Asset', assets] as const].filter(
    ([, list]) => list.length > 0,
  );
  lists.forEach(([name, list], index) => {
    body.text(index === 0 ? `,"includes":{"${name}":[` : `,"${name}":[`);
    body.list(list.map((one) => one.fragment(query.locale))).text(']');
  });
  if (lists.length > 0) body.text('}');
  if (unresolved.length > 0) body.text(`,"errors":${JSON.stringify(unresolved.map(notResolvable))}`);
}

/** `/entries` and `/assets` (R-ENT-41). */
export function resourceCollection(parameters: Parameters, snapshot: Snapshot, kind: ResourceKind): Body {
  const query = parseResourceQuery(parameters, snapshot, kind);
  const { total, items } = runResourceQuery(query, snapshot);
  const { selection, locale, page } = query;
  const body = openArray({ ...page, total });
  if (selection) body.text(items.map((item) => selectedJson(item, selection, locale)).join(','));
  else body.list(items.map((item) => item.fragment(locale)));
  body.text(']');
  if (kind === 'Entry') addIncludes(body, snapshot, query, items);
  return checkSize(body.text('}'));
}

/** `/entries/{id}` and `/assets/{id}`: never any includes; the only parameter read is `locale`. */
export function singleResource(
  parameters: Parameters,
  snapshot: Snapshot,
  kind: ResourceKind,
  id: string,
): Body {
  const locale = parseLocale(parameters, snapshot.frame);
  const found = (kind === 'Entry' ? snapshot.entries : snapshot.assets).byId.get(id);
  if (!found) throw missing(snapshot, kind, id);
  return new Body().fragment(found.fragment(locale));
}

function missing({ frame }: Snapshot, type: string, id: string): ApiFailure {
  return notFound({ type, id, environment: frame.environment, space: frame.space });
}

function single(snapshot: Snapshot, type: string, id: string, records: readonly WireRecord[]): Body {
  const found = records.find((record) => (record['sys'] as { id?: string }).id === id);
  if (!found) throw missing(snapshot, type, id);
  return Body.of(JSON.stringify(found));
}

/** A page of content types or tags, or the single one with an id. */
function records(
  parameters: Parameters,
  snapshot: Snapshot,
  {
    type,
    all,
    kind,
    id,
  }: { type: string; all: readonly WireRecord[]; kind: RecordKind; id: string | undefined },
): Body {
  if (id !== undefined) return single(snapshot, type, id, all);
  const page = queryRecords(parameters, all, kind);
  return checkSize(openArray(page).text(`${page.items.map((item) => JSON.stringify(item)).join(',')}]}`));
}

/** `/content_types` and `/content_types/{id}`. */
export function contentTypes(parameters: Parameters, snapshot: Snapshot, id: string | undefined): Body {
  const all = [...snapshot.frame.contentTypes.values()].map(({ body }) => body);
  return records(parameters, snapshot, { type: 'ContentType', all, kind: contentTypeRecords, id });
}

/** `/tags` and `/tags/{id}`. */
export function tags(parameters: Parameters, snapshot: Snapshot, id: string | undefined): Body {
  return records(parameters, snapshot, { type: 'Tag', all: snapshot.frame.tags, kind: tagRecords, id });
}

/** Locales are never paged; this is the limit that the answer names. */
const LOCALES_LIMIT = 1000;

export function locales({ frame }: Snapshot): Body {
  const items = frame.locales.map(({ id, version, code, name, default: isDefault, fallbackCode }) =>
    JSON.stringify({ code, name, default: isDefault, fallbackCode, sys: { id, type: 'Locale', version } }),
  );
  return openArray({ total: items.length, skip: 0, limit: LOCALES_LIMIT }).text(`${items.join(',')}]}`);
}

export function space({ frame }: Snapshot): Body {
  const items = frame.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
    code,
    default: isDefault,
    name,
    fallbackCode,
  }));
  return Body.of(
    JSON.stringify({ sys: { type: 'Space', id: frame.space }, name: frame.spaceName, locales: items }),
  );
}
