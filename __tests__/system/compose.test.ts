/**
 * compose.yaml as it is deployed, each service on an address of its own (issue 18, "No trust by address between services").
 * Product once took the web node's address for the visitor's there: everybody was whoever the web node's network belonged to.
 */
import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { portOffsets } from '@/lib/contracts/environment';
import { demoAccounts, demoOrganisations } from '@/services/common/demo-accounts';
import { fileBlocks } from '@/__tests__/support/documented-files';
import { startComposed, type ComposedProcess } from '@/__tests__/support/reliability/compose';
import { databaseUrl, secretsOf } from '@/__tests__/support/reliability/node';
import { eventually, target } from '@/__tests__/support/reliability/target';
import { signedHeaders } from '@/__tests__/support/visitors/signed-visitor';
import { startTestIssuer, type TestIssuer } from '@/__tests__/support/visitors/test-issuer';

const system = target();
const hosts = { customers: '127.0.1.1', product: '127.0.2.1', web: '127.0.3.1' };
/** Not composed here: those of the system that runs already. Its issuer has another name than the composed library's. */
const elsewhere = Object.fromEntries(
  (['content', 'media'] as const).map((name) => [name, `localhost:${system.portBase + portOffsets[name]}`]),
);
const ORIGIN = 'https://library.example';
const BALANCER = '127.0.9.1';
const HARBOURSIDE = '203.0.113.20';
const RESTRICTED = '192.0.2.20';
const ANONYMOUS = '198.51.100.20';
/** Shown in the United Kingdom alone; docs/library.md. */
const BRITISH_ONLY = '/productions/king-john-young-company';
const ADULT = '/titles/lysistrata';
const account = demoAccounts[0]!;

let database: pg.Client;
let folder = '';
let token = '';
let issuer: TestIssuer;
let serviceKey = '';
let processes: Record<string, ComposedProcess> = {};

/**
 * What docs/deploy.md has an operator write into .env, and no more: where a process would need another variable, compose.yaml has
 * to set it.
 */
function operatorsFile(values: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...(fileBlocks('docs/deploy.md').get('.env') ?? '').matchAll(/^(\w+)=/gm)].map(
    ([, name = '']) => name,
  );
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`docs/deploy.md has ${name}, which is not set here`);
      return [name, value];
    }),
  );
}

interface Asked {
  from?: string;
  to?: keyof typeof hosts;
  headers?: Record<string, string>;
  /** Sent by POST. */
  body?: string;
}

/** One request from a loopback address that the test chooses. */
function ask(url: string, { from = BALANCER, to = 'web', headers = {}, body }: Asked) {
  const port = 3000 + portOffsets[to];
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { host: hosts[to], port, path: url, localAddress: from, headers };
    const method = body === undefined ? 'GET' : 'POST';
    const request = http.request({ ...options, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.once('error', reject).end(body);
  });
}
const visit = (address: string, url: string, headers: Record<string, string> = {}) =>
  ask(url, { headers: { 'x-forwarded-for': address, ...headers } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-compose-'));
  const { postgresPassword = '', ...secrets } = secretsOf(system);
  serviceKey = secrets.SERVICE_KEY ?? '';
  database = new pg.Client({ connectionString: await databaseUrl(system) });
  await database.connect();
  // The web node's own address is in a school's network: whoever is taken for it sees what the school sees.
  for (const [network, id] of [
    [`${hosts.web}/32`, demoOrganisations.full],
    ['192.0.2.0/25', demoOrganisations.restricted],
  ])
    await database.query(
      'insert into customers.networks (network, organisation_id) values ($1, $2) on conflict do nothing',
      [network, id],
    );
  issuer = await startTestIssuer(`${ORIGIN}/identity`);
  processes = startComposed(['customers', 'product', 'web'], {
    envFile: operatorsFile({
      ...secrets,
      PUBLIC_URL: ORIGIN,
      POSTGRES_PASSWORD: encodeURIComponent(postgresPassword),
      TRUSTED_PROXIES: BALANCER,
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'none',
      S3_ACCESS_KEY_ID: 'none',
      S3_SECRET_ACCESS_KEY: 'of-no-bucket',
    }),
    image: { DATA_DIR: folder, CACHE_DIR: folder },
    hosts: {
      ...hosts,
      ...elsewhere,
      identity: `127.0.0.1:${issuer.port}`,
      database: `127.0.0.1:${system.portBase + portOffsets.postgres}`,
    },
  });
  for (const to of ['customers', 'product', 'web'] as const)
    await eventually(
      `${to} is ready: ${processes[to]?.output()}`,
      async () => {
        if (processes[to]?.child.exitCode != null) throw new Error(processes[to].output());
        return (await ask('/readyz', { to })).status === 200;
      },
      { ms: 60_000, every: 200 },
    );
  token = await issuer.sign(account.id);
});

