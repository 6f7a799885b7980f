import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellUpstreamFailures, type UpstreamFailure } from '@/gateway/upstream-failures';
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
    expect(await gateway.ask('/readyz')).toMatchObject({ status: 503 });
    expect(unready).toEqual([new Error('product is not ready (503)')]);
  } finally {
    await gateway.close();
  }
});
