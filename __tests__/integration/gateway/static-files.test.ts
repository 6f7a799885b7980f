/** The build's files as a browser asks for them: its best encoding, one body under each, and nothing beside them. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { bytesOf, sendCached } from '@/gateway/pages/cached-response';
import { createStaticFiles } from '@/gateway/files/static-files';
import { precompress } from '@/scripts/build/precompress.mjs';

const SCRIPT = `/* ${'to be, or not to be '.repeat(200)} */`;
const FACE = Buffer.alloc(4_000, 7);
let folder: string;
const folders = () => [
  {
    folder: path.join(folder, 'static'),
    prefix: '/_next/static/',
    policy: 'public, max-age=31536000, immutable',
  },
  { folder: path.join(folder, 'public'), prefix: '/', policy: 'public, no-cache' },
];
let server: http.Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-files-'));
  mkdirSync(path.join(folder, 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.js'), SCRIPT);
  writeFileSync(path.join(folder, 'static', 'chunks', 'a.js'), SCRIPT);
  writeFileSync(path.join(folder, 'static', 'chunks', 'small.js'), 'void 0;');
  writeFileSync(path.join(folder, 'static', 'face.woff2'), FACE);
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public', 'renew.html'), '<!doctype html>');
  await precompress(path.join(folder, 'static'));
  const files = createStaticFiles(folders());
  server = http.createServer((request, response) => {
    const file = files(request.url ?? '');
    if (!file) response.writeHead(404).end();
    else
      file.then((found) => sendCached(request, response, found)).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Undecoded, and with the path as it is given: `fetch` would tidy both. */
const ask = (urlPath: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: urlPath, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    request.once('error', reject).end();
  });

const decoders = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (body: Buffer) => body,
};

it.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'gzip, br;q=0'],
  ['gzip', 'br;q=0.5, gzip'],
  ['identity', ''],
] as const)('a script goes out as %s to a browser that reads “%s”', async (encoding, accepted) => {
  const { status, headers, body } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  });
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(decoders[encoding](body).toString()).toBe(SCRIPT);
});

it('a face and a small script are sent as they are', async () => {
  const face = await ask('/_next/static/face.woff2', { 'accept-encoding': 'br, gzip' });
  expect([face.headers['content-type'], face.headers['content-encoding']]).toEqual(['font/woff2', undefined]);
  expect(face.body.equals(FACE)).toBe(true);
  const small = await ask('/_next/static/chunks/small.js', { 'accept-encoding': 'br, gzip' });
  expect([small.headers['content-encoding'], small.body.toString()]).toEqual([undefined, 'void 0;']);
});

it('a file of the public folder has its own address and is asked for each time', async () => {
  const { status, headers, body } = await ask('/renew.html');
  expect([status, body.toString()]).toEqual([200, '<!doctype html>']);
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

it('who has it is told so, and HEAD has no body', async () => {
  const { headers } = await ask('/_next/static/chunks/a.js');
  const again = await ask('/_next/static/chunks/a.js', { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask('/_next/static/chunks/a.js', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(SCRIPT.length),
  ]);
});

it.each([
  '/_next/static/../secret.js',
  '/_next/static/chunks/../../secret.js',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static//chunks/a.js',
  '/_next/static/chunks',
  '/_next/static/chunks/a.js.br',
  '/_next/static/chunks/new.js',
  '/chunks/a.js',
  '/public/renew.html',
  '/_next/static/renew.html',
  '/renew.html?x',
])('%s is no file of the build', async (urlPath) => {
  expect((await ask(urlPath)).status).toBe(404);
});

it('a file that cannot be read fails that answer alone, and is read again the next time', async () => {
  const name = path.join(folder, 'static', 'late.js');
  writeFileSync(name, SCRIPT);
  const files = createStaticFiles(folders());
  rmSync(name);
  await expect(files('/_next/static/late.js')).rejects.toThrow('ENOENT');
  writeFileSync(name, SCRIPT);
  const file = await files('/_next/static/late.js');
  expect(file && String(await bytesOf(file, 'identity'))).toBe(SCRIPT);
});
