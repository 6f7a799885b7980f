/** Signed-in people are served from the shared cache: one render for all who see alike, and no word of one in another's answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import { ofLength } from '@/__tests__/support/long';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { VisitorResolver } from '@/lib/platform/visitor/resolver';
import { visitorOf } from '@/lib/server/session';

const REQUESTS = ofLength(2_000, 10_000);
const AT_ONCE = 50;

const person = (userId: string, organisationId: string): Viewer => ({
  ...anonymousViewer,
  method: 'Okta',
  userId,
  organisationId,
  organisationName: `School ${organisationId}`,
  subscription: 'FULL',
});
const people: Readonly<Record<string, Viewer>> = {
  'token-of-ada': person('person-ada', 'hill'),
  'token-of-ben': person('person-ben', 'hill'),
  'token-of-cleo': person('person-cleo', 'shore'),
};
const visitors = ['token-of-ada', 'token-of-ben', 'token-of-cleo', ''];
const paths = ['/', '/search?q=a', '/productions/hamlet', '/guides', '/explore'];

/** Everything a page could know of who asks, as its bytes. */
function web(request: IncomingMessage, response: ServerResponse): Promise<void> {
  rendered.push(request.url ?? '');
  const told = { visitor: visitorOf({ req: request }), headers: request.headers, raw: request.rawHeaders };
  response.setHeader('Content-Type', 'text/html');
  response.end(JSON.stringify(told));
  return Promise.resolve();
}

const rendered: string[] = [];
let gateway: TestGateway;

beforeAll(async () => {
  const resolveVisitor: VisitorResolver = ({ token }) => {
    const viewer = people[token ?? ''];
    return Promise.resolve(viewer ? { viewer, token } : { viewer: anonymousViewer, token: null });
  };
  gateway = await startGateway(web, { resolveVisitor });
});
afterAll(() => gateway.close());

const ask = (token: string, path: string) => gateway.ask(path, token ? { cookie: `jwt=${token}` } : {});

/** A generator of its own, so that a failure comes again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const PERSONAL = /person-|token-of-/;
const schoolOf = (token: string) => people[token]?.organisationId ?? null;

it(`${REQUESTS} requests in random order: no word of one in another’s answer`, async () => {
  const chance = dice(25);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(chance() * list.length)]!;
  const faults: string[] = [];
  for (let done = 0; done < REQUESTS; done += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, () => [pick(visitors), pick(paths)] as const);
    const answers = await Promise.all(asked.map(([token, path]) => ask(token, path)));
    answers.forEach(({ status, body }, index) => {
      const token = asked[index]?.[0] ?? '';
      const own = schoolOf(token);
      const others = ['hill', 'shore'].filter((school) => school !== own);
      const isWrong =
        status !== 200 ||
        PERSONAL.test(body) ||
        others.some((school) => body.includes(school)) ||
        (own !== null && !body.includes(`School ${own}`));
      if (isWrong) faults.push(`${token || 'anonymous'}: ${body}`);
    });
  }
  expect(faults).toEqual([]);
});

it('two people of one school are answered by one render, with the same bytes', async () => {
  rendered.splice(0);
  const [first, second, other] = [
    await ask('token-of-ada', '/workshops'),
    await ask('token-of-ben', '/workshops'),
    await ask('token-of-cleo', '/workshops'),
  ];
  expect(first.headers.etag).toBe(second.headers.etag);
  expect(first.body).toBe(second.body);
  expect(other.body).not.toBe(first.body);
  expect(rendered).toEqual(['/workshops', '/workshops']);
});

it('a page that says how far its learner is, is theirs alone', async () => {
  const { body } = await ask('token-of-ada', '/training/a-course');
  expect(body).toContain('person-ada');
});
