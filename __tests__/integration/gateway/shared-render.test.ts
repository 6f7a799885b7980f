/** A render that several visitors share sees no cookie, no token and no person, and sets no cookie. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import type { Exchange } from '@/gateway/exchange';
import { createRenderer } from '@/gateway/pages/render';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { visitorOf } from '@/lib/server/session';

const visitor = {
  viewer: anonymousViewer,
  token: null,
  address: '192.0.2.1',
  requestId: 'one',
  classroom: false,
};
const asked = { url: "/search?q=it's", host: 'library.example', visitor, isData: false };
const seen: IncomingMessage[] = [];
const exchanges: Exchange[] = [];
let cookies = 0;
let gateway: TestGateway;

async function web(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push(request);
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (request.url?.startsWith('/search/cookie')) response.setHeader('Set-Cookie', `id=${(cookies += 1)}`);
  if (request.url?.startsWith('/search/gone')) response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html');
  response.end(`<p>${visitorOf({ req: request }).viewer.method}</p>`);
}

beforeAll(async () => {
  const resolveVisitor = () => Promise.resolve({ viewer: anonymousViewer, token: null });
  const onExchange = (exchange: Exchange) => exchanges.push(exchange);
  gateway = await startGateway(web, { resolveVisitor, onExchange });
});
beforeEach(() => {
  seen.splice(0);
  exchanges.splice(0);
});
afterAll(() => gateway.close());

const personal = { cookie: 'jwt=mine', authorization: 'Bearer mine', 'x-anything': 'mine', referer: 'mine' };

it('nothing that a visitor sent is in the request of a shared render', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => gateway.ask('/search?q=a', personal)));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('<p>Unauthed</p>'));
  expect(seen).toHaveLength(1);
  expect(JSON.stringify([seen[0]?.headers, seen[0]?.rawHeaders])).not.toContain('mine');
  expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
});

it('an answer that sets a cookie is rendered for each visitor alone, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.ask('/search/cookie', personal)));
  const given = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(given).toHaveLength(6);
  expect(new Set(given).size).toBe(6);
  // The shared render's own cookie went to nobody. On a slow machine some ask after it, and it is tried again.
  const shared = seen.filter(({ headers }) => headers.cookie === undefined);
  expect(shared.length).toBeGreaterThan(0);
  expect(cookies).toBe(6 + shared.length);
  expect(given).not.toContain('id=1');
});

it('what is gone is said to all who asked, and not cached', async () => {
  const answers = await Promise.all([gateway.ask('/search/gone'), gateway.ask('/search/gone')]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(exchanges.splice(0).map(({ cached }) => cached)).toEqual(['uncacheable', 'uncacheable']);
  // Whether somebody else has asked for the page is nobody's business.
  expect(answers[0]?.headers['server-timing']).toBeUndefined();
});

it('a render gives status, headers and bytes, and none of the connection’s own fields', async () => {
  const page = await createRenderer(web)(asked);
  expect(page).toMatchObject({ status: 200, partial: false, headers: { 'content-type': 'text/html' } });
  expect(Object.keys(page.headers)).toEqual(['content-type']);
  expect(page.body.toString()).toBe('<p>Unauthed</p>');
  expect(seen[0]?.headers.host).toBe('library.example');
});

it('a render fails when the framework does, and when it does not answer', async () => {
  const broken = createRenderer(() => Promise.reject(new Error('the wings are empty')));
  await expect(broken(asked)).rejects.toThrow('the wings are empty');
  const silent = createRenderer(() => new Promise(() => undefined), 30);
  await expect(silent(asked)).rejects.toThrow();
});
