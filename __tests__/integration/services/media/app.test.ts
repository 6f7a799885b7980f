/** Documents by their grants, and which origins and methods the media service lets ask. */
import { signedPath } from '@/services/common/media/signature';
import { CLOSED, documentGrant, keys, type Media, NOW, play, startMedia } from './support/media';

let media: Media;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.stop());

const get = (url: string, headers?: Record<string, string>) => media.get(url, headers);

describe('documents', () => {
  it('are shown for reading and saved for download', async () => {
    const read = await get(signedPath(keys, documentGrant));
    expect(read.statusCode).toBe(200);
    expect(read.headers['content-type']).toBe('application/pdf');
    expect(read.headers['content-disposition']).toBe(
      `inline; filename="Guide _ one.pdf"; filename*=UTF-8''Guide%20%E2%80%93%20one.pdf`,
    );
    const download = await get(signedPath(keys, { ...documentGrant, action: 'download' }));
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
    expect((await get(signedPath(keys, documentGrant), { range: 'bytes=0-3' })).statusCode).toBe(206);
  });

  it('of a class are read while it is open, are in no cache, and are refused when it is closed', async () => {
    const limits = { opening: '11111111-1111-4111-8111-111111111111' };
    const open = await get(signedPath(keys, { ...documentGrant, limits }));
    expect(open.statusCode).toBe(200);
    expect(open.headers['cache-control']).toMatch(/no-store/);
    const closed = await get(signedPath(keys, { ...documentGrant, limits: { opening: CLOSED } }));
    expect([closed.statusCode, closed.json()]).toEqual([
      403,
      expect.objectContaining({
        error: expect.objectContaining({ details: { reason: 'CLOSED' } }) as object,
      }),
    ]);
    // The limit is signed with the rest.
    const without = signedPath(keys, { ...documentGrant, limits: { opening: CLOSED } }).replace(/~[^.]+/, '');
    expect((await get(without)).statusCode).toBe(403);
  });

  it('that could run in a browser are only saved, as bytes that are no script and no page', async () => {
    for (const assetId of ['page', 'sheet', 'script', 'drawing', 'xmlfilm', 'two'])
      for (const action of ['read', 'download'] as const) {
        const { headers } = await get(signedPath(keys, { ...documentGrant, action, assetId }));
        expect([assetId, headers]).toEqual([
          assetId,
          expect.objectContaining({
            'content-disposition': expect.stringMatching(/^attachment;/) as string,
            'content-type': 'application/octet-stream',
            'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox /) as string,
            'x-content-type-options': 'nosniff',
          }),
        ]);
      }
  });

  it('that cannot are shown, each but a PDF in a sandbox, where no reader of PDF works', async () => {
    const types = { notes: 'Text/Plain; charset=utf-8', picture: 'image/png', sound: 'audio/mpeg' };
    for (const [assetId, type] of Object.entries(types)) {
      const { headers } = await get(signedPath(keys, { ...documentGrant, assetId }));
      expect([assetId, headers['content-type']]).toEqual([assetId, type]);
      expect(headers['content-disposition']).toMatch(/^inline;/);
      expect(headers['content-security-policy']).toMatch(/sandbox/);
    }
    const { headers } = await get(signedPath(keys, documentGrant));
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('are refused when altered, late or of another asset, and missing when there is none', async () => {
    const good = signedPath(keys, documentGrant);
    const cases: [string, number][] = [
      [good.replace('.read-', '.download-'), 403],
      [good.replace('doc1', 'doc2'), 403],
      [good.replace('one.pdf', 'two.pdf'), 403],
      [good.replace('/d/', '/v/'), 403],
      [signedPath(keys, { ...documentGrant, expires: NOW - 1 }), 403],
      [signedPath(keys, { ...documentGrant, assetId: 'none' }), 404],
      ['/d/doc1/Guide.pdf', 403],
    ];
    for (const [url, status] of cases) expect([url, (await get(url)).statusCode]).toEqual([url, status]);
  });
});

describe('who may ask', () => {
  const track = `${signedPath(keys, play)}track-0.mp4`;
  it('lets the configured web origins read, without credentials, and no other', async () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3001']) {
      const { headers } = await get(track, { origin });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['vary']).toMatch(/Origin/i);
    }
    for (const origin of ['http://localhost:3001', 'https://localhost:3000', 'http://evil.example', 'null']) {
      expect((await get(track, { origin })).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('lets a player ask beforehand whether it may send ranges', async () => {
    const answer = await media.app.inject({
      method: 'OPTIONS',
      url: track,
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toMatch(/Range/);
  });

  it('refuses to be written to', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await media.app.inject({ method, url: track });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('tells its health', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});
