import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import { createLog } from '@/services/common/log';
import { signedPath, type GrantFacts } from '@/services/common/signature';
import { createApp } from '@/services/media/app';

const keys = ['the key of this test'];
const NOW = 1_800_000_000;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_value, index) => index % 251));
const play: GrantFacts = {
  action: 'play',
  assetId: 'rec-one',
  fileName: null,
  holder: 'holder_holder_12',
  expires: NOW + 1000,
};
const documentGrant: GrantFacts = { ...play, action: 'read', assetId: 'doc1', fileName: 'Guide – one.pdf' };

let base: string;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'media-test-'));
  const root = path.join(base, 'root');
  for (const asset of ['rec-one', 'rec-two']) {
    await mkdir(path.join(root, asset, 'deep'), { recursive: true });
    await writeFile(path.join(root, asset, 'track-0.mp4'), bytes);
    await writeFile(path.join(root, asset, 'deep', 'seg-1.m4s'), bytes);
    for (const name of [
      'master.m3u8',
      'manifest.mpd',
      'captions.en.vtt',
      'storyboard.vtt',
      'storyboard.jpg',
    ]) {
      await writeFile(path.join(root, asset, name), `${asset} ${name}`);
    }
    await writeFile(path.join(root, asset, 'recording.json'), '{"secret":true}');
  }
  await writeFile(path.join(base, 'outside.mp4'), 'outside');
  await writeFile(path.join(root, 'loose.mp4'), 'loose');
  const pdf = path.join(base, 'doc');
  await writeFile(pdf, bytes);
  app = await createApp({
    log: createLog('media', 'silent'),
    keys,
    root,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3001'],
    now: () => NOW * 1000,
    documents: {
      find: async (assetId) => {
        if (assetId === 'none') return null;
        const contentType = assetId === 'page' ? 'text/html' : 'application/pdf';
        return { path: pdf, size: bytes.length, etag: '"doc-1"', contentType };
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const files = [
  'master.m3u8',
  'manifest.mpd',
  'track-0.mp4',
  'deep/seg-1.m4s',
  'captions.en.vtt',
  'storyboard.vtt',
  'storyboard.jpg',
];

describe('every file of a recording', () => {
  const matrix: [name: string, url: (file: string) => string, status: number, reason: string | null][] = [
    ['signed', (file) => signedPath(keys, play) + file, 200, null],
    ['unsigned', (file) => `/v/rec-one/${file}`, 403, 'UNSIGNED'],
    ['unsigned, beside', (file) => `/v/x.y.z/rec-one/${file}`, 403, 'UNSIGNED'],
    ['expired', (file) => signedPath(keys, { ...play, expires: NOW }) + file, 403, 'EXPIRED'],
    ['of another recording', (file) => signedPath(keys, play).replace('rec-one', 'rec-two') + file, 403, 'ALTERED'],
    ['given a later end', (file) => signedPath(keys, play).replace(String(NOW + 1000), String(NOW + 9999)) + file, 403, 'ALTERED'],
    ['given another holder', (file) => signedPath(keys, play).replace('holder_', 'h0lder_') + file, 403, 'ALTERED'],
    ['by a foreign key', (file) => signedPath(['another key'], play) + file, 403, 'ALTERED'],
    ['by a document grant', (file) => `/v${signedPath(keys, { ...documentGrant, assetId: 'rec-one', fileName: file }).slice(2)}`, 403, 'ALTERED'],
  ]; // prettier-ignore

  it.each(matrix)('%s', async (_name, url, status, reason) => {
    for (const file of files) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: url(file) });
        expect([file, answer.statusCode]).toEqual([file, status]);
        if (status === 403) {
          expect(answer.headers['cache-control']).toBe('no-store');
          if (method === 'GET') {
            const { error } = apiErrorBodySchema.parse(answer.json());
            expect(error).toMatchObject({ code: 'FORBIDDEN', status: 403, details: { reason } });
          }
        }
      }
    }
  });

  it('needs no cookie and takes none, nor a token, for a signature', async () => {
    const answer = await get('/v/rec-one/master.m3u8', { cookie: 'jwt=x', authorization: 'Bearer x' });
    expect(answer.statusCode).toBe(403);
  });

  it('carries its type and stays in the visitor’s browser, no longer than the grant', async () => {
    const types = {
      'master.m3u8': 'application/vnd.apple.mpegurl',
      'manifest.mpd': 'application/dash+xml',
      'track-0.mp4': 'video/mp4',
      'captions.en.vtt': 'text/vtt; charset=utf-8',
      'storyboard.jpg': 'image/jpeg',
    };
    for (const [file, type] of Object.entries(types)) {
      const { headers } = await get(signedPath(keys, play) + file);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toBe('private, max-age=1000');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('does not serve what is not media, nor what is not there', async () => {
    for (const file of [
      'recording.json',
      'nothing.mp4',
      'deep',
      'deep/',
      'master.m3u8/x',
      '.env',
      'deep/../recording.json',
    ]) {
      expect([file, (await get(signedPath(keys, play) + file)).statusCode]).toEqual([file, 404]);
    }
  });
});

describe('names that try to leave the folder', () => {
  const leads = [
    '..',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '%2e%2e%2f',
    '....//',
    '..\\',
    '%5c..',
    '..%00',
    '%c0%ae%c0%ae',
    '.',
    '',
  ];
  it('open nothing outside the recording', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...leads), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(
          'outside.mp4',
          'loose.mp4',
          'rec-two/track-0.mp4',
          'rec-one/recording.json',
          'etc/passwd',
        ),
        fc.constantFrom('/', '%2f', '//'),
        async (steps, target, slash) => {
          const answer = await get(`${signedPath(keys, play)}${steps.join(slash)}${slash}${target}`);
          expect([400, 403, 404]).toContain(answer.statusCode);
          apiErrorBodySchema.parse(answer.json());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('and any text at all is answered below 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (text) => {
        const safe = text.replace(/[\s#?\x00-\x20\x7f]/g, '');
        const answer = await get(signedPath(keys, play) + safe);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toContain('secret');
      }),
      { numRuns: 300 },
    );
  });
});

describe('ranges', () => {
  const track = `${signedPath(keys, play)}track-0.mp4`;
  it('sends the bytes that were asked for', async () => {
    const answer = await get(track, { range: 'bytes=100-199' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 100-199/1000');
    expect(answer.headers['content-length']).toBe('100');
    expect(answer.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
  });

  it('says so when the file has no such bytes', async () => {
    const answer = await get(track, { range: 'bytes=1000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.json()).toMatchObject({ error: { code: 'RANGE_NOT_SATISFIABLE', status: 416 } });
  });

  it('answers HEAD as GET, without the bytes', async () => {
    const answer = await app.inject({ method: 'HEAD', url: track });
    expect(answer.headers).toMatchObject({
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    });
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('knows a file it has sent before', async () => {
    const { etag } = (await get(track)).headers;
    const again = await get(track, { 'if-none-match': `W/"x", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const part = await get(track, { range: 'bytes=0-9', 'if-range': String(etag) });
    expect(part.statusCode).toBe(206);
    const other = await get(track, { range: 'bytes=0-9', 'if-range': '"older"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 1000]);
  });
});

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

  it('that could run in a browser are only saved', async () => {
    const answer = await get(signedPath(keys, { ...documentGrant, assetId: 'page' }));
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
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
    const answer = await app.inject({
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
      const answer = await app.inject({ method, url: track });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('tells its health', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});