afterAll(async () => {
  await Promise.all(
    Object.values(processes).map(
      ({ child }) =>
        new Promise((resolve) => {
          if (child.exitCode !== null) return resolve(null);
          child.once('exit', resolve);
          return child.kill('SIGTERM');
        }),
    ),
  );
  await issuer?.close();
  await database?.query('delete from customers.networks where network = any($1::cidr[])', [
    [`${hosts.web}/32`, '192.0.2.0/25'],
  ]);
  await database?.end();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  [ANONYMOUS, BRITISH_ONLY, 404],
  [HARBOURSIDE, BRITISH_ONLY, 200],
  [RESTRICTED, BRITISH_ONLY, 404],
  [ANONYMOUS, ADULT, 200],
  [RESTRICTED, ADULT, 404],
  [ANONYMOUS, '/productions', 200],
])('a page for %s: %s is %i', async (address, url, status) => {
  expect((await visit(address, url)).status).toBe(status);
});

it('a listing is the visitor’s own, not that of the web node’s network', async () => {
  const listed = async (address: string) => {
    const url = '/api/search?limit=100&searchTerm=king%20john';
    const { text } = await visit(address, url);
    const { items } = JSON.parse(text) as { items: { slug: string }[] };
    return items.map(({ slug }) => `/productions/${slug}`).includes(BRITISH_ONLY);
  };
  expect([await listed(ANONYMOUS), await listed(HARBOURSIDE)]).toEqual([false, true]);
  // Pages are rendered by the web node itself, which asks from its own address.
  expect((await visit(ANONYMOUS, '/productions?q=king+john')).text).not.toContain(`href="${BRITISH_ONLY}"`);
  expect((await visit(HARBOURSIDE, '/productions?q=king+john')).text).toContain(`href="${BRITISH_ONLY}"`);
});

it('the address is the one that the balancer names, and nobody else may name one', async () => {
  expect((await visit(ANONYMOUS, '/api/what-is-my-ip')).text).toBe(ANONYMOUS);
  const headers = { 'x-forwarded-for': HARBOURSIDE };
  expect((await ask('/api/what-is-my-ip', { from: '127.0.8.1', headers })).text).toBe('127.0.8.1');
  expect((await ask('/api/what-is-my-ip', { from: '127.0.8.1', to: 'product', headers })).text).toBe(
    '127.0.8.1',
  );
});

it('product asked past the gateway believes no address: not a claimed one, not the web node’s', async () => {
  const names = async (asked: Asked) => {
    const { status, text } = await ask('/api/search?limit=100&searchTerm=king%20john', {
      ...asked,
      to: 'product',
    });
    expect(status).toBe(200);
    return text.includes(BRITISH_ONLY.slice('/productions/'.length));
  };
  for (const from of [hosts.web, BALANCER, '127.0.0.1'])
    expect(await names({ from, headers: { 'x-forwarded-for': HARBOURSIDE } })).toBe(false);
});

it('product refuses a signature that is forged, expired, or for another audience or request', async () => {
  const school = { method: 'IPAuth', organisationId: demoOrganisations.full, country: 'GBR' } as const;
  const good = await signedHeaders(school, { key: serviceKey });
  const statusOf = async (headers: Record<string, string>) =>
    (await ask('/api/productions', { from: hosts.web, to: 'product', headers })).status;
  expect(await statusOf(good)).toBe(200);
  expect(await statusOf(await signedHeaders(school))).toBe(401);
  expect(
    await statusOf(await signedHeaders(school, { key: serviceKey, now: () => Date.now() - 70_000 })),
  ).toBe(401);
  expect(await statusOf(await signedHeaders(school, { key: serviceKey, service: 'media' }))).toBe(401);
  expect(await statusOf({ ...good, 'x-request-id': 'another-request' })).toBe(401);
  // One that comes from outside does not reach it.
  expect((await visit(ANONYMOUS, BRITISH_ONLY, good)).status).toBe(404);
});

it('a person is known by the token at the API and by the cookie on pages, and a cookie is nothing to the API', async () => {
  const bearer = { authorization: `Bearer ${token}` };
  const cookie = { cookie: `jwt=${token}` };
  expect((await visit(ANONYMOUS, '/api/bookmarks', bearer)).status).toBe(200);
  expect((await visit(ANONYMOUS, '/api/bookmarks', cookie)).status).toBe(401);
  expect((await visit(ANONYMOUS, '/my-bookmarks', cookie)).status).toBe(200);
  expect((await visit(ANONYMOUS, '/my-bookmarks', bearer)).status).toBe(307);
});

it('a person has what their organisation has, wherever they are: customers verifies their token itself', async () => {
  const cookie = { cookie: `jwt=${token}` };
  for (const url of [BRITISH_ONLY, ADULT])
    expect([url, (await visit(ANONYMOUS, url, cookie)).status]).toEqual([url, 200]);
  const query = JSON.stringify({ query: '{ self { organisation { id } } }' });
  const { text } = await ask('/customers/v3/graphql', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: query,
  });
  expect(JSON.parse(text)).toEqual({ data: { self: { organisation: { id: account.organisationId } } } });
});
