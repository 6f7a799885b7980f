/** The first access matrix: pages and calls by who asks. Every cell has an expected outcome. */
import { expect, request as newRequest, test, type APIRequestContext, type Browser } from '@playwright/test';
import { addresses, playableProduction, signIn, type AccountName } from './support/library';

type Who = 'nobody' | 'forged' | 'network' | 'teacher' | 'expired';

interface Caller {
  base: string;
  token: string | null;
  context: APIRequestContext;
}

async function signedInCaller(browser: Browser, name: AccountName): Promise<Caller> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${addresses().front}/guides`);
  await signIn(page, name);
  const token = (await context.cookies()).find((cookie) => cookie.name === 'jwt')?.value ?? null;
  return { base: addresses().front, token, context: context.request };
}

async function callers(browser: Browser): Promise<Record<Who, Caller>> {
  const [teacher, expired] = [
    await signedInCaller(browser, 'teacher'),
    await signedInCaller(browser, 'expired'),
  ];
  const plain = await newRequest.newContext();
  return {
    nobody: { base: addresses().front, token: null, context: plain },
    forged: { base: addresses().front, token: `${teacher.token?.slice(0, -4)}AAAA`, context: plain },
    network: { base: addresses().classroom, token: null, context: plain },
    teacher,
    expired,
  };
}

/** Expected status by caller, in the order of `order`. */
const order: readonly Who[] = ['nobody', 'forged', 'network', 'teacher', 'expired'];
const bookmarks = '{ myBookmarks { contentId } }';

test('who may call what', async ({ browser }) => {
  const production = await playableProduction();
  const all = await callers(browser);
  const rows: readonly {
    name: string;
    ask: (caller: Caller) => Promise<number>;
    expected: readonly number[];
  }[] = [
    ...['/', '/search?q=lear', '/productions', `/productions/${production.slug}`].map((path) => ({
      name: `page ${path}`,
      ask: async ({ base, context }: Caller) => (await context.get(`${base}${path}`)).status(),
      expected: [200, 200, 200, 200, 200],
    })),
    {
      name: 'a personal page',
      ask: async ({ base, context }) =>
        (await context.get(`${base}/my-bookmarks`, { maxRedirects: 0 })).status(),
      expected: [307, 307, 200, 200, 200],
    },
    {
      name: 'playback grant',
      ask: (caller) => post(caller, '/api/playback-grants', { contentId: production.id }),
      expected: [401, 401, 200, 200, 403],
    },
    {
      name: 'bookmarks',
      ask: (caller) => get(caller, '/api/bookmarks'),
      expected: [401, 401, 401, 200, 200],
    },
    {
      name: 'the notifications of another user',
      ask: (caller) => get(caller, '/api/users/demo-librarian/notifications'),
      expected: [401, 401, 401, 403, 403],
    },
    {
      name: 'the survey of another user',
      ask: (caller) => get(caller, '/api/user-survey-metadata?user-id=demo-librarian'),
      expected: [401, 401, 401, 403, 403],
    },
    {
      name: 'an organisation',
      ask: (caller) => get(caller, '/api/organisations/harbourside-academy'),
      expected: [403, 401, 200, 200, 403],
    },
    {
      name: 'a listing',
      ask: (caller) => get(caller, '/api/productions?limit=1'),
      expected: [200, 401, 200, 200, 200],
    },
    {
      name: 'the customers key’s calls, which the door does not offer',
      ask: (caller) => get(caller, '/customers/organisations?ip-address=203.0.113.10'),
      expected: [404, 404, 404, 404, 404],
    },
  ];
  const wrong: string[] = [];
  for (const { name, ask, expected } of rows) {
    for (const [index, who] of order.entries()) {
      const status = await ask(all[who]);
      if (status !== expected[index]) wrong.push(`${name}, ${who}: ${status} instead of ${expected[index]}`);
    }
  }
  for (const who of order) {
    const isSignedIn = who === 'teacher' || who === 'expired';
    const answer = await send(all[who], '/graphql', { query: bookmarks });
    if (JSON.stringify(await answer.json()).includes('UNAUTHENTICATED') === isSignedIn)
      wrong.push(`GraphQL, ${who}`);
  }
  expect(wrong).toEqual([]);
});

const headersOf = ({ token }: Caller): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

async function get(caller: Caller, path: string): Promise<number> {
  return (await caller.context.get(`${caller.base}${path}`, { headers: headersOf(caller) })).status();
}

function send(caller: Caller, path: string, data: object) {
  return caller.context.post(`${caller.base}${path}`, { headers: headersOf(caller), data });
}

async function post(caller: Caller, path: string, data: object): Promise<number> {
  return (await send(caller, path, data)).status();
}
