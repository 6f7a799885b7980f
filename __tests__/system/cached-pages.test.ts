/**
 * One cache, two organisations and an anonymous visitor (design "Keeping rendered pages"): what belongs to an organisation or a
 * person is on no page that another gets, from whatever node, as page or as the framework's data, whole or "unchanged".
 */
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { demoAccounts, demoOrganisations } from '@/services/common/demo-accounts';
import { databaseUrl, startNode, type Node } from '@/__tests__/support/reliability/node';
import { Random } from '@/__tests__/support/reliability/random';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import { eventually, target } from '@/__tests__/support/reliability/target';
import { CHANGING } from '@/gateway/pages/page-cache';
import { portOffsets } from '@/lib/contracts/environment';

const system = target();
/** TEST-NET-1 (RFC 5737) is made the network of a school that may not see adult themes. */
const RESTRICTED_NETWORK = '192.0.2.0/25';
const LATER_NETWORK = '192.0.2.128/25';
const visitors = {
  harbourside: '203.0.113.20',
  restricted: '192.0.2.20',
  anonymous: '198.51.100.20',
} as const;
type Visitor = keyof typeof visitors;
const names = Object.keys(visitors) as Visitor[];
/** What a page of each may say of its visitor, and nobody else's. */
const marks: Record<Visitor, RegExp | null> = {
  harbourside: /Harbourside|harbourside/,
  restricted: /St Brigid|st-brigids/,
  anonymous: null,
};
const PERSONAL = /demo-teacher|Amara|Osei|teacher@harbourside/;
const account = demoAccounts[0]!;

