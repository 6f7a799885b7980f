/**
 * Each outside party meets each fault (design "Failure"): what a page shows meanwhile, that nothing waits for ever, and
 * that everything is as before within 10 s of the fault's end without a restart. The web and services under test are
 * nodes of their own on the run's system; a proxy stands before every party they ask.
 */
import http from 'node:http';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { portOffsets } from '@/lib/contracts/environment';
import { demoAccounts } from '@/services/common/demo-accounts';
import {
  faults,
  startFaultProxy,
  type Fault,
  type FaultProxy,
} from '@/__tests__/support/reliability/fault-proxy';
import { startNode, type Node, type NodeName } from '@/__tests__/support/reliability/node';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import { eventually, target } from '@/__tests__/support/reliability/target';

/** Everything has answered by then, whatever the fault. */
const PATIENCE_MS = 12_000;
const RECOVERY_MS = 10_000;

type Party = 'product' | 'customers' | 'content' | 'identity' | 'media';

const system = target();
const portBase = system.portBase + 300;
const front = `http://localhost:${portBase}`;
const proxies = {} as Record<Party, FaultProxy>;
const nodes = new Map<NodeName, Node>();
let token = '';
let people: string[] = [];
let adult = '';
let turn = 0;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function get(
  path: string,
  { address = '198.51.100.7', origin = front, headers = {} } = {},
): Promise<Answer> {
  const response = await fetch(origin + path, {
    headers: { 'x-forwarded-for': address, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const bookmarks = () =>
  get('/graphql?query=%7BmyBookmarks%7BcontentId%7D%7D', { headers: { authorization: `Bearer ${token}` } });
/** Addresses that no cache has seen. */
const newSearch = () => `/search?q=kept-by-nobody-${(turn += 1)}`;
const newPerson = () => `/people/${people[(turn += 1) % people.length]}`;
const newAddress = () => `198.18.${Math.floor((turn += 1) / 250)}.${turn % 250}`;

beforeAll(async () => {
  const { at } = system;
  proxies.identity = await startFaultProxy(portBase + portOffsets.identity);
  proxies.customers = await startFaultProxy(portBase + portOffsets.customers);
  proxies.product = await startFaultProxy(portBase + portOffsets.product);
  proxies.content = await startFaultProxy(system.portBase + portOffsets.content);
  proxies.media = await startFaultProxy(system.portBase + portOffsets.media);
  const env = {
    PUBLIC_URL: front,
    CLASSROOM_URL: `http://127.0.0.1:${portBase + portOffsets.classroom}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    OIDC_AUTHORITY: proxies.identity.url,
    IDENTITY_URL: proxies.identity.url,
    CUSTOMERS_API_URL: proxies.customers.url,
    PRODUCT_API_URL: proxies.product.url,
    PRODUCT_GRAPHQL_URL: `${proxies.product.url}/graphql`,
    CONTENTFUL_HOST: `localhost:${proxies.content.port}`,
    MEDIA_URL: proxies.media.url,
    LOG_LEVEL: 'warn',
  };
  // The wrong way round: whoever needs another process is there before it.
  for (const name of ['web', 'product', 'customers', 'identity'] as const)
    nodes.set(name, await startNode(system, { name, portBase, env }));
  for (const node of nodes.values()) await node.ready();
  const { email, password } = demoAccounts[0]!;
  token = await accessToken({ issuer: proxies.identity.url, app: front, email, password });
  const listed = (await (await fetch(`${at('web')}/api/people?limit=100`)).json()) as {
    items: { slug: string }[];
  };
  people = listed.items.map(({ slug }) => slug);
  const titles = (await (
    await fetch(`${at('web')}/api/search?limit=100&type=title,production,guide`)
  ).json()) as {
    items: { slug: string; type: string; hasAdultThemes: boolean }[];
  };
  const found = titles.items.find(({ hasAdultThemes }) => hasAdultThemes);
  adult = found ? `/${found.type === 'title' ? 'titles' : `${found.type}s`}/${found.slug}` : '';
  // What has been seen once may be shown again: the two addresses, the person, a page.
  await Promise.all([get('/'), get('/guides'), bookmarks(), get('/', { origin: env.CLASSROOM_URL })]);
});

afterAll(async () => {
  await Promise.all([...nodes.values()].map((node) => node.end('SIGTERM')));
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
});

it('processes that started before what they need serve once it is there', async () => {
  expect((await get(newSearch())).status).toBe(200);
  expect((await get(newPerson())).status).toBe(200);
  expect((await bookmarks()).status).toBe(200);
});

const contractBody = ({ text }: Answer) => apiErrorBodySchema.safeParse(JSON.parse(text)).success;

/** What holds while one party is away, by party. Every promise of it resolves within PATIENCE_MS or the test fails. */
const meanwhile: Record<Party, (fault: Fault) => Promise<void>> = {
  product: async (fault) => {
    const isBroken = fault === 'garble' || fault === 'cut';
    // What is cut or garbled on its way is cut for the browser too: it must see that, not half an answer.
    const orCut = (answer: Promise<Answer>) => (isBroken ? answer.catch(() => null) : answer);
    const [home, search, person, api, graphql] = await Promise.all([
      get('/'),
      get(newSearch()),
      get(newPerson()),
      orCut(get('/api/search?limit=1')),
      orCut(bookmarks()),
    ]);
    expect(home.status).toBe(200);
    expect(search.status).toBe(503);
    expect(Number(search.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(search.text).toMatch(/unavailable/i);
    expect(person.status).toBe(200);
    for (const answer of [api, graphql]) {
      if (answer === null || (isBroken && answer.status === 200)) continue;
      expect(answer.status).toBe(fault === '429' ? 429 : 503);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect(contractBody(answer)).toBe(true);
    }
  },
  content: async () => {
    const [home, search, kept, api] = await Promise.all([
      get('/'),
      get(newSearch()),
      get('/guides'),
      get('/api/search?limit=1'),
    ]);
    expect([home.status, search.status, kept.status, api.status]).toEqual([200, 200, 200, 200]);
    const item = await get(newPerson());
    expect(item.status).toBe(503);
    expect(Number(item.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(item.text).toMatch(/unavailable/i);
  },
  customers: async () => {
    const [home, search, item, own] = await Promise.all([
      get('/'),
      get(newSearch(), { address: newAddress() }),
      get(newPerson(), { address: newAddress() }),
      bookmarks(),
    ]);
    expect([home.status, search.status, item.status, own.status]).toEqual([200, 200, 200, 200]);
    const classroom = await get('/', { origin: `http://127.0.0.1:${portBase + portOffsets.classroom}` });
    expect(classroom.text).toContain('You are using the library as');
    // Never fail open: of an unknown visitor the strictest is assumed.
    expect(adult).not.toBe('');
    expect((await get(adult, { address: newAddress() })).status).toBe(404);
  },
  identity: async () => {
    const [home, search, item, own] = await Promise.all([
      get('/'),
      get(newSearch()),
      get(newPerson()),
      bookmarks(),
    ]);
    expect([home.status, search.status, item.status, own.status]).toEqual([200, 200, 200, 200]);
  },
  media: async () => {
    const [home, item] = await Promise.all([get('/'), get(newPerson())]);
    expect([home.status, item.status]).toEqual([200, 200]);
  },
};

async function isWell(): Promise<boolean> {
  const answers = await Promise.all([
    get(newSearch()),
    get(newPerson()),
    get('/api/search?limit=1'),
    bookmarks(),
    get(adult),
  ]);
  return answers.every(({ status }) => status === 200);
}

describe.each(['product', 'content', 'customers', 'identity', 'media'] as const)('%s away', (party) => {
  it.each(faults)('by %s', async (fault) => {
    const pids = [...nodes.values()].map(({ child }) => child.pid);
    proxies[party].set(fault);
    try {
      await meanwhile[party](fault);
    } finally {
      proxies[party].set(null);
    }
    await eventually(`well again after ${party} ${fault}`, isWell, { ms: RECOVERY_MS });
    expect([...nodes.values()].map(({ child }) => (child.exitCode === null ? child.pid : 'ended'))).toEqual(
      pids,
    );
  });
});

/** A request whose body is still on its way when the process is told to stop. */
function slowWrite(url: string): { finish: () => Promise<number>; sent: Promise<void> } {
  const body = JSON.stringify({ query: '{ myBookmarks { contentId } }' });
  const request = http.request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      authorization: `Bearer ${token}`,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  const sent = new Promise<void>((resolve) => request.write(body.slice(0, 10), () => resolve()));
  return {
    sent,
    finish: async () => {
      request.end(body.slice(10));
      return status;
    },
  };
}

it.each(['web', 'product'] as const)(
  '%s finishes the requests in flight when it is stopped',
  async (name) => {
    const node = nodes.get(name)!;
    const { sent, finish } = slowWrite(node.url);
    await sent;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = node.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 500));
    // No new connection is taken any more …
    await expect(fetch(`${node.url}/healthz`)).rejects.toThrow();
    // … and what was begun is answered.
    expect(await finish()).toBe(200);
    expect(await ended).toBe(0);
  },
);
