/** Addresses under `/spaces` (delivery contract §1). */
import { CONTENT_ID } from '@/lib/contracts/http/ids';
import { invalidResourceId, notFound } from './failure';

const resourceNames = ['content_types', 'entries', 'assets', 'locales', 'sync', 'tags'] as const;
export type ResourceName = (typeof resourceNames)[number];

export interface ApiPath {
  space: string;
  environment: string;
  /** `space` for the space itself. */
  resource: ResourceName | 'space';
  /** Only for resources that have ids. */
  id: string | undefined;
}

const DEFAULT_ENVIRONMENT = 'master';
const withIds: ReadonlySet<ResourceName> = new Set(['content_types', 'entries', 'assets', 'tags']);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidResourceId();
  }
}

function identifier(segment: string): string {
  const id = decode(segment);
  if (!CONTENT_ID.test(id)) throw invalidResourceId();
  return id;
}

function resourceAt(
  name: string | undefined,
  id: string | undefined,
  depth: number,
): Pick<ApiPath, 'resource' | 'id'> {
  if (name === undefined) return { resource: 'space', id: undefined };
  const resource = resourceNames.find((known) => known === name);
  const allowed = resource && withIds.has(resource) ? 2 : 1;
  if (!resource || depth > allowed) throw notFound();
  return { resource, id: id === undefined ? undefined : identifier(id) };
}

/** The path of an address, and its query without the question mark. */
export function splitUrl(url: string): { path: string; queryString: string } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { path: url, queryString: '' }
    : { path: url.slice(0, mark), queryString: url.slice(mark + 1) };
}

/** The space in a path, which may be another fault; null if none is named. */
export function spaceIn(path: string): string | null {
  const segment = path.split('/')[2] ?? '';
  return CONTENT_ID.test(segment) ? segment : null;
}

/** Parses a path, without its query. Throws NotFound for a path that this API does not have. */
export function parsePath(path: string): ApiPath {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const [, space, ...rest] = segments;
  if (space === undefined) throw notFound();
  const named = rest[0] === 'environments' && rest.length >= 2;
  if (named && rest.length === 2) throw notFound();
  const environment = named ? identifier(rest[1] ?? '') : DEFAULT_ENVIRONMENT;
  const [name, id, ...deeper] = named ? rest.slice(2) : rest;
  const depth = (name === undefined ? 0 : 1) + (id === undefined ? 0 : 1) + deeper.length;
  return { space: identifier(space), environment, ...resourceAt(name, id, depth) };
}
