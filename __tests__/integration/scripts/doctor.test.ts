/**
 * The doctor, on a real database, mail server and disk: nothing is found where nothing is wrong, and each planted mistake is
 * found by the check that it belongs to, in one line that names the setting.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { examineAll, reportLines } from '@/scripts/doctor/examine';
import { portOffsets } from '@/lib/contracts/environment';
import { migrate, openDatabase } from '@/services/common/database/database';
import { CONNECTIONS_BESIDE_REQUESTS as IDENTITY_BESIDE } from '@/services/identity/databases';
import { CONNECTIONS_BESIDE_REQUESTS as BESIDE } from '@/services/product/databases';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { senseFindings } from '@/scripts/doctor/sense';
import { freePortBase } from '@/__tests__/support/processes/free-port';
import { startOldPostgres } from '@/__tests__/support/processes/old-postgres';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

type Settings = Record<string, string>;

const secret = randomBytes(32).toString('base64url');
const NOTHING = 'http://127.0.0.1:9';

let folder = '';
let database: TestDatabase;
let old: Awaited<ReturnType<typeof startOldPostgres>>;
let mail: SMTPServer;
let party: http.Server;
let base: Settings = {};
const taken: Server[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const at = () => `http://127.0.0.1:${portOf(party)}`;
const file = (name: string, content: string) => {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
};
/** The URL of the test's database with parts of it replaced. */
const url = (parts: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>) =>
  Object.assign(new URL(database.url), parts).toString();

