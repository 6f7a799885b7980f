/** The item page that a path leads to. */
import { typeOfSegment } from '@/lib/contracts/catalogue/content-types';

/** `/productions/hamlet` → its listing and slug; null for any other path, and for courses, whose pages are below /training. */
export function itemOfPath(path: string): { listing: string; slug: string } | null {
  const [, listing = '', slug = ''] = /^\/([a-z-]+)\/([^/]+)$/.exec(path) ?? [];
  const type = typeOfSegment(listing);
  if (type === null || type === 'trainingCourse') return null;
  try {
    return { listing, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}
