/** Lenient readers of an entry's fields (content model §1.2): an absent or invalid value is read as the default. */
import type { ContentLink, DeliveryAsset, DeliveryEntry, Lookup } from './entry';

type Resource = ContentLink | DeliveryEntry | DeliveryAsset;

export interface Fields {
  entry: DeliveryEntry;
  lookup: Lookup;
  text: (name: string) => string;
  textOrNull: (name: string) => string | null;
  integerOrNull: (name: string) => number | null;
  flag: (name: string) => boolean;
  texts: (name: string) => string[];
  /** Resolved targets of a link or list of links, in editorial order; unresolved ones are left out. */
  targets: (name: string) => Fields[];
  target: (name: string) => Fields | null;
  asset: (name: string) => DeliveryAsset | null;
  /** Ids of all link targets, including unresolved ones, in editorial order. */
  linkIds: (name: string) => string[];
  raw: (name: string) => unknown;
  /** Whether there are more targets than were read. */
  isCut: (name: string) => boolean;
}

function isResource(value: unknown): value is Resource {
  const sys = (value as { sys?: { id?: unknown } } | null | undefined)?.sys;
  return typeof sys === 'object' && sys !== null && typeof sys.id === 'string';
}

const isLink = (resource: Resource): resource is ContentLink =>
  (resource.sys as { type?: string }).type === 'Link';
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const isText = (value: unknown): value is string => typeof value === 'string';

/** Resolves one value to an entry; null if it is an unresolvable link, an asset, or not a link. */
export function entryOf(value: unknown, lookup: Lookup): DeliveryEntry | null {
  if (!isResource(value)) return null;
  const found = isLink(value)
    ? value.sys.linkType === 'Entry'
      ? lookup.entry(value.sys.id)
      : undefined
    : value;
  return found && 'contentType' in found.sys ? (found as DeliveryEntry) : null;
}

/** Resolves one value to an asset, or null. */
export function assetOf(value: unknown, lookup: Lookup): DeliveryAsset | null {
  if (!isResource(value)) return null;
  if (isLink(value)) return value.sys.linkType === 'Asset' ? (lookup.asset(value.sys.id) ?? null) : null;
  return 'contentType' in value.sys ? null : value;
}

/** The readers of an entry. */
export function fieldsOf(entry: DeliveryEntry, lookup: Lookup): Fields {
  const raw = (name: string) => entry.fields[name] ?? undefined;
  const textOrNull = (name: string) => {
    const value = raw(name);
    return isText(value) ? value : null;
  };
  const targets = (name: string) =>
    listOf(raw(name)).flatMap((value) => {
      const found = entryOf(value, lookup);
      return found ? [fieldsOf(found, lookup)] : [];
    });
  return {
    entry,
    lookup,
    raw,
    textOrNull,
    text: (name) => textOrNull(name) ?? '',
    integerOrNull: (name) => {
      const value = raw(name);
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    },
    flag: (name) => raw(name) === true,
    texts: (name) => listOf(raw(name)).filter(isText),
    targets,
    target: (name) => targets(name)[0] ?? null,
    asset: (name) => assetOf(raw(name), lookup),
    isCut: (name) => entry.cutLists?.includes(name) ?? false,
    linkIds: (name) => listOf(raw(name)).flatMap((value) => (isResource(value) ? [value.sys.id] : [])),
  };
}

export const idOf = (fields: Fields): string => fields.entry.sys.id;
export const typeOf = (fields: Fields): string => fields.entry.sys.contentType.sys.id;
export const nameOf = (fields: Fields): string => fields.text('name');
/** Types without a slug (content model §1.1) are addressed by their id. */
export const slugOf = (fields: Fields): string => fields.textOrNull('slug') ?? idOf(fields);

/** Keeps the first of equal values. */
export const distinct = (values: readonly string[]): string[] => [...new Set(values)];