let database: pg.Client;
let nodes: Node[] = [];
let token = '';
let adult = { path: '', word: '' };
let paths: string[] = [];

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function get(
  node: Node,
  path: string,
  { visitor, headers = {} }: { visitor: string; headers?: Record<string, string> },
): Promise<Answer> {
  const response = await fetch(node.url + path, {
    headers: { 'x-forwarded-for': visitor, ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const addNetwork = (network: string) =>
  database.query(
    'insert into customers.networks (network, organisation_id) values ($1, $2) on conflict do nothing',
    [network, demoOrganisations.restricted],
  );

/** An item with adult themes, and a search that finds it. */
async function adultItem(): Promise<typeof adult> {
  const response = await fetch(`${system.at('web')}/api/search?limit=100&type=title,production,guide`);
  const { items } = (await response.json()) as {
    items: { slug: string; type: string; name: string; hasAdultThemes: boolean }[];
  };
  const found = items.find(({ hasAdultThemes }) => hasAdultThemes)!;
  const segment = found.type === 'title' ? 'titles' : `${found.type}s`;
  return { path: `/${segment}/${found.slug}`, word: encodeURIComponent(found.name).replaceAll('%20', '+') };
}

beforeAll(async () => {
  database = new pg.Client({ connectionString: await databaseUrl(system) });
  await database.connect();
  await addNetwork(RESTRICTED_NETWORK);
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' };
  nodes = await Promise.all(
    [800, 900].map((offset) => startNode(system, { name: 'web', portBase: system.portBase + offset, env })),
  );
  await Promise.all(nodes.map((node) => node.ready()));
  token = await accessToken({ issuer: system.at('identity'), app: system.at('web'), ...account });
  adult = await adultItem();
  const home = await (await fetch(`${system.at('web')}/`)).text();
  const build = /"buildId":"([\w-]+)"/.exec(home)![1]!;
  paths = [
    '/',
    '/search',
    `/search?q=${adult.word}`,
    '/titles',
    '/productions',
    adult.path,
    '/training/dt-101-using-the-platform',
    '/about',
    '/series',
    `/_next/data/${build}/index.json`,
    `/_next/data/${build}/search.json?q=${adult.word}`,
    `/_next/data/${build}${adult.path}.json`,
  ];
});

afterAll(async () => {
  await database?.query('delete from customers.networks where network <<= $1', ['192.0.2.0/24']);
  await database?.end();
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
});

/** How many answers of a node were in its cache; no answer itself says so. */
async function hitsOf({ url }: Node): Promise<number> {
  const { protocol, hostname, port } = new URL(url);
  const metrics = `${protocol}//${hostname}:${Number(port) + portOffsets.webMetrics - portOffsets.web}/metrics`;
  const text = await (await fetch(metrics)).text();
  return Number(/^web_page_cache_answers_total{outcome="hit"} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Everything that holds for one answer, whoever was there before. */
function check(path: string, visitor: Visitor, { status, headers, text }: Answer): void {
  const where = `${path} for ${visitor}`;
  const isAdultItem = path.includes(adult.path);
  expect([where, status]).toEqual([where, isAdultItem && visitor === 'restricted' ? 404 : 200]);
  for (const other of names) {
    const mark = marks[other];
    if (other !== visitor && mark) expect([where, mark.exec(text)?.[0]]).toEqual([where, undefined]);
  }
  expect([where, PERSONAL.exec(text)?.[0]]).toEqual([where, undefined]);
  if (visitor === 'restricted' && path !== adult.path) expect(text).not.toContain(`${adult.path}"`);
  expect(headers.get('cache-control')).toMatch(/^private\b/);
  expect(headers.get('set-cookie')).toBeNull();
}

it('what is kept for one is never shown to another, at any node', async () => {
  const random = new Random(8);
  for (let round = 0; round < 4; round += 1)
    for (const path of paths) {
      const order = [...names, ...names].sort(() => random.next() - 0.5);
      for (const visitor of order) {
        const answer = await get(random.pick(nodes), path, { visitor: visitors[visitor] });
        check(path, visitor, answer);
      }
    }
  // The cache was at work.
  expect(Math.min(...(await Promise.all(nodes.map(hitsOf))))).toBeGreaterThan(0);
});

it('many at once, the first time a page is made', async () => {
  for (const path of ['/guides', '/workshops', `/titles?q=${adult.word}`]) {
    const asked = Array.from({ length: 24 }, (_, index) => {
      const visitor = names[index % names.length]!;
      return get(nodes[index % nodes.length]!, path, { visitor: visitors[visitor] }).then((answer) => ({
        visitor,
        answer,
      }));
    });
    const shown = new Set<Visitor>();
    for (const { visitor, answer } of await Promise.all(asked)) {
      if (answer.status === 503) {
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
        continue;
      }
      check(path, visitor, answer);
      shown.add(visitor);
    }
    expect([path, [...shown].sort()]).toEqual([path, [...names].sort()]);
  }
});

it('a page that is another’s is not "unchanged"', async () => {
  const [node] = nodes as [Node];
  for (const path of ['/', '/search', `/search?q=${adult.word}`]) {
    const tags: Partial<Record<Visitor, string>> = {};
    for (const visitor of names)
      tags[visitor] = (await get(node, path, { visitor: visitors[visitor] })).headers.get('etag')!;
    expect(new Set(Object.values(tags)).size).toBe(names.length);
    for (const visitor of names)
      for (const other of names) {
        const headers = { 'if-none-match': tags[other]! };
        const answer = await get(node, path, { visitor: visitors[visitor], headers });
        if (other === visitor && answer.status === 304) expect(answer.text).toBe('');
        else if (other !== visitor) expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toMatch(/^private\b/);
      }
  }
});

it('a page says nothing of the person it is sent to, nor of anybody in another’s page afterwards', async () => {
  const headers = { cookie: `jwt=${token}` };
  for (const node of nodes)
    for (const path of ['/', `/search?q=${adult.word}`, adult.path, '/my-bookmarks', '/account']) {
      // From the school's own network, and from another school's.
      for (const visitor of [visitors.harbourside, visitors.restricted]) {
        const anonymous = await get(node, path, { visitor: visitors.anonymous });
        const known = { ...headers, 'if-none-match': anonymous.headers.get('etag') ?? '*' };
        const mine = await get(node, path, { visitor, headers: known });
        expect([path, mine.status]).toEqual([path, 200]);
        // Pages that are the person's own are rendered for them alone; all others are their class's (decision 0052).
        const isOwn = path === '/my-bookmarks' || path === '/account';
        expect([path, mine.headers.get('cache-control')]).toEqual([
          path,
          isOwn ? 'private, no-store' : 'private, no-cache',
        ]);
        if (!isOwn) expect(PERSONAL.test(mine.text)).toBe(false);
        const after = await get(node, path, { visitor: visitors.anonymous });
        expect(PERSONAL.test(after.text)).toBe(false);
        expect(/Harbourside/.test(after.text)).toBe(false);
      }
    }
});

it('a network that the services came to know one after the other leaves no page of its own to anonymous visitors', async () => {
  const [node] = nodes as [Node];
  const newcomer = '192.0.2.200';
  const page = `/search?q=${adult.word}&type=title`;
  // Web takes the newcomer for an anonymous visitor and asks nothing of product, which keeps an answer of its own for a minute.
  await get(node, '/about', { visitor: visitors.anonymous });
  await get(node, '/about', { visitor: newcomer });
  await addNetwork(LATER_NETWORK);
  await get(node, page, { visitor: newcomer });
  const anonymous = await get(node, page, { visitor: visitors.anonymous });
  expect(anonymous.status).toBe(200);
  expect(anonymous.text).toContain(adult.path);
});

/** What an operator types: `npm run content -- set -`. */
async function nameGuide(slug: string, name: string): Promise<void> {
  const entries = [{ contentType: 'guide', slug, fields: { name } }];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['dist/services/content-command.mjs', 'set', '-', '--space', 'library'],
    {
      env: { ...process.env, DATABASE_URL: await databaseUrl(system), DATA_DIR: system.dataDir },
      input: JSON.stringify({ entries }),
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
}

it('a page of a library that has settled is made once and not again, until something is published', async () => {
  const [node] = nodes as [Node];
  const listed = await fetch(`${system.at('web')}/api/guides?limit=1`);
  const [{ slug, name }] = ((await listed.json()) as { items: [{ slug: string; name: string }] }).items;
  const page = () => get(node, `/guides/${slug}`, { visitor: visitors.anonymous });
  // Older than a page stays fresh where things change, and fresh all the same.
  const hasSettled = async () => {
    await page();
    await new Promise((resolve) => setTimeout(resolve, CHANGING.fresh + 500));
    const before = await hitsOf(node);
    await page();
    return (await hitsOf(node)) > before;
  };
  await eventually('the library settles', hasSettled, { ms: 60_000 });
  const renamed = 'A guide by another name';
  try {
    await nameGuide(slug, renamed);
    const isShown = async () => (await page()).text.includes(renamed);
    await eventually('the publication shows', isShown, { ms: 40_000, every: 1_000 });
  } finally {
    await nameGuide(slug, name);
  }
});
