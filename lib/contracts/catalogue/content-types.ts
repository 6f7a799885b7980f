/** The content types of specification §3 (R-ENT-18), derived from the registry (type-rows). Content model §2. */
import { typeRows, type TypeRow } from './type-rows';

export type ContentType = keyof typeof typeRows;
/** Types whose row has the property, such as `listed`. */
type TypesWith<Property extends keyof TypeRow> = {
  [Type in ContentType]: (typeof typeRows)[Type] extends Record<Property, unknown> ? Type : never;
}[ContentType];

/** Types with a listing page. */
export type ListedType = TypesWith<'listed'>;
export type ListingSegment = (typeof typeRows)[ContentType]['segment'];

export const contentTypes = Object.keys(typeRows) as readonly ContentType[];

/** Whether the type is in the registry. */
export const isContentType = (type: string): type is ContentType => Object.hasOwn(typeRows, type);

/** The row of a type; null if it is not in the registry. */
export const rowOfType = (type: string): TypeRow | null => (isContentType(type) ? typeRows[type] : null);

/** Path segment of each type, in `/api/{segment}` and in page addresses `/{segment}/{slug}`. */
export const segmentOfType = Object.fromEntries(
  contentTypes.map((type) => [type, typeRows[type].segment]),
) as { readonly [Type in ContentType]: (typeof typeRows)[Type]['segment'] };

/**
 * First path segments reserved for services, operators and planned features (design "Production mode"): no content type,
 * page or slug may use one.
 */
export const reservedSegments = [
  'identity', 'media', 'assets', 'admin', 'api', 'class', 'lists', 'hand-over', 'compare', 'oai', 'marc', 'kbart', 'counter',
] as const; // prettier-ignore

/** The type whose listing lives at `segment`, or null. */
export function typeOfSegment(segment: string): ContentType | null {
  return contentTypes.find((type) => segmentOfType[type] === segment) ?? null;
}

/** Types whose row has the property, in the order of the registry. */
export const typesWith = (property: keyof TypeRow): readonly ContentType[] =>
  contentTypes.filter((type) => property in typeRows[type]);

export const isListedType = (type: ContentType): type is ListedType => 'listed' in typeRows[type];

/** Whether the type is part of another. A part is visible with its parent, and links to it lead to the parent. */
export const isPart = (type: string): boolean => rowOfType(type)?.partOf !== undefined;

/** Deepest nesting of parts (curriculum, unit, lesson, activity): where following them ends in circular content. */
export const DEEPEST_PARTS = 4;

/** Whether another type is a part of this one. */
export const hasParts = (type: string): boolean =>
  contentTypes.some((part) => rowOfType(part)?.partOf === type);

/** Whether everybody may see the type. A type that is not in the registry is hidden by default. */
export const isPublic = (type: string): boolean => rowOfType(type)?.public === true;

/** Types of the mixed search with their filter labels, in the order of R-FLT-1. */
export const labelledTypes: readonly { type: ContentType; label: string }[] = typesWith('searched').flatMap(
  (type) => {
    const label = rowOfType(type)?.label;
    return label === undefined ? [] : [{ type, label }];
  },
);

/** Types with pages that search engines should find: those with a listing, and gated ones that are not parts. */
export const sitemapTypes: readonly ContentType[] = /* @__PURE__ */ contentTypes.filter(
  (type) => isListedType(type) || !(isPublic(type) || isPart(type)),
);
