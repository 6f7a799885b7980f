/** Which addresses are cacheable pages. An allow-list, so that a page added later is not cached by accident. */
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import type { RequestTarget } from '../request-path';

const CACHEABLE: ReadonlySet<string> = new Set<string>([
  '', 'index', 'search', 'explore', 'about', 'help', 'imprint', 'accessibility', 'privacy', 'data-protection', 'series', 'training', 'sitemaps', 'sitemap.xml',
  'robots.txt',
  ...contentTypes.map((type) => segmentOfType[type]),
]); // prettier-ignore

const DATA = /^\/_next\/data\/[\w-]+\/(.+)\.json$/;
/** No real search is longer; longer addresses would only fill the cache. */
const MAX_URL_LENGTH = 1_000;

/** Whether a normalised path is for a page's data (`/_next/data/`) rather than for the page itself. */
export const isDataPath = (path: string): boolean => DATA.test(path);

/** First path segment of a page, given its own path or the path of its data. */
const sectionOf = (path: string): string => (DATA.exec(path)?.[1] ?? path.slice(1)).split('/')[0] ?? '';

/** Whether a page shows the learner's own progress when somebody is signed in. */
export const isOneLearners = ({ path }: RequestTarget): boolean => sectionOf(path) === 'training';

/** Whether the page at a normalised address may be cached and shared by all visitors who may see the same content. */
export function isCacheable(method: string | undefined, { path, url }: RequestTarget): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return false;
  return CACHEABLE.has(sectionOf(path));
}
