/** The content types of specification §3 (R-ENT-18), as the registry (type-rows) has them. Content model §2. */
import { typeRows, type TypeRow } from './type-rows';

export type ContentType = keyof typeof typeRows;
/** Types whose row says so, such as those with a listing. */
type TypesWith<Property extends keyof TypeRow> = {
  [Type in ContentType]: (typeof typeRows)[Type] extends Record<Property, unknown> ? Type : never;
}[ContentType];

/** Types with a listing page. */
export type ListedType = TypesWith<'listed'>;
export type ListingSegment = (typeof typeRows)[ContentType]['segment'];

export const contentTypes = Object.keys(typeRows) as readonly ContentType[];

/** Whether the registry has the type. */
export const isContentType = (type: string): type is ContentType => Object.hasOwn(typeRows, type);

/** The row of a type; null for one that the registry does not have. */
export const rowOfType = (type: string): TypeRow | null => (isContentType(type) ? typeRows[type] : null);

/** Path segment of each type, in `/api/{segment}` and in page addresses `/{segment}/{slug}`. */
export const segmentOfType = Object.fromEntries(
  contentTypes.map((type) => [type, typeRows[type].segment]),
) as { readonly [Type in ContentType]: (typeof typeRows)[Type]['segment'] };

/**
 * First segments that belong to services, to operators and to what is planned (design "Production mode"): no type, page or
 * slug of content may take one.
 */
export const reservedSegments = [
  'identity', 'media', 'assets', 'admin', 'api', 'class', 'lists', 'hand-over', 'compare', 'oai', 'marc', 'kbart', 'counter',
] as const; // prettier-ignore

/** The type whose listing lives at `segment`, or null. */
export function typeOfSegment(segment: string): ContentType | null {
  return contentTypes.find((type) => segmentOfType[type] === segment) ?? null;
}

/** Types whose row says so, in the registry's order. */
export const typesWith = (property: keyof TypeRow): readonly ContentType[] =>
  contentTypes.filter((type) => property in typeRows[type]);

export const isListedType = (type: ContentType): type is ListedType => 'listed' in typeRows[type];

/** A part is seen with its parent; its links are the parent's links. */
export const isPart = (type: string): boolean => rowOfType(type)?.partOf !== undefined;

/** Whether what it holds are parts of it. */
export const hasParts = (type: string): boolean =>
  contentTypes.some((part) => rowOfType(part)?.partOf === type);

/** Belongs to everybody. A type that the registry does not have does not: the default hides. */
export const isPublic = (type: string): boolean => rowOfType(type)?.public === true;

/** Types of the mixed search with their filter labels, in the order of R-FLT-1. */
export const labelledTypes: readonly { type: ContentType; label: string }[] = typesWith('searched').flatMap(
  (type) => {
    const label = rowOfType(type)?.label;
    return label === undefined ? [] : [{ type, label }];
  },
);

/** Types with pages that search engines should find: what has a listing, and what stands by itself. */
export const sitemapTypes: readonly ContentType[] = contentTypes.filter(
  (type) => isListedType(type) || !(isPublic(type) || isPart(type)),
);
