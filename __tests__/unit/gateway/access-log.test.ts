import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commonLine, loggedPath, openAccessLog } from '@/gateway/access-log';
import { startGateway } from '@/__tests__/support/processes/gateway';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';

/** What a reader of the Common Log Format splits a line into. */
const COMMON =
  /^(\S+) (\S+) (\S+) \[(\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4})\] "(\S+) (\S+) (HTTP\/\d\.\d)" (\d{3}) (\d+|-)$/;

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'library-access-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a line is in the Common Log Format', () => {
  const at = new Date('2026-11-23T02:03:04Z');
  expect(
    commonLine({
      address: '203.0.113.10',
      at,
      method: 'GET',
      url: '/search?q=lear',
      httpVersion: '1.1',
      status: 200,
      bytes: '5120',
    }),
  ).toBe('203.0.113.10 - - [23/Nov/2026:02:03:04 +0000] "GET /search HTTP/1.1" 200 5120\n');
});

it.each([
  ['/search?q=who+she+is', '/search'],
  ['/callback?code=secret&state=x', '/callback'],
  ['/media/v/1790000000.abc.mac/asset/master.m3u8', '/media/v/-/asset/master.m3u8'],
  ['/media/d/1790000000.abc.mac/guide.pdf', '/media/d/-/guide.pdf'],
  ['/identity/interaction/abcdef', '/identity/interaction/-'],
  ['/identity/password/one-time-token', '/identity/password/-'],
  ['/class/key-of-a-class', '/class/-'],
  ['/api/class/key-of-a-class/visits', '/api/class/-/visits'],
  ['/lists/id-of-a-list', '/lists/-'],
  ['/api/lists/id-of-a-list/entries', '/api/lists/-/entries'],
  ['/_next/data/build/lists/id-of-a-list.json', '/_next/data/build/lists/-'],
  ['/certificates/0123456789abcdef', '/certificates/-'],
  ['/titles/hamlet', '/titles/hamlet'],
  ['/lists//id-of-a-list', '/lists/-'],
  ['/identity/password//one-time-token', '/identity/password/-'],
  ['/%6cists/id-of-a-list', '/lists/-'],
  ['/lists\\id-of-a-list', '/lists/-'],
  ['/lists%2fid-of-a-list', '/lists/-'],
  ['/api/class-openings/id-of-an-opening/state', '/api/class-openings/-/state'],
  ['/api/hand-overs/id-of-a-hand-over', '/api/hand-overs/-'],
  ['/api/hand-over-claims/id-of-a-claim/wish', '/api/hand-over-claims/-/wish'],
  ['/a "quoted\\ part\n', '/a%20%22quoted/%20part%0A'],
  ['http://elsewhere.example/', '-'],
])('nothing that opens something or breaks a line is written of %s', (url, written) => {
  expect(loggedPath(url)).toBe(written);
});

it('is off unless it is asked for, and a file that cannot be written stops the start with one line', () => {
  const settingOf = (env: Record<string, string>) => readEnvironment(['ACCESS_LOG'], env).ACCESS_LOG;
  expect(openAccessLog(settingOf({}))).toBeNull();
  const nowhere = settingOf({ ACCESS_LOG: path.join(folder, 'none', 'access.log') });
  expect(() => openAccessLog(nowhere)).toThrow(EnvironmentError);
});

it('a gateway writes one line for each answer: pages, calls, and what it refuses', async () => {
  const file = path.join(folder, 'access.log');
  const gateway = await startGateway(async (_request, response) => void response.end('page'), {
    resolveVisitor: () => Promise.resolve({ viewer: anonymousViewer, token: null }),
    accessLog: openAccessLog(file),
  });
  const from = { 'x-forwarded-for': '198.51.100.7' };
  await gateway.ask('/titles/hamlet?from=home', from);
  await gateway.ask('/api/search?searchTerm=lear', from);
  await gateway.ask('/healthz', from);
  await gateway.ask('/titles/../hamlet', from, 'TRACE');
  await gateway.close();
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => COMMON.exec(line));
  expect(lines.map((parts) => parts && [parts[1], parts[5], parts[6], parts[8]])).toEqual([
    ['198.51.100.7', 'GET', '/titles/hamlet', '200'],
    ['198.51.100.7', 'GET', '/api/search', '200'],
    ['198.51.100.7', 'GET', '/healthz', '200'],
    ['198.51.100.7', 'TRACE', '/titles/../hamlet', '405'],
  ]);
  expect(statSync(file).mode & 0o007).toBe(0);
});
