/** Entries and assets in the provider's export form, with ids and dates that never change between compilations. */
import { createHash } from 'node:crypto';
import { dateOf } from './dates';

export const LOCALE = 'en-US';

export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}

interface Sys {
  id: string;
  type: 'Entry' | 'Asset';
  createdAt: string;
  updatedAt: string;
  version: number;
  firstPublishedAt?: string;
  publishedAt?: string;
  publishedVersion?: number;
  publishedCounter?: number;
}

type Localised = Record<string, Record<string, unknown>>;

export interface Entry {
  sys: Sys & { type: 'Entry'; contentType: { sys: { type: 'Link'; linkType: 'ContentType'; id: string } } };
  metadata: { tags: [] };
  fields: Localised;
}

export interface Asset {
  sys: Sys & { type: 'Asset' };
  metadata: { tags: [] };
  fields: Localised;
}

/** Ids of the delivery API have at most 64 characters. */
const ID_MAX = 64;
const HASH_LENGTH = 8;

/** `title-hamlet`; a key too long for an id is cut and told apart by a hash of the whole. */
export function idOf(type: string, key: string): string {
  const id = `${type}-${key}`;
  if (id.length <= ID_MAX) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, HASH_LENGTH);
  return `${id.slice(0, ID_MAX - HASH_LENGTH - 1).replace(/-+$/, '')}-${hash}`;
}

export const linkTo = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Entry', id } });
export const linkToAsset = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Asset', id } });

/** Link by type and key. */
export const to = (type: string, key: string): Link => linkTo(idOf(type, key));
/** Links by type and keys, in their order, each once. */
export const toEach = (type: string, keys: readonly string[] = []): Link[] =>
  [...new Set(keys)].map((key) => to(type, key));

const LINKED_ID = /"linkType":"Entry","id":"([^"]+)"/g;

/** Ids of all entries that the given ones link to. */
export function linkedIds(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ fields }) => [...JSON.stringify(fields).matchAll(LINKED_ID)].map(([, id = '']) => id)),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function localised(fields: Record<string, unknown>): Localised {
  const filled = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled.map(([name, value]) => [name, { [LOCALE]: value }]));
}

function sysOf<T extends 'Entry' | 'Asset'>(type: T, id: string, published: boolean): Sys & { type: T } {
  const at = `${dateOf(id)}T09:00:00.000Z`;
  const publication = { firstPublishedAt: at, publishedAt: at, publishedVersion: 1, publishedCounter: 1 };
  return {
    id,
    type,
    createdAt: at,
    updatedAt: at,
    version: published ? 2 : 1,
    ...(published ? publication : {}),
  };
}

interface EntryOptions {
  /** Id that does not follow from type and key. */
  id?: string;
  /** False: an entry that its editors have not published. */
  published?: boolean;
}

/** An entry; fields without a value are left out. `key` is the slug where the type has one. */
export function entry(type: string, key: string, fields: object, options: EntryOptions = {}): Entry {
  const { id = idOf(type, key), published = true } = options;
  return {
    sys: {
      ...sysOf('Entry', id, published),
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    },
    metadata: { tags: [] },
    fields: localised({ ...fields }),
  };
}

interface LocalFile {
  fileName: string;
  contentType: string;
  /** Absolute, or relative to the export file. */
  localPath: string;
}

interface AssetFields {
  title: string;
  description?: string;
  file: LocalFile;
}

export function asset(id: string, fields: AssetFields): Asset {
  return { sys: sysOf('Asset', id, true), metadata: { tags: [] }, fields: localised({ ...fields }) };
}
