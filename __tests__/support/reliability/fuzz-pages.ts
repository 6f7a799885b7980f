/** Page addresses as people, crawlers and scanners ask for them, with hostile queries, cookies and paths. */
import type { FuzzCase } from './fuzz-case';
import { hostileText, inAddress } from './hostile';
import type { Random } from './random';

const fixed = [
  '/', '/search', '/about', '/accessibility', '/privacy', '/callback', '/logged-out', '/my-bookmarks', '/sign-in', '/feedback', '/account/training',
  '/training/dt-101-using-the-platform', '/robots.txt', '/sitemap.xml', '/sitemaps/productions.xml', '/404', '/500', `/certificates/${'x'.repeat(101)}`, '/data-protection', '/_app', '/_error', '/_document',
  '/settings.json', '/healthz', '/readyz', '/silent-renew.html', '/favicon.svg', '/silent-renew.js', '/metrics', '/wp-login.php', '/.env', '/.git/config',
  '/_next/data/build/index.json', '/_next/image', '/_next/static/x.js', '/api', '/api/', '/graphql/', '//evil.example/', '/%2e%2e/%2e%2e/etc/passwd',
]; // prettier-ignore
const names = [
  'page', 'sort_by', 'genre', 'course', 'form', 'theme', 'role', 'type', 'subType', 'company', 'period', 'englishSkill', 'theatreSkill', 'level',
  'standard', 'productionYear', 'q', 'mode', 'authority', 'grade', 'message', 'state', 'code', 'error', 'url', 'w',
]; // prettier-ignore

function pathOf(random: Random, segments: readonly string[], slugs: readonly string[]): string {
  const kind = random.next();
  if (kind < 0.3) return random.pick(fixed);
  if (kind < 0.5) return `/${random.pick(segments)}`;
  const segment = random.chance(0.85) ? random.pick(segments) : inAddress(random, hostileText(random));
  const slug = random.chance(0.6) ? random.pick(slugs) : inAddress(random, hostileText(random));
  if (kind < 0.9) return `/${segment}/${slug}`;
  return `/${segment}/${slug}/${inAddress(random, hostileText(random))}`;
}

/** Makes one page request. */
export function pageCase(
  random: Random,
  segments: readonly string[],
  slugs: readonly string[],
): Omit<FuzzCase, 'origin'> {
  const query = Array.from({ length: random.chance(0.5) ? random.int(5) : 0 }, () => {
    const name = random.chance(0.9) ? random.pick(names) : hostileText(random);
    return `${inAddress(random, name)}=${inAddress(random, hostileText(random))}`;
  }).join('&');
  const path = pathOf(random, segments, slugs);
  const cookies = [
    'jwt=',
    'jwt=eyJhbGciOiJub25lIn0.e30.',
    'jwt=x.y.z',
    '=',
    ';;;=;',
    `jwt=${'a'.repeat(6_000)}`,
    '__prerender_bypass=x; __next_preview_data=y',
  ];
  return {
    contract: 'page',
    method: random.chance(0.94) ? 'GET' : random.pick(['POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']),
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      accept: 'text/html',
      ...(random.chance(0.15) ? { cookie: random.pick(cookies) } : {}),
      ...(random.chance(0.1) ? { 'x-nextjs-data': '1' } : {}),
      ...(random.chance(0.05)
        ? { 'x-middleware-subrequest': 'middleware', 'x-forwarded-for': hostile(random) }
        : {}),
      ...(random.chance(0.05) ? { 'if-none-match': '*', 'accept-encoding': 'br, x' } : {}),
    },
    body: null,
  };
}

const hostile = (random: Random) =>
  random.pick(['203.0.113.10', ',,,', '999.1.1.1', '::ffff:1.2.3.4', 'unknown']);
