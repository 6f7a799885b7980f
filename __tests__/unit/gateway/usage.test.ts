import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedPage } from '@/lib/contracts/usage/usage';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { UsageReporter } from '@/gateway/usage';
import { requestTarget } from '@/gateway/request-path';

interface Received {
  status: number;
  pages: ServedPage[];
}

async function product(received: Received) {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      if (received.status === 204) received.pages.push(...JSON.parse(Buffer.concat(chunks).toString()).pages);
      response.writeHead(received.status).end();
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

it('pages that were served are told once product can be reached; prefetched, failed and other pages are not', async () => {
  const received: Received = { status: 503, pages: [] };
  const { server, url } = await product(received);
  const failures: unknown[] = [];
  const reporter = new UsageReporter({
    product: url,
    sign: async () => ({}),
    onError: (error) => void failures.push(error),
  });
  const serve = (address: string, { method = 'GET', status = 200, headers = {} } = {}) => {
    const request = Object.assign(new EventEmitter(), {
      method,
      headers: { 'user-agent': 'Firefox', ...headers },
    });
    reporter.served(
      request as unknown as IncomingMessage,
      { statusCode: status } as ServerResponse,
      requestTarget(address)!,
      visitor,
    );
  };
  serve('/productions/king-lear?x=1');
  serve('/guides/a-guide', { status: 304 });
  serve('/search?q=lear');
  serve('/search?q=lear&page=2');
  serve('/productions/king-lear', { headers: { 'sec-purpose': 'prefetch' } });
  serve('/productions/none', { status: 404 });
  serve('/productions/king-lear', { method: 'HEAD' });
  serve('/about');
  serve('/_next/data/x/productions/king-lear.json');
  await reporter.flush();
  expect(failures).toHaveLength(1);
  received.status = 204;
  await reporter.flush();
  expect(received.pages.map(({ item }) => item)).toEqual([
    ['production', 'king-lear'],
    ['guide', 'a-guide'],
    null,
  ]);
  expect(received.pages[0]).toMatchObject({
    agent: 'Firefox',
    address: '192.0.2.1',
    entitled: false,
    userId: null,
  });
  server.close();
});
