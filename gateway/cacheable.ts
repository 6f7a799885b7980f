/** Which addresses are pages that may be cached. A list of what may, so that a page added later is not cached by accident. */
import { contentTypes, segmentOfType } from '@/lib/contracts/content-types';
import type { RequestTarget } from './request-path';

const CACHEABLE: ReadonlySet<string> = new Set<string>([
  '', 'index', 'search', 'explore', 'about', 'help', 'imprint', 'accessibility', 'privacy', 'data-protection', 'series', 'training', 'sitemaps', 'sitemap.xml',
  'robots.txt',
  ...contentTypes.map((type) => segmentOfType[type]),
]); // prettier-ignore

const DATA = /^\/_next\/data\/[\w-]+\/(.+)\.json$/;
/** Nobody searches with more; longer addresses would only fill the memory. */
const MAX_URL_LENGTH = 1_000;

/** Whether a normalised path is the framework's data of a page rather than the page. */
export const isDataPath = (path: string): boolean => DATA.test(path);

/** First part of the address of the page, of itself or of its data. */
const sectionOf = (path: string): string => (DATA.exec(path)?.[1] ?? path.slice(1)).split('/')[0] ?? '';

/** Whether a page says how far its learner is, where its visitor is a person. */
export const isOneLearners = ({ path }: RequestTarget): boolean => sectionOf(path) === 'training';

/** Whether the page at a normalised address may be cached and shown to everyone who sees the library in the same way. */
export function isCacheable(method: string | undefined, { path, url }: RequestTarget): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return false;
  return CACHEABLE.has(sectionOf(path));
}
