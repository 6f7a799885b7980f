/** The files of a recording: who gets them, by which names, and in which ranges. */
import fc from 'fast-check';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { signedPath } from '@/services/common/media/signature';
import { bytes, documentGrant, keys, type Media, NOW, places, play, startMedia } from './support/media';

describe.each(places)('on %s', (place) => {
  let media: Media;
  beforeAll(async () => {
    media = await startMedia(place);
  });
  afterAll(() => media.stop());

  const get = (url: string, headers?: Record<string, string>) => media.get(url, headers);
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
          const answer = await media.app.inject({ method, url: url(file) });
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
        // A manifest of DASH is XML, which a browser may open as a document.
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox /);
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
      const answer = await media.app.inject({ method: 'HEAD', url: track });
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
});
