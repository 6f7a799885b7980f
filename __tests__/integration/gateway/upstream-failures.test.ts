import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellUpstreamFailures, type UpstreamFailure } from '@/gateway/services/upstream-failures';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { startGateway } from '../../support/processes/gateway';

/** An origin at which nothing listens. */
async function nowhere(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return new URL(`http://127.0.0.1:${port}`);
}

it('the operator is told why a service does not answer, at once and then once a minute; visitors get 503', async () => {
  const product = await nowhere();
  const told: UpstreamFailure[] = [];
  const unready: unknown[] = [];
  let clock = 0;
  const gateway = await startGateway(() => Promise.resolve(), {
    product,
    resolveVisitor: async () => ({ token: null, viewer: anonymousViewer }),
    ready: () => Promise.reject(new Error('product is not ready (503)')),
    onUnready: (error) => unready.push(error),
    onUpstreamFailure: tellUpstreamFailures(
      (failure) => told.push(failure),
      () => clock,
    ),
  });
  try {
    for (let turn = 0; turn < 3; turn += 1)
      expect(await gateway.ask('/api/search?limit=1')).toMatchObject({ status: 503 });
    expect(told).toEqual([
      { service: product.origin, failed: 1, err: expect.objectContaining({ code: 'ECONNREFUSED' }) },
    ]);
    clock = 60_000;
    await gateway.ask('/api/search?limit=1');
    expect(told[1]).toMatchObject({ service: product.origin, failed: 3 });
    expect(await gateway.ask('/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(unready).toEqual([new Error('product is not ready (503)')]);
  } finally {
    await gateway.close();
  }
});

it('while the sign-in pages do not answer, a person gets a page and a program the body of the contract', async () => {
  const gateway = await startGateway(() => Promise.resolve(), {
    below: [{ name: 'identity', at: '/identity', origin: await nowhere() }],
    resolveVisitor: async () => ({ token: null, viewer: anonymousViewer }),
  });
  try {
    const page = await gateway.ask('/identity/authorize?client_id=x', { accept: 'text/html,*/*;q=0.8' });
    expect(page).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['retry-after']).toBeDefined();
    expect(page.body).toContain('The pages for signing in do not answer');
    const body = await gateway.ask('/identity/jwks');
    expect(body.status).toBe(503);
    expect(JSON.parse(body.body)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  } finally {
    await gateway.close();
  }
});