/** An issuer, a delivery API, a customers system and an object store, each with something wrong. */
const wrong: Record<string, [number, unknown, Record<string, string>?]> = {
  '/other/.well-known/openid-configuration': [200, { issuer: 'https://id.example' }],
  '/': [403, { error: 'no' }],
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'library-doctor-'));
  database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create role doctor_guest login password '${secret}'`);
  await client.query(`create database doctor_ascii encoding 'SQL_ASCII' locale 'C' template template0`);
  await client.end();
  old = await startOldPostgres();
  mail = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  party = http.createServer((request, response) => {
    const address = request.url ?? '/';
    if (address.startsWith('/late')) {
      const late = { issuer: `${at()}/late` };
      response.writeHead(200, { date: new Date(Date.now() - 3_600_000).toUTCString() });
      return void response.end(JSON.stringify(late));
    }
    if (address.startsWith('/unknown')) return void response.writeHead(404).end('{}');
    if (address.startsWith('/refusing')) return void response.writeHead(401).end('{}');
    const [status, json] = wrong[address] ?? [403, {}];
    return void response.writeHead(status).end(JSON.stringify(json));
  });
  await listen(party);
  const PORT_BASE = String(await freePortBase());
  base = { NODE_ENV: 'production', PORT_BASE, DATA_DIR: path.join(folder, 'data'), CACHE_DIR: path.join(folder, 'cache'), DATABASE_URL: database.url, MEDIA_DISK_RESERVE_MEGABYTES: '1' }; // prettier-ignore
});

afterAll(async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop database if exists doctor_ascii');
  await client.query('drop role if exists doctor_guest');
  await client.end();
  await database.drop();
  await old.stop();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
  for (const server of [party, ...taken]) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Faults by the name of their check. */
async function faultsOf(settings: Settings): Promise<string[]> {
  const all = await examineAll({ ...base, ...settings });
  return all.flatMap(({ name, findings }) =>
    findings.filter(({ level }) => level === 'fault').map(({ text }) => `${name}: ${text}`),
  );
}

/** A database elsewhere says how much it has, and nobody can ask it for the room on its disk. */
const ROOM =
  /^note +database: DATABASE_URL: the room on the disk of the database, which has [1-9]\d* MB in test_\w+, cannot be seen from here/;

it('finds nothing where nothing is wrong', async () => {
  expect(await faultsOf({})).toEqual([]);
  const lines = reportLines(await examineAll(base));
  for (const name of ['settings', 'start', 'disk', 'ports', 'addresses', 'storage', 'clock'])
    expect(lines).toContain(`ok     ${name}`);
  expect(lines.filter((line) => line.includes('database:'))).toEqual([expect.stringMatching(ROOM)]);
  expect(lines.join('\n')).toMatch(/note +mail: SMTP_URL is not set/);
});

it('tells what is only worth knowing as a note', async () => {
  const open = {
    PUBLIC_URL: 'https://library.invalid',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTENT_SYNC_SECONDS: '300',
  };
  const notes = reportLines(await examineAll({ ...base, ...open })).filter((line) => line.startsWith('note'));
  expect(notes.join('\n')).toContain('BRAND_FILE, COUNTER_PLATFORM_ID, MARC_ORG_CODE, RECORDS_EMAIL not set');
  expect(notes.join('\n')).toContain('letters come from library@library.invalid');
  expect(notes.join('\n')).toContain('CONTENT_SYNC_SECONDS is 300');
  const named = { ...open, MAIL_FROM: 'desk@library.example', BRAND_FILE: 'docs/examples/brand.json', COUNTER_PLATFORM_ID: 'ours', MARC_ORG_CODE: 'UkOurs', RECORDS_EMAIL: 'desk@library.example', CONTENT_SYNC_SECONDS: '2' }; // prettier-ignore
  expect(
    reportLines(await examineAll({ ...base, ...named })).filter((line) => line.startsWith('note')),
  ).toEqual([expect.stringMatching(ROOM)]);
});

it('asks whose issuer it is where an address is given and identity runs here all the same', () => {
  const texts = (settings: Settings) =>
    senseFindings({ ...base, ...settings })
      .map(({ text }) => text)
      .join('\n');
  const elsewhere = { OIDC_AUTHORITY: 'https://login.riverside.example' };
  expect(texts(elsewhere)).toContain('leave identity out of SERVICES');
  expect(texts({ ...elsewhere, SERVICES: 'customers,content,product,media' })).not.toContain('SERVICES');
  expect(
    texts({ PUBLIC_URL: 'https://library.example', OIDC_AUTHORITY: 'https://library.example/identity/' }),
  ).not.toContain('SERVICES');
});

it('asks where our own identity service listens, where it runs on another machine', () => {
  const own = { PUBLIC_URL: 'https://library.example', OIDC_AUTHORITY: 'https://library.example/identity', SERVICES: 'customers,product' }; // prettier-ignore
  const faults = (settings: Settings) =>
    senseFindings({ ...base, ...own, ...settings })
      .filter(({ level }) => level === 'fault')
      .map(({ text }) => text);
  expect(faults({})).toEqual([expect.stringMatching(/IDENTITY_URL is not set.+where that service listens/)]);
  expect(faults({ IDENTITY_URL: 'http://10.0.0.2:3010' })).toEqual([]);
  expect(faults({ OIDC_AUTHORITY: 'https://login.riverside.example' })).toEqual([]);
});

/** What is planted, by what it is; the settings; what the doctor says. */
const mistakes: [string, () => Settings | Promise<Settings>, RegExp][] = [
  ['an address without https://', () => ({ PUBLIC_URL: 'library.example' }), /^settings: PUBLIC_URL is not valid/],
  ['a port below 1024', () => ({ PORT_BASE: '80' }), /^settings: PORT_BASE is not valid/],
  ['a misspelt name', () => ({ PUBLIC_URI: 'https://library.example' }), /^settings: PUBLIC_URI is no setting.+PUBLIC_URL is meant/],
  ['yes for on', () => ({ SAMPLE_LIBRARY: 'yes' }), /^settings: SAMPLE_LIBRARY is not valid/],
  ['a service that there is not', () => ({ SERVICES: 'web' }), /^settings: SERVICES is not valid/],
  ['an origin without its scheme', () => ({ MEDIA_HOSTED_ORIGINS: 'https://a.example, video.example' }), /^settings: MEDIA_HOSTED_ORIGINS is not valid/],
  ['half of Matomo', () => ({ MATOMO_URL: 'https://matomo.example' }), /^settings: MATOMO_URL is set and MATOMO_SITE_ID is not/],
  ['ports that browsers block', () => ({ PORT_BASE: '6653' }), /^start: PORT_BASE=6653 puts product on port 6665/],
  ['a short secret', () => ({ SERVICE_KEY: 'tooshort' }), /^start: SERVICE_KEY is shorter than 32 random bytes/],
  ['a known word as secret', () => ({ MEDIA_SIGNING_KEY: `changeme-${secret}` }), /^start: MEDIA_SIGNING_KEY holds a well-known word/],
  ['one secret twice', () => ({ SERVICE_KEY: secret, MEDIA_SIGNING_KEY: secret }), /^start: SERVICE_KEY is the secret of MEDIA_SIGNING_KEY too/],
  ['a range that is none', () => ({ TRUSTED_PROXIES: '10.0.0.0/99', LOOPBACK_PROXY: 'true' }), /^start: TRUSTED_PROXIES holds "10.0.0.0\/99"/],
  ['a proxy before an address of this machine', () => ({ TRUSTED_PROXIES: '127.0.0.1' }), /^start: PUBLIC_URL is .+ while TRUSTED_PROXIES names a proxy/],
  ['a demonstration open to others', () => ({ LISTEN_HOST: '0.0.0.0' }), /^start: LISTEN_HOST is 0\.0\.0\.0.+demo accounts/],
  ['a service that is nowhere', () => ({ SERVICES: 'customers,content,product,media' }), /^start: SERVICES leaves identity out and OIDC_AUTHORITY is not set/],
  ['passwords in the open', () => ({ PUBLIC_URL: 'http://192.0.2.1' }), /^start: PUBLIC_URL is http:\/\/192\.0\.2\.1: without https/],
  ['synonyms that are not there', () => ({ SEARCH_SYNONYMS_FILE: path.join(folder, 'none.json') }), /^start: SEARCH_SYNONYMS_FILE .+none\.json: .*ENOENT/],
  ['an access log in a folder that is not there', () => ({ ACCESS_LOG: path.join(folder, 'none', 'access.log') }), /^start: ACCESS_LOG is .+access\.log, which cannot be written/],
  ['a brand that is not there', () => ({ BRAND_FILE: path.join(folder, 'none.json') }), /^start: BRAND_FILE .+none\.json: .*ENOENT/],
  ['colours that cannot be read', () => ({ BRAND_FILE: file('brand.json', JSON.stringify({ colours: { light: { curtain: '#ffffff', onCurtain: '#fffff0', link: '#000000' }, dark: { curtain: '#0b4f6c', onCurtain: '#ffffff', link: '#9fd8f0' } } })) }), /^start: BRAND_FILE .+onCurtain #fffff0 on curtain #ffffff/],
  ['a token that is renewed without end', () => ({ IDENTITY_TOKEN_SECONDS: '60' }), /^sense: OIDC_EXPIRING_NOTICE_SECONDS is 60, and a token lives 60/],
  ['a session shorter than a token', () => ({ IDENTITY_SESSION_SECONDS: '300' }), /^sense: IDENTITY_SESSION_SECONDS is 300/],
  ['half of COUNTER', () => ({ COUNTER_REGISTRY_RECORD: 'https://registry.example/x' }), /^sense: COUNTER_REGISTRY_RECORD is set and COUNTER_PLATFORM_ID is not/],
  ['a rate that is no number', () => ({ CONTENT_RATE_LIMIT: 'many' }), /^settings: CONTENT_RATE_LIMIT is not valid/],
  ['a depth that KBART has not', () => ({ KBART_COVERAGE_DEPTH: 'full' }), /^settings: KBART_COVERAGE_DEPTH is not valid/],
  ['a language that search does not read', () => ({ SEARCH_LANGUAGE: 'english' }), /^settings: SEARCH_LANGUAGE is not valid/],
  ['an organisation that there is not', unknownOrganisation, /^references: LIBRARY_ORGANISATION_ID is staff, and there is no such organisation/],
  ['a file where a folder should be', () => ({ MEDIA_ROOT: path.join(file('occupied', ''), 'recordings') }), /^disk: MEDIA_ROOT is .+occupied is no folder/],
  ['no room for recordings', () => ({ MEDIA_DISK_RESERVE_MEGABYTES: '999999999' }), /^disk: .+MEDIA_DISK_RESERVE_MEGABYTES keeps 999999999/],
  ['secrets that others read', openSecrets, /^disk: .+secrets\.json can be read by others.+chmod 600/],
  ['an address of another machine', () => ({ LISTEN_HOST: '198.51.100.1', SAMPLE_LIBRARY: 'off' }), /^ports: LISTEN_HOST is 198\.51\.100\.1, where this machine cannot listen/],
  ['a port that is taken', takenPort, /^ports: Port \d+ \(customers\) is taken/],
  ['no database there', () => ({ DATABASE_URL: 'postgres://library:word@127.0.0.1:9/library' }), /^database: DATABASE_URL: no PostgreSQL can be used at 127\.0\.0\.1:9 \(.*ECONNREFUSED/],
  ['a PostgreSQL that is too old', () => ({ DATABASE_URL: old.url }), /^database: DATABASE_URL leads to PostgreSQL 13; the library needs 15 or newer/],
  ['a wrong password', () => ({ DATABASE_URL: url({ password: 'not-it' }) }), /^database: DATABASE_URL: no PostgreSQL can be used .+password authentication failed/],
  ['a database that is not there', () => ({ DATABASE_URL: url({ pathname: '/no_such' }) }), /^database: DATABASE_URL: .+"no_such" does not exist/],
  ['a role without rights', () => ({ DATABASE_URL: url({ username: 'doctor_guest', password: secret }) }), /^database: DATABASE_URL: the role doctor_guest may make no schema.+grant create on database/],
  ['a database that cannot hold names', () => ({ DATABASE_URL: url({ pathname: '/doctor_ascii' }) }), /^database: .+doctor_ascii is in SQL_ASCII/],
  ['a database that takes no changes', () => ({ DATABASE_URL: `${database.url}?options=-c%20default_transaction_read_only%3Don` }), /^database: DATABASE_URL: the database test_\w+ takes no changes .+Make room there/],
  ['more connections than there are', () => ({ DATABASE_POOL_MAX: '200' }), new RegExp(`^database: DATABASE_POOL_MAX is 200: the services would open ${1_000 + BESIDE + IDENTITY_BESIDE} connections`)],
  ['a replica that is none', () => ({ DATABASE_REPLICA_URL: database.url }), /^database: DATABASE_REPLICA_URL leads to a primary/],
  ['a public address that leads nowhere', () => ({ PUBLIC_URL: 'https://library.invalid' }), /^addresses: https:\/\/library\.invalid cannot be reached/],
  ['an issuer that is away', () => ({ OIDC_AUTHORITY: NOTHING }), /^addresses: OIDC_AUTHORITY: nothing answers at http:\/\/127\.0\.0\.1:9/],
  ['an issuer of another name', () => ({ OIDC_AUTHORITY: `${at()}/other` }), /^addresses: OIDC_AUTHORITY is .+ calls itself https:\/\/id\.example/],
  ['a page instead of an issuer', () => ({ OIDC_AUTHORITY: `${at()}/unknown` }), /^addresses: OIDC_AUTHORITY: .+ answers 404 and is no discovery document/],
  ['a wrong delivery token', () => ({ ...delivery('/refusing'), CONTENTFUL_ACCESS_TOKEN: secret }), /^addresses: CONTENTFUL_HOST: .+ answers 401\. CONTENTFUL_ACCESS_TOKEN is not a delivery token/],
  ['a space that there is not', () => ({ ...delivery('/unknown'), CONTENTFUL_ACCESS_TOKEN: secret }), /^addresses: CONTENTFUL_HOST: .+ answers 404\. There is no such space/],
  ['a wrong key of customers', () => ({ CUSTOMERS_API_URL: `${at()}/refusing`, CUSTOMERS_API_KEY: secret }), /^addresses: CUSTOMERS_API_URL: .+ answers 401\. CUSTOMERS_API_KEY is not the key/],
  ['no mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }), /^mail: SMTP_URL: the mail server at 127\.0\.0\.1:9 takes nothing \(.*ECONNREFUSED/],
  ['a wrong password of mail', () => ({ SMTP_URL: `smtp://me:wrong@127.0.0.1:${(mail.server.address() as AddressInfo).port}` }), /^mail: SMTP_URL: .+wrong password/],
  ['half of S3', () => ({ STORAGE: 's3', S3_BUCKET: 'library' }), /^storage: STORAGE is s3: S3_ENDPOINT, S3_BUCKET/],
  ['a store that refuses', () => ({ STORAGE: 's3', S3_ENDPOINT: at(), S3_BUCKET: 'library', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: secret }), /^storage: S3_ENDPOINT .+ bucket library: object storage answered 403/],
  ['an ffmpeg that is not there', () => ({ FFMPEG_PATH: '/opt/none/ffmpeg' }), /^ffmpeg: FFMPEG_PATH is \/opt\/none\/ffmpeg/],
  ['a clock that is an hour off', () => ({ OIDC_AUTHORITY: `${at()}/late` }), /^clock: .+ that of the issuer differ by 3\d{3} seconds/],
]; // prettier-ignore

