/** What the rows of an item page are made from, and how they name and link what an entry points at. */
import type { CardItem } from '@/lib/contracts/card';
import type { ContentItem } from '@/lib/contracts/content-item';
import type { RichTextNode } from '@/lib/contracts/content-parts';
import type { ContentType } from '@/lib/contracts/content-types';
import { cardOf } from '@/lib/domain/catalogue/card';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { nameOf, slugOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { PageLink } from './model';
import { pathOf } from './paths';
import { entriesOfRichText } from './rich-text';

/** Types whose items may be hidden from a viewer; the others (genres, skills …) belong to everybody. */
const gatedTypes = [
  'title',
  'production',
  'guide',
  'interview',
  'workshop',
  'lessonPlan',
  'person',
  'series',
  'collection',
  'studyUnit',
  'trainingCourse',
] as const satisfies readonly ContentType[];
export type GatedType = (typeof gatedTypes)[number];

/** Parts that have no life without their parent: their links are the parent's links. */
const partTypes: readonly string[] = [
  'studyUnitModule',
  'studyUnitSection',
  'curriculumUnit',
  'lesson',
  'lessonActivity',
  'trainingCourseModule',
];

/** An item named by its type and slug. */
export interface ItemKey {
  type: GatedType;
  slug: string;
}

/** The related items that this viewer may see. */
export interface VisibleItems {
  get: (type: string, slug: string) => ContentItem | null;
  /** Items of a type that link to the entry, such as a person's productions. */
  linking: (type: GatedType, entryId: string) => ContentItem[];
}

/** Items that the product service listed for this page, with the address of the whole list. */
export interface ListedItems {
  items: CardItem[];
  total: number;
  href: string;
}

/** The series an item belongs to, with the members this viewer may see, in order. */
export interface SeriesOfItem {
  id: string;
  name: string;
  slug: string;
  members: CardItem[];
}

/** A grade of the body that publishes its standards. */
export interface Grade {
  name: string;
  authority: string;
  /** Alpha-3 of the authority's country. */
  country: string | null;
}

export interface PageContext {
  fields: Fields;
  record: CatalogueRecord;
  item: ContentItem;
  visible: VisibleItems;
  /** Rich text of an entry below this one, as plain data. */
  richText: (fields: Fields, name: string) => RichTextNode | null;
  series: SeriesOfItem | null;
  listed: ListedItems | null;
  /** Grades of standards by entry id; they lie too deep to come with the item. */
  grades: ReadonlyMap<string, Grade>;
  /** Alpha-3 of the viewer's country. */
  country: string | null;
}

export function isGated(type: string): type is GatedType {
  return gatedTypes.some((gated) => gated === type);
}

/** The linked entry as a link; null where the viewer may not know of it. */
function linkOf(target: Fields, { visible }: PageContext): PageLink | null {
  const type = typeOf(target);
  if (isGated(type) && visible.get(type, slugOf(target)) === null) return null;
  return { name: nameOf(target), href: pathOf(type, slugOf(target)) };
}

export function linksOf(context: PageContext, name: string, from: Fields = context.fields): PageLink[] {
  return from.targets(name).flatMap((target) => linkOf(target, context) ?? []);
}

/** Cards of the items a field lists, in editorial order; hidden ones are left out (R-VIS-12). */
export function cardsOf(context: PageContext, name: string, from: Fields = context.fields): CardItem[] {
  const items = from
    .targets(name)
    .flatMap((target) => context.visible.get(typeOf(target), slugOf(target)) ?? []);
  return items.filter(({ id }) => id !== context.item.id).map(cardOf);
}

/** Items named in slugs only, such as the cast's people. */
function personKeys(item: ContentItem, people: readonly { personSlug: string | null }[]): ItemKey[] {
  return people.flatMap(({ personSlug }) =>
    personSlug === null || personSlug === item.slug ? [] : [{ type: 'person' as const, slug: personSlug }],
  );
}

/** Parts lie at most this deep (curriculum, unit, lesson, activity); content that runs in circles stops here. */
const MOST_PARTS_DEEP = 4;

function targetsOf(fields: Fields): Fields[] {
  return Object.keys(fields.entry.fields).flatMap((name) => fields.targets(name));
}

function isPart(target: Fields): boolean {
  return partTypes.includes(typeOf(target));
}

function keysBelow(fields: Fields, depth = 0): ItemKey[] {
  return targetsOf(fields).flatMap((target): ItemKey[] => {
    const type = typeOf(target);
    if (isGated(type)) return [{ type, slug: slugOf(target) }];
    return isPart(target) && depth < MOST_PARTS_DEEP ? keysBelow(target, depth + 1) : [];
  });
}

/** Rich texts of the parts below an entry, such as the instructions of a lesson's activities. */
export function textsBelow(
  fields: Fields,
  richText: PageContext['richText'],
  depth = 0,
): (RichTextNode | null)[] {
  if (depth > MOST_PARTS_DEEP) return [];
  return targetsOf(fields)
    .filter(isPart)
    .flatMap((part) => [richText(part, 'instructions'), ...textsBelow(part, richText, depth + 1)]);
}

/** Everything the page of an entry may name that may be hidden, each once: what must be asked before it is drawn. */
export function relatedKeys(
  fields: Fields,
  item: ContentItem,
  people: readonly { personSlug: string | null }[],
  texts: readonly (RichTextNode | null)[],
): ItemKey[] {
  const inTexts = texts
    .flatMap(entriesOfRichText)
    .flatMap(({ type, slug }): ItemKey[] => (isGated(type) ? [{ type, slug }] : []));
  const all = [...keysBelow(fields), ...personKeys(item, people), ...inTexts];
  return [...new Map(all.map((key) => [`${key.type}/${key.slug}`, key])).values()];
}
