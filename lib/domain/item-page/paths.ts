/** Addresses of item pages. Small on purpose: the browser loads it. */
import { isContentType, segmentOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';

/** R-RTE-5: a training course has only one page, where it is also taken. */
export function coursePath(slug: string): string {
  return `/training/${encodeURIComponent(slug)}`;
}

/** One module within its course. */
export function modulePath(courseSlug: string, moduleSlug: string): string {
  return `${coursePath(courseSlug)}/${encodeURIComponent(moduleSlug)}`;
}

export function itemPath(type: ContentType, slug: string): string {
  return type === 'trainingCourse' ? coursePath(slug) : `/${segmentOfType[type]}/${encodeURIComponent(slug)}`;
}

/** The page of a type and slug; null for types without pages, such as countries. */
export function pathOf(type: string, slug: string): string | null {
  return isContentType(type) ? itemPath(type, slug) : null;
}
