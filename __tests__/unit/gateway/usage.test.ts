import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LostUses, ServedPage } from '@/lib/contracts/usage/usage';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { UsageReporter } from '@/gateway/usage';
import { requestTarget } from '@/gateway/request-path';

interface Received {
  status: number;
  pages: ServedPage[];
  /** Of the pages of each message, whatever its answer. */
  ids?: (string | undefined)[][];
  lost?: LostUses[];
  /** Answers 413 beyond it. */
  mostBytes?: number;
}

async function product(received: Received) {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const status = body.length > (received.mostBytes ?? Infinity) ? 413 : received.status;
      const told = JSON.parse(body.toString());
      received.ids?.push(told.pages.map(({ id }: ServedPage) => id));
      if (status === 204) {
        received.pages.push(...told.pages);
        received.lost?.push(...told.lost);
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

const visitor = {
  viewer: anonymousViewer,
  token: null,
  address: '192.0.2.1',
  requestId: 'r',
  classroom: false,
};

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A reporter to such a product, and what stands for the gateway serving a page. */
async function reporting(received: Received) {
  const { server, url } = await product(received);
  open.push(() => server.close());
  const failures: unknown[] = [];
  const reporter = new UsageReporter({
    product: url,
    sign: async () => ({}),
    onError: (error) => void failures.push(error),
    now: () => Date.parse('2026-03-10T23:59:59Z'),
  });
  const serve = (
    address: string,
    { method = 'GET', status = 200, headersSent = true, headers = {} } = {},
  ) => {
    const request = Object.assign(new EventEmitter(), {
      method,
      headers: { 'user-agent': 'Firefox', ...headers },
    });
    reporter.served(
      request as unknown as IncomingMessage,
      { statusCode: status, headersSent } as ServerResponse,
      requestTarget(address)!,
      visitor,
    );
  };
  return { reporter, serve, failures };
}

it('pages that were served are told once product can be reached; prefetched, failed, given up and other pages are not', async () => {
  const received: Received = { status: 503, pages: [] };
  const { reporter, serve, failures } = await reporting(received);
  serve('/productions/king-lear?x=1');
  serve('/guides/a-guide', { status: 304 });
  serve('/search?q=lear');
  serve('/search?q=lear&page=2');
  serve('/productions/king-lear', { headers: { 'sec-purpose': 'prefetch' } });
  serve('/productions/none', { status: 404 });
  serve('/productions/king-lear', { method: 'HEAD' });
  serve('/productions/king-lear', { headersSent: false });
  serve('/about');
  serve('/training/dt-101');
  serve('/training/dt-101/find');
  serve('/training/dt-101/find/more');
  serve('/_next/data/x/productions/king-lear.json');
  await reporter.flush();
  expect(failures).toHaveLength(1);
  received.status = 204;
  await reporter.flush();
  expect(received.pages.map(({ item }) => item)).toEqual([
    ['production', 'king-lear'],
    ['guide', 'a-guide'],
    null,
    ['trainingCourse', 'dt-101'],
    ['trainingCourseModule', 'find'],
  ]);
  expect(received.pages[0]).toMatchObject({
    agent: 'Firefox',
    address: '192.0.2.1',
    entitled: false,
    userId: null,
  });
});

it('a page has an id of its own, the same when it is sent again', async () => {
  const received: Received = { status: 503, pages: [], ids: [] };
  const { reporter, serve } = await reporting(received);
  serve('/search?q=lear');
  serve('/search?q=lear');
  await reporter.flush();
  received.status = 204;
  serve('/search?q=lear');
  await reporter.flush();
  const [first = [], again = []] = received.ids ?? [];
  expect(again.slice(0, 2)).toEqual(first);
  expect(new Set(again.filter((id) => id !== undefined)).size).toBe(3);
});

it('a User-Agent as long as a header may be makes no batch larger than the product service takes', async () => {
  const received: Received = { status: 204, pages: [], mostBytes: 1_000 * 4_096 };
  const { reporter, serve, failures } = await reporting(received);
  const headers = { 'user-agent': '"'.repeat(15_000) };
  for (let page = 0; page < 999; page += 1) serve('/productions/king-lear', { headers });
  await reporter.flush();
  expect(failures).toEqual([]);
  expect(received.pages).toHaveLength(999);
});

it('a batch that is refused for good holds up nothing after it, and its day is told to be incomplete', async () => {
  const received: Received = { status: 400, pages: [], lost: [] };
  const { reporter, serve, failures } = await reporting(received);
  serve('/productions/king-lear');
  serve('/guides/a-guide');
  await reporter.flush();
  expect(failures).toHaveLength(1);
  received.status = 204;
  serve('/productions/hamlet');
  await reporter.flush();
  expect(received.pages.map(({ item }) => item)).toEqual([['production', 'hamlet']]);
  expect(received.lost).toEqual([{ day: '2026-03-10', uses: 2 }]);
  serve('/productions/hamlet');
  await reporter.flush();
  expect(received.lost).toHaveLength(1);
});
