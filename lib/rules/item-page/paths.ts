/** Addresses of item pages. Small on purpose: the browser loads it. */
import { contentTypes, segmentOfType, type ContentType } from '@/lib/contracts/content-types';

function isContentType(type: string): type is ContentType {
  return contentTypes.some((known) => known === type);
}

export function itemPath(type: ContentType, slug: string): string {
  return `/${segmentOfType[type]}/${encodeURIComponent(slug)}`;
}

/** The page of a type and slug; null for types without pages, such as countries. */
export function pathOf(type: string, slug: string): string | null {
  return isContentType(type) ? itemPath(type, slug) : null;
}
