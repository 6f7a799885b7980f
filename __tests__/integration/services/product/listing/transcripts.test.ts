/** Captions are read from servers that the operator named, whatever an entry says. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import { createTranscriptOpenings } from '@/services/product/captions/openings';
import { createCaptionReader } from '@/services/product/captions/reader';
import { keyList } from '@/lib/platform/key-list';

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:03.000\nthe velvet curtain falls\n';
const asked: string[] = [];
let redirectTo = '';

const media = http.createServer((request, response) => {
  asked.push(`media ${request.url}`);
  if (request.url?.startsWith('/away')) return void response.writeHead(302, { Location: redirectTo }).end();
  if (request.url?.startsWith('/missing')) return void response.writeHead(404).end('not here');
  if (request.url?.startsWith('/broken')) return void response.writeHead(500).end();
  if (request.url?.startsWith('/large')) {
    response.on('error', () => undefined);
    const part = Buffer.alloc(1_000, 'a');
    const send = (left: number): void => {
      if (left === 0 || response.destroyed) return void response.end();
      response.write(part, () => send(left - 1));
    };
    return send(1_000);
  }
  response.end(CAPTIONS);
});
const internal = http.createServer((request, response) => {
  asked.push(`internal ${request.url}`);
  response.end(CAPTIONS);
});
const originOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  for (const server of [media, internal])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  redirectTo = `${originOf(internal)}/latest/meta-data`;
});
afterAll(() => {
  for (const server of [media, internal]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => asked.splice(0));

const reader = () => createCaptionReader([originOf(media)]);

it('captions of a known server are read; those that are not there are empty', async () => {
  expect(await reader()(`${originOf(media)}/captions.vtt`)).toBe(CAPTIONS);
  expect(await reader()(`${originOf(media)}/missing.vtt`)).toBe('');
  await expect(reader()(`${originOf(media)}/broken.vtt`)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it.each([
  ['another server', () => `${originOf(internal)}/admin`],
  ['a name that begins as a known one', () => `${originOf(media)}.evil.example/x`],
  ['a known one as the user', () => `${originOf(media)}@127.0.0.1:${new URL(originOf(internal)).port}/x`],
  ['no address', () => 'captions.vtt'],
])('%s is not asked', async (_what, address) => {
  await expect(reader()(address())).rejects.toMatchObject({ code: 'UNKNOWN_ORIGIN' });
  expect(asked).toEqual([]);
});

it('a redirect is not followed', async () => {
  await expect(reader()(`${originOf(media)}/away.vtt`)).rejects.toThrow();
  expect(asked).toEqual(['media /away.vtt']);
});

it('captions that never end are given up', async () => {
  const brief = createCaptionReader([originOf(media)], 5_000);
  await expect(brief(`${originOf(media)}/large.vtt`)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

it('openings of our own recordings and of hosted ones are shown; those at unknown addresses are not read', async () => {
  const settings = {
    mediaUrl: originOf(media),
    keys: keyList('a-key-for-tests-of-at-least-32-characters'),
  };
  const openings = createTranscriptOpenings(settings, () => 0, reader());
  const itemOf = (id: string, captions: string | null) => {
    const item: Partial<StoredItem> = {
      id,
      media: {
        assetId: `rec-${id}`,
        type: 'video',
        durationMinutes: 1,
        tracks: { sounds: [], texts: [{ kind: 'captions', language: 'en', label: 'English' }] },
      },
      hosted:
        captions === null
          ? null
          : { hls: 'https://video.example/1.m3u8', dash: null, captions, segments: [] },
    };
    return item as StoredItem;
  };
  const lines = [expect.objectContaining({ text: 'the velvet curtain falls' })];
  expect(await openings.of(itemOf('own', null))).toEqual(lines);
  expect(await openings.of(itemOf('hosted', `${originOf(media)}/hosted.vtt`))).toEqual(lines);
  await expect(openings.of(itemOf('bad', `${originOf(internal)}/admin`))).rejects.toMatchObject({
    code: 'UNKNOWN_ORIGIN',
  });
  expect(asked.filter((one) => one.startsWith('internal'))).toEqual([]);
});
