/** One network asks for hundreds of pages that nobody has made: everybody else is answered in between, and in turn. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { FairQueue } from '@/lib/platform/fair-queue';

const FLOOD = 140;
const RENDER_MS = 10;
const flooding = { 'x-forwarded-for': '192.0.2.1' };
const another = { 'x-forwarded-for': '198.51.100.1' };
const resolveVisitor = () => Promise.resolve({ viewer: anonymousViewer, token: null });

let gateway: TestGateway;
let rendered: string[] = [];

/** Asks a service, then keeps the event loop busy, as the framework does. */
async function web(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const until = performance.now() + RENDER_MS;
  while (performance.now() < until);
  rendered.push(request.url ?? '');
  response.setHeader('Content-Type', 'text/html');
  response.end('<p>a page</p>');
}

const flood = (path: (index: number) => string) =>
  Promise.all(Array.from({ length: FLOOD }, (_, index) => gateway.ask(path(index), flooding)));

/** How many pages were made before the answer. */
async function madeBefore(answer: Promise<{ status: number }>): Promise<number> {
  expect((await answer).status).toBe(200);
  return rendered.length;
}

beforeEach(() => {
  rendered = [];
});
afterEach(() => gateway.close());

it.each([
  ['pages that visitors share', (index: number) => `/search?x=${index}`],
  ['pages that are made for one visitor', (index: number) => `/nowhere/${index}`],
])('%s: health, and a page of another network, wait for a few of them', async (_, path) => {
  gateway = await startGateway(web, { resolveVisitor });
  const answers = flood(path);
  while (rendered.length === 0) await new Promise(setImmediate);
  const [page, health] = await Promise.all([
    madeBefore(gateway.ask('/about', another)),
    madeBefore(gateway.ask('/healthz')),
  ]);
  expect(page).toBeLessThan(FLOOD / 2);
  expect(health).toBeLessThan(FLOOD / 2);
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]));
});

it('what is too much is refused to the network that floods, with a page for people and a body for programs', async () => {
  const renders = new FairQueue({ atOnce: 2, turnMs: 1_000, mostWaiting: 20, waitMs: 10_000 });
  let arrived = 0;
  const counted = () => ((arrived += 1), resolveVisitor());
  /** The first page is made once the whole flood is there, however slowly this machine sends it. */
  const webAfterFlood = async (request: IncomingMessage, response: ServerResponse) => {
    while (arrived < FLOOD) await new Promise(setImmediate);
    await web(request, response);
  };
  gateway = await startGateway(webAfterFlood, { resolveVisitor: counted, renders });
  const answers = flood((index) => `/search?x=${index}`);
  while (rendered.length === 0) await new Promise(setImmediate);
  const [page, shared] = await Promise.all([
    gateway.ask('/about', another),
    // The flood asks for it too, and is refused it.
    gateway.ask(`/search?x=${FLOOD - 1}`, another),
  ]);
  expect([page.status, shared.status]).toEqual([200, 200]);
  const refused = (await answers).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(FLOOD / 2);
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(apiErrorBodySchema.parse(JSON.parse(refused[0]!.body)).error.code).toBe('UNAVAILABLE');

  const people = Array.from({ length: 40 }, (_, index) =>
    gateway.ask(`/search?y=${index}`, { ...flooding, accept: 'text/html,*/*;q=0.8' }),
  );
  const told = (await Promise.all(people)).find(({ status }) => status === 503);
  expect(told?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(told?.headers['content-security-policy']).toContain("default-src 'self'");
  expect(told?.body).toContain('<h1>The library is very busy</h1>');
  // Dark where the device is.
  expect(told?.body).toContain('<meta name="color-scheme" content="light dark" />');
});

it('a page that the flood asks for last, and others too, waits for their turn and not for the flood’s', async () => {
  let arrived = 0;
  const counted = () => ((arrived += 1), resolveVisitor());
  gateway = await startGateway(web, { resolveVisitor: counted });
  const popular = '/search?q=popular';
  const answers = flood((index) => (index === FLOOD - 1 ? popular : `/search?x=${index}`));
  while (arrived < FLOOD) await new Promise(setImmediate);
  const pages = await Promise.all(
    ['198.51.100.1', '198.51.100.2'].map((address) =>
      madeBefore(gateway.ask(popular, { 'x-forwarded-for': address })),
    ),
  );
  expect(Math.max(...pages)).toBeLessThan(FLOOD / 2);
  await answers;
  expect(rendered.filter((url) => url === popular)).toHaveLength(1);
});

it('who leaves before the page’s turn comes is not counted, and the page is not made', async () => {
  let counted = 0;
  gateway = await startGateway(web, { resolveVisitor, onExchange: () => void (counted += 1) });
  const answers = flood((index) => `/nowhere/${index}`);
  while (rendered.length === 0) await new Promise(setImmediate);
  const leaving = ['/nowhere/left', '/search?q=left'].map((path) => {
    const request = http.get({ port: gateway.port, path, headers: flooding });
    return request.once('error', () => undefined);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  leaving.forEach((request) => request.destroy());
  await answers;
  await gateway.ask('/nowhere/after', flooding);
  expect(rendered.filter((url) => url.includes('left'))).toEqual([]);
  expect(counted).toBe(FLOOD + 1);
});

it('a flood of questions for health leaves turns for new clients', async () => {
  const asked = 100;
  let [answered, turns] = [0, 0];
  gateway = await startGateway(web, { resolveVisitor, onExchange: () => void (answered += 1) });
  const socket = net.connect(gateway.port, '127.0.0.1');
  socket.resume().write('GET /healthz HTTP/1.1\r\nHost: library.example\r\n\r\n'.repeat(asked));
  while (answered < asked) {
    await new Promise(setImmediate);
    if (answered > 0) turns += 1;
  }
  socket.destroy();
  expect(turns).toBeGreaterThan(asked / 4);
});

it('a link with parameters of a campaign is the page without them', async () => {
  gateway = await startGateway(web, { resolveVisitor });
  for (const query of ['', '?utm_source=letter', '?q=lear&fbclid=x1', '?gclid=2&q=lear', '?q=lear'])
    await gateway.ask(`/search${query}`);
  expect(rendered).toEqual(['/search', '/search?q=lear']);
});

it('only pages that take a form are posted to', async () => {
  gateway = await startGateway(web, { resolveVisitor });
  const posted = await Promise.all(
    ['/', '/search', '/nowhere', '/sign-out'].map((path) => gateway.ask(path, {}, 'POST')),
  );
  expect(posted.map(({ status }) => status)).toEqual([405, 405, 405, 200]);
  expect(posted[0]?.headers.allow).toBe('GET, HEAD');
  expect(rendered).toEqual(['/sign-out']);
  expect((await gateway.ask('/about', {}, 'HEAD')).status).toBe(200);
});
