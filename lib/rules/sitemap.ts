/** Sitemaps (sitemaps.org 0.9) and robots.txt as text. Addresses are absolute. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** One sitemap; `changed` is an ISO date or null. */
export function sitemap(pages: readonly { address: string; changed: string | null }[]): string {
  const entries = pages.map(({ address, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${xml(changed)}</lastmod>`;
    return `<url><loc>${xml(address)}</loc>${lastmod}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Personal pages and search results are nobody's landing page. */
const CLOSED = [
  '/api/',
  '/account',
  '/my-bookmarks',
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
