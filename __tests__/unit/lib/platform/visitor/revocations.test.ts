import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createRevocations } from '@/lib/platform/visitor/revocations';

let server: Server;
let issuer: string;
const asked: string[] = [];
let revoked: string[] = [];
let names = true;
const onError = jest.fn();
const discovery = () => createDiscovery({ issuer, reachedAt: issuer });
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body =
      request.url === '/list'
        ? { revoked }
        : { issuer, ...(names && { session_revocations_uri: `${issuer}/list` }) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  onError.mockClear();
  [revoked, names] = [[], true];
});

describe('ended sign-ins', () => {
  it('are known within a second, and a thousand checks in it cost one question', async () => {
    let clock = 0;
    const isRevoked = createRevocations(discovery(), { onError, now: () => clock });
    expect(await isRevoked('a')).toBe(false);
    revoked = ['a'];
    for (let turn = 0; turn < 1_000; turn += 1) await isRevoked('a');
    expect(asked).toEqual(['/.well-known/openid-configuration', '/list']);
    clock = 1_000;
    expect(await Promise.all([isRevoked('a'), isRevoked('b'), isRevoked('a')])).toEqual([true, false, true]);
    expect(asked).toHaveLength(3);
  });

  it('are none at an issuer that has no list, which is not asked for each token', async () => {
    names = false;
    let clock = 0;
    const isRevoked = createRevocations(discovery(), { onError, now: () => clock });
    for (let turn = 0; turn < 50; turn += 1) {
      clock += 1_000;
      expect(await isRevoked('a')).toBe(false);
    }
    expect(asked).toHaveLength(1);
  });

  it('stay known while the issuer is away, of which the operator is told once a minute', async () => {
    let clock = 0;
    revoked = ['a'];
    const isRevoked = createRevocations(discovery(), { onError, now: () => clock });
    expect(await isRevoked('a')).toBe(true);
    clock = 2_000;
    await new Promise((resolve) => server.close(resolve));
    expect(await isRevoked('a')).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    clock = 10_000;
    await isRevoked('a');
    expect(onError).toHaveBeenCalledTimes(1);
    clock = 62_000;
    await isRevoked('a');
    expect(onError).toHaveBeenCalledTimes(2);
    expect(await createRevocations(discovery(), { onError })('a')).toBe(false);
  });
});
