/** `select` (delivery contract §6): which parts of items appear, and so which links are followed. */
import { contentTypeRequired, invalidQuery, unknownPath } from '../api/failure';
import { type LinkReference, linksIn } from '../model/links';
import type { PublishedResource } from '../model/published';
import type { ResourceKind } from '../model/resource';
import type { ContentType } from '../model/content-type';

type Part = 'sys' | 'fields' | 'metadata';
/** `true`: the whole part; a set: these keys of it. */
export type Selection = ReadonlyMap<Part, true | ReadonlySet<string>>;

const sysKeys = new Set([
  'id', 'type', 'space', 'environment', 'contentType', 'createdAt', 'updatedAt', 'revision', 'publishedVersion', 'locale',
]); // prettier-ignore
const metadataKeys = new Set(['tags', 'concepts']);
const assetFields = new Set(['title', 'description', 'file']);
const MAX_DEPTH = 2;

function keysOf(
  part: Part,
  kind: ResourceKind,
  contentType: ContentType | null,
): { has: (key: string) => boolean } {
  if (part === 'sys') return sysKeys;
  if (part === 'metadata') return metadataKeys;
  if (kind === 'Asset') return assetFields;
  if (!contentType) throw contentTypeRequired();
  const { fields } = contentType;
  return { has: (key) => fields.get(key)?.omitted === false };
}

const partOf = (name: string): Part | null =>
  name === 'sys' || name === 'fields' || name === 'metadata' ? name : null;

/** The selection, null when everything appears. Throws for unknown parts, fields and depths. */
export function parseSelect(
  text: string | undefined,
  kind: ResourceKind,
  contentType: ContentType | null,
): Selection | null {
  if (text === undefined || text.trim() === '') return null;
  const selection = new Map<Part, true | Set<string>>();
  for (const name of text.split(',').map((item) => item.trim())) {
    const path = name.split('.');
    const part = partOf(path[0] ?? '');
    if (!part) throw unknownPath(path);
    if (path.length > MAX_DEPTH) {
      throw invalidQuery({
        name: 'select',
        path,
        value: name,
        details: `select reaches at most ${MAX_DEPTH} levels deep`,
      });
    }
    const key = path[1];
    if (key === undefined) {
      selection.set(part, true);
      continue;
    }
    if (!keysOf(part, kind, contentType).has(key)) throw unknownPath(path);
    const chosen = selection.get(part) ?? new Set<string>();
    if (chosen !== true) selection.set(part, chosen.add(key));
  }
  return selection;
}

function pick(source: Readonly<Record<string, unknown>>, keys: true | ReadonlySet<string>) {
  return keys === true ? source : Object.fromEntries(Object.entries(source).filter(([key]) => keys.has(key)));
}

/** JSON text of the selected parts. */
export function selectedJson(published: PublishedResource, selection: Selection, locale: string): string {
  const sources: Readonly<Record<Part, () => Readonly<Record<string, unknown>>>> = {
    metadata: () => ({ ...published.metadata }),
    sys: () => published.sys(locale),
    fields: () => published.fields(locale),
  };
  const parts = (['metadata', 'sys', 'fields'] as const).flatMap((part) => {
    const keys = selection.get(part);
    return keys ? [[part, pick(sources[part](), keys)] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(parts));
}

/** Links of the selected fields: others are not followed. */
export function selectedLinks(
  published: PublishedResource,
  selection: Selection,
  locale: string,
): readonly LinkReference[] {
  const keys = selection.get('fields');
  if (!keys) return [];
  return keys === true ? published.links(locale) : linksIn(pick(published.fields(locale), keys));
}
