/** The input of an item page's facts and sections, and how they name and link related entries. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';
import {
  DEEPEST_PARTS,
  isContentType,
  isPart,
  isPublic,
  rowOfType,
  type ContentType,
} from '@/lib/contracts/catalogue/content-types';
import type { SeriesMembers } from '@/lib/contracts/catalogue/series-members';
import { shortCardOf } from '@/lib/domain/catalogue/short-card';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { idOf, nameOf, slugOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { PageLink } from './model';
import { pathOf } from './paths';
import { entriesOfRichText } from './text/rich-text';

/** An item named by its type and slug. */
export interface ItemKey {
  type: ContentType;
  slug: string;
}

/** Items that link to an entry. */
export interface LinkingItems {
  items: ContentItem[];
  /** There are more than were read. */
  isCut: boolean;
}

/** The related items that this viewer may see. */
export interface VisibleItems {
  get: (type: string, slug: string) => ContentItem | null;
  /** Items of a type that link to the entry, such as a person's productions. */
  linking: (type: ContentType, entryId: string) => LinkingItems;
  /** Whether an entry of a public type, or a part of this item, is hidden from this viewer. */
  hides: (id: string) => boolean;
}

/** Items that the product service listed for this page, with the address of the full listing. */
export interface ListedItems {
  items: CardItem[];
  total: number;
  href: string;
}

/** A grade, with the authority that publishes its standards. */
export interface Grade {
  name: string;
  authority: string;
  /** Alpha-3 code of the authority's country. */
  country: string | null;
}

export interface PageContext {
  fields: Fields;
  record: CatalogueRecord;
  item: ContentItem;
  visible: VisibleItems;
  /** Reads a rich text field of a part of this entry as plain data. */
  richText: (fields: Fields, name: string) => RichTextNode | null;
  /** The series that the item belongs to. */
  series: SeriesMembers | null;
  listed: ListedItems | null;
  /** Items on the same subjects, the most similar first. */
  similar: readonly CardItem[];
  /** Grades of standards, by entry id; links to them are too deep to be resolved with the item. */
  grades: ReadonlyMap<string, Grade>;
  /** Alpha-3 code of the viewer's country. */
  country: string | null;
}

/** Types whose items may be named only after a visibility check. Not public types and parts, nor unknown types (never named). */
export function isGated(type: string): type is ContentType {
  return rowOfType(type) !== null && !isPublic(type) && !isPart(type);
}

/** The linked entry as a link; null if it is hidden from the viewer. */
function linkOf(target: Fields, { visible }: PageContext): PageLink | null {
  const type = typeOf(target);
  const isSeen = isGated(type) ? visible.get(type, slugOf(target)) !== null : isPublic(type) || isPart(type);
  if (!isSeen || visible.hides(idOf(target))) return null;
  return { name: nameOf(target), href: pathOf(type, slugOf(target)) };
}

export function linksOf(context: PageContext, name: string): PageLink[] {
  return context.fields.targets(name).flatMap((target) => linkOf(target, context) ?? []);
}

/** Cards of the items in a field, in editorial order; hidden ones are left out (R-VIS-12). */
export function cardsOf(context: PageContext, name: string, from: Fields = context.fields): CardItem[] {
  const items = from
    .targets(name)
    .flatMap((target) => context.visible.get(typeOf(target), slugOf(target)) ?? []);
  return items.filter(({ id }) => id !== context.item.id).map(shortCardOf);
}

/** People referred to only by slug, such as the cast. */
function personKeys(item: ContentItem, people: readonly { personSlug: string | null }[]): ItemKey[] {
  return people.flatMap(({ personSlug }) =>
    personSlug === null || personSlug === item.slug ? [] : [{ type: 'person' as const, slug: personSlug }],
  );
}

function targetsOf(fields: Fields): Fields[] {
  return Object.keys(fields.entry.fields).flatMap((name) => fields.targets(name));
}

function keysBelow(fields: Fields, depth = 0): ItemKey[] {
  return targetsOf(fields).flatMap((target): ItemKey[] => {
    const type = typeOf(target);
    if (isGated(type)) return [{ type, slug: slugOf(target) }];
    return isPart(type) && depth < DEEPEST_PARTS ? keysBelow(target, depth + 1) : [];
  });
}

/** Rich texts of the parts below an entry, such as the instructions of a lesson's activities. */
export function textsBelow(
  fields: Fields,
  richText: PageContext['richText'],
  depth = 0,
): (RichTextNode | null)[] {
  if (depth > DEEPEST_PARTS) return [];
  return targetsOf(fields)
    .filter((target) => isPart(typeOf(target)))
    .flatMap((part) => [richText(part, 'instructions'), ...textsBelow(part, richText, depth + 1)]);
}

/**
 * Entries that texts link to or embed and that not everybody may see. Parts too: unlike those of the page's own entry, they may
 * belong to something that is hidden.
 */
export function keysInTexts(texts: readonly (RichTextNode | null)[]): ItemKey[] {
  return texts
    .flatMap(entriesOfRichText)
    .flatMap(({ type, slug }): ItemKey[] => (isContentType(type) && !isPublic(type) ? [{ type, slug }] : []));
}

/** Every item that the page of an entry may name only after a check, without duplicates: checked before rendering. */
export function relatedKeys(
  fields: Fields,
  item: ContentItem,
  people: readonly { personSlug: string | null }[],
  texts: readonly (RichTextNode | null)[],
): ItemKey[] {
  const all = [...keysBelow(fields), ...personKeys(item, people), ...keysInTexts(texts)];
  return [...new Map(all.map((key) => [`${key.type}/${key.slug}`, key])).values()];
}
