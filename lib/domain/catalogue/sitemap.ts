/** Sitemaps (sitemaps.org 0.9) and robots.txt as text. Addresses are absolute. */
import { escapeMarkup } from '../text/markup';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** One sitemap. Without `lastmod`: listings say when an item was first published, and not when it last changed. */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>`);
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Personal pages and search results should not be landing pages. */
const CLOSED = [
  '/api/',
  '/account',
  '/my-bookmarks',
  '/lists',
  '/class/',
  '/play/',
  '/hand-over',
  '/compare',
  '/callback',
  '/logged-out',
  '/sign-in',
  '/feedback',
  '/search?',
];

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