const delivery = (at: string) => ({
  CONTENTFUL_HOST: `127.0.0.1:${portOf(party)}`,
  CONTENTFUL_INSECURE: 'true',
  CONTENTFUL_BASE_PATH: at,
});

async function unknownOrganisation(): Promise<Settings> {
  const customers = openDatabase<CustomersTables>(database.url, CUSTOMERS_SCHEMA, 1);
  await migrate(customers, CUSTOMERS_SCHEMA, customersMigrations());
  await customers.close();
  return { LIBRARY_ORGANISATION_ID: 'staff' };
}

function openSecrets(): Settings {
  const DATA_DIR = mkdtempSync(path.join(folder, 'open-'));
  writeFileSync(path.join(DATA_DIR, 'secrets.json'), '{}');
  chmodSync(path.join(DATA_DIR, 'secrets.json'), 0o644);
  return { DATA_DIR };
}

async function takenPort(): Promise<Settings> {
  const base = await freePortBase();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(base + portOffsets.customers, '127.0.0.1', resolve));
  taken.push(server);
  return { PORT_BASE: String(base) };
}

it('counts the connections of a product and an identity node beside those for requests, as the operators’ guide does', async () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  expect(guide).toContain(`plus ${BESIDE} for each product node`);
  expect(guide).toContain(`plus ${IDENTITY_BESIDE} for each identity node`);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ max_connections: string }>('show max_connections');
  await client.end();
  const most = Number(rows[0]?.max_connections);
  const pools = async (SERVICES: string, connections: number) =>
    (await faultsOf({ SERVICES, DATABASE_POOL_MAX: String(connections) })).filter((line) =>
      line.startsWith('database: DATABASE_POOL_MAX'),
    );
  expect(await pools('product', most - BESIDE)).toEqual([]);
  expect(await pools('product', most - BESIDE + 1)).toHaveLength(1);
  expect(await pools('identity', most - IDENTITY_BESIDE + 1)).toHaveLength(1);
  expect(await pools('customers', most)).toEqual([]);
});

it('finds a cache that is larger than half of the machine', () => {
  const small = 4 * 1024 ** 3;
  const [found] = senseFindings({ ...base, PAGE_CACHE_MEGABYTES: '4096' }, small);
  expect(found?.text).toMatch(/^PAGE_CACHE_MEGABYTES is 4096, more than half of the 4096 MB/);
  expect(senseFindings({ ...base, PAGE_CACHE_MEGABYTES: '64' }, small)).toEqual([]);
});

it('is planted with more than 25 mistakes', () => {
  expect(new Set(mistakes.map(([name]) => name)).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThanOrEqual(25);
});

it.each(mistakes)('finds %s, and says what to do in one line', async (_name, plant, expected) => {
  const faults = await faultsOf(await plant());
  const found = faults.filter((line) => expected.test(line));
  expect({ faults, found: found.length }).toEqual({ faults, found: 1 });
  for (const line of faults) expect(line).not.toMatch(/\n|hidden/);
  for (const line of faults) expect(line).not.toContain(secret);
});
