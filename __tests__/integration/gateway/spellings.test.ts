/**
 * One path (issue 17): 200 spellings of addresses, six viewers. A dot segment in any spelling is 400; every other spelling
 * answers as its normalised form, for the viewer who asks, and nothing of one viewer is in another's answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startGateway, type RawAnswer, type TestGateway } from '@/__tests__/support/processes/gateway';
import { cachedResponse } from '@/gateway/pages/cached-response';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { visitorOf } from '@/lib/server/session';

const viewers: Record<string, Viewer> = {
  anonymous: anonymousViewer,
  school: { ...anonymousViewer, method: 'IPAuth', organisationId: 'school' },
  restricted: {
    ...anonymousViewer,
    method: 'IPAuth',
    organisationId: 'restricted',
    adultThemesRestricted: true,
  },
  college: { ...anonymousViewer, method: 'IPAuth', organisationId: 'college', blockedContentIds: ['x'] },
  teacher: { ...anonymousViewer, method: 'Okta', userId: 'teacher', organisationId: 'school' },
  pupil: { ...anonymousViewer, method: 'Okta', userId: 'pupil', adultThemesRestricted: true },
};
const names = Object.keys(viewers);
const headersOf = (name: string) => ({
  'x-forwarded-for': `192.0.2.${names.indexOf(name) + 1}`,
  cookie: `jwt=${name}`,
});

/** What the framework was asked, and for whom. A visitor who may see adult themes is shown what is hidden. */
function web(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { viewer } = visitorOf({ req: request });
  // A shared page knows how its visitors see the library, not which of them asks.
  const seenBy = (one: unknown) => JSON.stringify({ ...(one as object), userId: null });
  const who = names.find((name) => seenBy(viewers[name]) === seenBy(viewer)) ?? 'nobody';
  const seen = viewer.adultThemesRestricted ? '' : ' hidden-item';
  const shared = viewer.userId === null && request.headers['user-agent'] === 'library-gateway';
  const cookie = shared ? (request.headers.cookie ?? 'none') : 'own';
  response.end(`page ${request.url} for ${who}${seen} cookie=${cookie}`);
  return Promise.resolve();
}

const FILE = '/_next/static/chunks/a.js';
/** Of an earlier build, which another node has deleted since. */
const DELETED = '/_next/static/chunks/deleted.js';
const file = cachedResponse({ status: 200, headers: {}, body: Buffer.from('the file') });

/** Addresses of every kind, as they are normalised. */
const bases = [
  '/', '/productions/hidden', '/productions?x=.js', '/search?q=x&x=.js', '/search?q=a/../b', FILE, `${FILE}?v=1`,
  '/_next/static/none.js', '/favicon.svg', '/_next/image?url=/a.png', '/_next/data/b1/productions/hidden.json', '/api/search?q=x', '/graphql',
  '/customers/v3/graphql', '/docs/openapi.json', '/sign-in/start', '/healthz', '/nothing.png', '/silent-renew/x',
]; // prettier-ignore

/** Other ways to write an address that mean the same. */
const samePath: ((base: string) => string)[] = [
  (base) => base,
  (base) => `/${base}`,
  (base) => `http://other.example${base}`,
  (base) => `${base}#top`,
  (base) => base.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (base) => base.replace(/^\/(\w+)\//, '/$1\\\\'),
];

/** Prefixes that lead out of somewhere, and nowhere once they are resolved. */
const dots = [
  '/..', '/.', '/favicon/..', '/favicon/%2e%2e', '/favicon/%2E.', '/_next/static/%2e%2e/%2e%2e', '/_next/static/..%2f..',
  '/search/%252e%252e', '/search/%25252e.', '/a\\..', '/a%5c..', '/a%5C%2e%2e%5c', '//..', '/..;', '/a/.%2e',
]; // prettier-ignore

const same = bases.flatMap((base) => samePath.map((spell) => [spell(base), base] as const));
const refused = bases.flatMap((base) => dots.map((prefix) => prefix + base));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway(web, {
    resolveVisitor: ({ address }) => {
      const name = names[Number(address.split('.')[3]) - 1] ?? 'anonymous';
      const viewer = viewers[name] ?? anonymousViewer;
      return Promise.resolve({ viewer, token: viewer.userId === null ? null : `token-${name}` });
    },
    files: (path) => {
      if (path === DELETED)
        return Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }));
      return path === FILE ? Promise.resolve(file) : null;
    },
  });
});
afterAll(() => gateway.close());

const textOf = ({ status, body }: RawAnswer) => `${status} ${body}`;

it(`at least 200 spellings are tried`, () => {
  expect(new Set(same.map(([spelling]) => spelling)).size + new Set(refused).size).toBeGreaterThan(200);
});

it.each(names)('every spelling answers %s as its normalised form, and for nobody else', async (name) => {
  const others = names.filter((other) => other !== name);
  for (const [spelling, base] of same) {
    const [given, plain] = [
      await gateway.ask(spelling, headersOf(name)),
      await gateway.ask(base, headersOf(name)),
    ];
    expect([spelling, textOf(given)]).toEqual([spelling, textOf(plain)]);
    expect([spelling, given.status]).toEqual([spelling, 200]);
    const isPage = given.body.startsWith('page ');
    if (isPage) expect(given.body).toContain(` for ${name}`);
    for (const other of others) expect(given.body).not.toContain(` for ${other}`);
    if (viewers[name]?.adultThemesRestricted) expect(given.body).not.toContain('hidden-item');
    expect(given.body).not.toContain('cookie=jwt');
  }
});

it.each(names)(
  'a dot segment in any spelling is 400 for %s, with the error body of the contract',
  async (name) => {
    for (const spelling of refused) {
      const answer = await gateway.ask(spelling, headersOf(name));
      expect([spelling, answer.status]).toEqual([spelling, 400]);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'VALIDATION_FAILED', status: 400 } });
    }
  },
);

it('a listed file that is gone is none: the framework, which answers 404, is asked', async () => {
  const { status, body } = await gateway.ask(DELETED, headersOf('anonymous'));
  expect([status, body]).toEqual([200, expect.stringContaining(`page ${DELETED}`)]);
});

it('only what the build lists is a file', async () => {
  const answers = await Promise.all(
    [FILE, '/_next/static/none.js', '/favicon.svg', '/nothing.png'].map((path) =>
      gateway.ask(path, headersOf('school')),
    ),
  );
  expect(answers.map(({ body }) => body.split(' ').slice(0, 2).join(' '))).toEqual([
    'the file',
    'page /_next/static/none.js',
    'page /favicon.svg',
    'page /nothing.png',
  ]);
});
