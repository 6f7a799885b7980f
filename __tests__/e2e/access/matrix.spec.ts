/**
 * The access matrix: every page, REST call, GraphQL field and inner address, by everybody who may come. Each row holds one
 * status a caller; a call or page that no row covers fails the last tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { portOffsets } from '@/lib/contracts/environment';
import { playbackGrantSchema } from '@/lib/contracts/media/media';
import { signedHeaders } from '../../support/visitors/signed-visitor';
import { SECOND_ISSUER_PORT_BASE } from '../support/ports';
import { ask, makeCallers, pageStatus, type Caller } from './callers';
import type { Row } from './row';
import { mediaRows, uploadRows } from './media-rows';
import { graphqlRows, pageRows, restRows } from './rows';

const base = `http://localhost:${SECOND_ISSUER_PORT_BASE}`;

async function differences(
  rows: readonly Row[],
  status: (caller: Caller, row: Row) => Promise<number | string>,
) {
  const callers = await makeCallers();
  const wrong: string[] = [];
  for (const row of rows) {
    const found: (number | string)[] = [];
    for (const caller of callers) found.push(await status(caller, row));
    const expected = row.expected.split(' ');
    callers.forEach(({ name }, index) => {
      if (String(found[index]) !== expected[index])
        wrong.push(`${row.name}, ${name}: ${found[index]} instead of ${expected[index]}`);
    });
  }
  return wrong;
}

test('pages', async () => {
  expect(await differences(pageRows, (caller, { path }) => pageStatus(caller, path))).toEqual([]);
});

test('calls of the product service', async () => {
  const statusOf = async (caller: Caller, { path, body }: Row) => (await ask(caller, path, body)).status;
  expect(await differences(restRows, statusOf)).toEqual([]);
});

test('operators’ calls of media', async () => {
  const statusOf = async (caller: Caller, { path, body, method }: Row) =>
    (await ask(caller, path, body, method)).status;
  expect(await differences([...mediaRows, ...uploadRows], statusOf)).toEqual([]);
});

test('a manifest opens by its signature, whoever asks and whatever token they bring', async () => {
  const callers = await makeCallers();
  const full = callers.find(({ name }) => name === 'full');
  if (!full) throw new Error('nobody plays');
  const answer = await ask(full, '/api/playback-grants', { contentId: 'production-to-be-or-not-to-be' });
  const grant = playbackGrantSchema.parse(await answer.json());
  const wrong: string[] = [];
  for (const signed of [grant.hls ?? '', grant.dash ?? '', grant.poster ?? ''])
    for (const [address, expected] of [
      [signed, 200],
      [signed.replace(/\/v\/[^/]+\//, '/v/'), 403],
    ] as const)
      for (const caller of callers) {
        const { status } = await ask({ ...caller, base: '' }, address);
        if (status !== expected) wrong.push(`${address}, ${caller.name}: ${status} instead of ${expected}`);
      }
  expect(wrong).toEqual([]);
});

test('GraphQL fields', async () => {
  const outcomeOf = async (caller: Caller, { path, body }: Row) => {
    const answer = (await (await ask(caller, path, body)).json()) as {
      errors?: { extensions?: { code?: string } }[];
    };
    return answer.errors?.[0]?.extensions?.code ?? (answer.errors ? 'ERROR' : 'ok');
  };
  expect(await differences(graphqlRows, outcomeOf)).toEqual([]);
});

test('customers answer the server’s key alone, delivery its token alone', async () => {
  const at = (name: keyof typeof portOffsets) =>
    `http://127.0.0.1:${SECOND_ISSUER_PORT_BASE + portOffsets[name]}`;
  const wrong: string[] = [];
  for (const address of [
    `${at('customers')}/organisations?ip-address=203.0.113.10`,
    `${at('customers')}/organisations/harbourside-academy`,
    `${at('content')}/spaces/library/environments/master/entries`,
  ])
    for (const { name, token } of await makeCallers()) {
      const { status } = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
      if (status !== 401) wrong.push(`${address}, ${name}: ${status}`);
    }
  expect(wrong).toEqual([]);
  // The gateway offers neither.
  for (const path of [
    '/customers/organisations',
    '/organisations?ip-address=203.0.113.10',
    '/spaces/library/entries',
  ])
    expect((await fetch(`${base}${path}`)).status, path).toBe(404);
});

test('customers tell a person about that person alone', async () => {
  const address = `http://127.0.0.1:${SECOND_ISSUER_PORT_BASE + portOffsets.customers}/v3/graphql?query={self{user{id}}}`;
  const told: Record<string, string> = {};
  for (const { name, token } of await makeCallers()) {
    const answer = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    const body = (await answer.json()) as {
      data?: { self?: { user?: { id: string } | null } | null } | null;
      errors?: { extensions?: { code?: string } }[];
    };
    told[name] = body.data?.self?.user?.id ?? body.errors?.[0]?.extensions?.code ?? 'nothing';
  }
  const none = 'UNAUTHENTICATED';
  expect(told).toEqual({
    ...{ nobody: none, forged: none, expiredToken: none, otherAudience: none, unsigned: none, network: none },
    unknownPerson: 'nothing',
    trial: 'demo-trial',
    lapsed: 'demo-expired',
    otherOrganisation: 'demo-usa',
    restricted: 'demo-restricted',
    full: 'demo-teacher',
    administrator: 'demo-administrator',
    superuser: 'demo-superuser',
  });
});

test('a signed visitor that is forged, expired, for another audience or another request is refused by product', async () => {
  const [, dataDir = ''] = JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[];
  const { SERVICE_KEY: key = '' } = JSON.parse(
    readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'),
  ) as Record<string, string>;
  const product = `http://127.0.0.1:${SECOND_ISSUER_PORT_BASE + portOffsets.product}`;
  const school = { method: 'IPAuth', organisationId: 'harbourside-academy', country: 'GBR' } as const;
  const good = await signedHeaders(school, { key });
  const expired = await signedHeaders(school, { key, now: () => Date.now() - 70_000 });
  const rows = {
    good: [good, 200],
    forged: [await signedHeaders(school), 401],
    expired: [expired, 401],
    'for another audience': [await signedHeaders(school, { key, service: 'media' }), 401],
    'for another request id': [{ ...good, 'x-request-id': 'another-request' }, 401],
  } as const;
  // Calls that ask who is there: those that refuse a forged token.
  const rowsAboutVisitors = restRows.filter(
    ({ body, expected }) => body === undefined && expected.split(' ')[1] === '401',
  );
  const wrong: string[] = [];
  for (const [name, [headers, expected]] of Object.entries(rows))
    for (const { path: at, expected: open } of rowsAboutVisitors) {
      const { status } = await fetch(`${product}${at}`, { headers });
      // By a good one each call answers what it answers this school's network.
      const right = name === 'good' ? Number(open.split(' ')[6]) : expected;
      if (status !== right) wrong.push(`${at}, ${name}: ${status} instead of ${right}`);
    }
  expect(wrong).toEqual([]);
  // At the gateway a signature from outside is nothing at all.
  const page = await fetch(`${base}/productions/king-john-young-company`, { headers: good });
  expect(page.status).toBe(404);
});

for (const [service, rows] of [
  ['product', restRows],
  ['media', mediaRows],
] as const)
  test(`the matrix has every call of the ${service} service`, async () => {
    const address = `http://127.0.0.1:${SECOND_ISSUER_PORT_BASE + portOffsets[service]}/docs/openapi.json`;
    const { paths } = (await (await fetch(address)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const covered = new Set(rows.map(({ call }) => call));
    expect(calls.filter((call) => !covered.has(call))).toEqual([]);
  });

test('the matrix has every page', () => {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const covered = new Set(pageRows.map(({ call }) => call));
  const inner = ['_app.tsx', '_document.tsx', '404.tsx', '500.tsx'];
  expect(files.filter((file) => !inner.includes(file) && !covered.has(file))).toEqual([]);
});
