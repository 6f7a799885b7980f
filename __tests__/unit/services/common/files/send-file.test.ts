/**
 * Files of content and media: freshness and byte ranges (RFC 9110 §§13, 14).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { bytesOnDisk, sendFile } from '@/services/common/files/send-file';

const BYTES = Array.from({ length: 100 }, (_, index) => String(index % 10)).join('');
const ETAG = '"hash"';
const app = Fastify();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), '.sent % files#'));
  await writeFile(path.join(folder, 'whole'), BYTES);
  await writeFile(path.join(folder, 'empty'), '');
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/:name',
    handler: (request, reply) => {
      reply.header('Cache-Control', 'public');
      const file = {
        bytes: bytesOnDisk(path.join(folder, request.params.name)),
        contentType: 'video/mp4',
        etag: ETAG,
      };
      return sendFile(request, reply, file);
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', name = 'whole') =>
  app.inject({ url: `/${name}`, method, headers });

it('is sent whole, with its validator', async () => {
  const { statusCode, body, headers } = await ask();
  expect([statusCode, body]).toEqual([200, BYTES]);
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    etag: ETAG,
    'content-length': '100',
    'content-type': 'video/mp4',
    'cache-control': 'public',
  });
  expect(headers['last-modified']).toBeUndefined();
});

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=90-', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-1000', 0, 99],
  ['bytes=0-1000', 0, 99],
])('%s is one part', async (range, start, end) => {
  const { statusCode, body, headers } = await ask({ range });
  expect([statusCode, body]).toEqual([206, BYTES.slice(start, end + 1)]);
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/100`);
  expect(headers['content-length']).toBe(String(end - start + 1));
});

it.each(['bytes=100-', 'bytes=-0', 'bytes=5000-6000'])('%s is outside', async (range) => {
  const { statusCode, headers, body } = await ask({ range });
  expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
    416,
    'bytes */100',
    'no-store',
  ]);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'RANGE_NOT_SATISFIABLE' } });
});

it.each(['bytes=9-3', 'bytes=0-1,50-60', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=', ''])(
  '"%s" is not understood, so all is sent',
  async (range) => {
    expect(await ask({ range })).toMatchObject({ statusCode: 200, body: BYTES });
  },
);

it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])('is not sent to who has it: %s', async (tags) => {
  const { statusCode, body, headers } = await ask({
    'if-none-match': tags,
    'cache-control': 'no-cache',
    range: 'bytes=0-1',
  });
  expect([statusCode, body]).toEqual([304, '']);
  expect(headers['content-type']).toBeUndefined();
});

it('a part is sent only of what is half there already', async () => {
  const range = 'bytes=0-1';
  expect((await ask({ range, 'if-range': ETAG })).statusCode).toBe(206);
  expect((await ask({ range, 'if-range': '"older"' })).statusCode).toBe(200);
  expect((await ask({ range, 'if-range': `W/${ETAG}` })).statusCode).toBe(200);
});

it('HEAD tells the length without the bytes; an empty file is a file; one that is gone is not', async () => {
  const head = await ask({}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '100', '']);
  expect(await ask({}, 'GET', 'empty')).toMatchObject({ statusCode: 200, body: '' });
  expect((await ask({ 'if-match': '"x"' })).statusCode).toBe(200);
  expect((await ask({}, 'GET', 'gone')).statusCode).toBe(500); // NOT_FOUND, which a service's server makes 404
});
