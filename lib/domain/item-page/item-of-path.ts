/** The item whose page has a path: the reverse of `itemPath`. */
import { typeOfSegment, type ContentType } from '@/lib/contracts/catalogue/content-types';

/** `/productions/hamlet` → its type and slug; null for any other path, and for one that cannot be decoded. */
export function itemOfPath(path: string): { type: ContentType; slug: string } | null {
  const [, segment = '', slug = ''] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const type = segment === 'training' ? 'trainingCourse' : typeOfSegment(segment);
  if (type === null) return null;
  try {
    return { type, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}
