/** How long the gateway waits for a service to begin its answer. */
import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxy, type Route } from '@/gateway/services/proxy';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { startGateway } from '../../support/processes/gateway';

const SLOW_MS = 300;

const listening = async (server: Server): Promise<URL> => {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

let service: Server;
let origin: URL;
beforeAll(async () => {
  service = createServer((_request, response) => void setTimeout(() => response.end('done'), SLOW_MS));
  origin = await listening(service);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

it.each([
  [{ answerMs: 50 }, 503],
  [{}, 200],
] satisfies [Pick<Route, 'answerMs'>, number][])(
  'a route that allows %j is answered %i',
  async (allowed, status) => {
    const front = createServer((request, response) => {
      void proxy(
        request,
        response,
        { origin, path: '/', signature: async () => ({}), ...allowed },
        { onFailure: () => undefined },
      );
    });
    const answer = await fetch(await listening(front));
    expect(answer.status).toBe(status);
    await answer.text();
    front.closeAllConnections();
    front.close();
  },
);

it('a service that hangs is not asked again, also on a connection that it answered on before', async () => {
  const asked: string[] = [];
  const hanging = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/answered') response.end('done');
  });
  const target = await listening(hanging);
  const front = createServer((request, response) => {
    const path = request.url ?? '';
    void proxy(
      request,
      response,
      { origin: target, path, signature: async () => ({}), answerMs: 100 },
      { onFailure: () => undefined },
    );
  });
  try {
    const address = await listening(front);
    expect(await (await fetch(new URL('/answered', address))).text()).toBe('done');
    expect((await fetch(new URL('/hanging', address))).status).toBe(503);
    expect(asked).toEqual(['/answered', '/hanging']);
  } finally {
    for (const server of [front, hanging]) {
      server.closeAllConnections();
      server.close();
    }
  }
});

it('it is longer for files of all records and reports, which are written first', async () => {
  const gateway = await startGateway(() => Promise.resolve(), {
    product: origin,
    resolveVisitor: async () => ({ token: null, viewer: anonymousViewer }),
  });
  const asked = jest.spyOn(http, 'request');
  const waits = async (path: string) => {
    asked.mockClear();
    await gateway.ask(path);
    const own = asked.mock.calls.map(([options]) => options as unknown as http.RequestOptions);
    return own.find((options) => options.path === path && options.port === origin.port)?.timeout;
  };
  try {
    const files = [
      '/marc/all.mrc?since=2026-01-01',
      '/kbart/latest',
      '/kbart/o/school/latest',
      '/oai?verb=ListRecords',
      '/oai/o/school',
      '/api/admin/organisations/school/library/records/marc',
      '/api/admin/organisations/school/usage/counter?report=IR',
      '/counter/r51/reports/ir_m1?customer_id=school',
    ];
    for (const path of files) expect([path, await waits(path)]).toEqual([path, 50_000]);
    const others = [
      '/api/search?limit=1',
      '/feeds/new.atom',
      '/api/admin/organisations/school/library',
      '/api/admin/organisations/school/usage',
      '/marc/items/hamlet.xml',
      '/counter/r51/reports?customer_id=school',
    ];
    for (const path of others) expect([path, await waits(path)]).toEqual([path, 8_000]);
  } finally {
    asked.mockRestore();
    await gateway.close();
  }
});
