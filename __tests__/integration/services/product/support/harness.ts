/** The product service in this process, over a real database, a fake content source, and fake identity and customers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { runMigrations } from 'graphile-worker';
import pino from 'pino';
import type { CustomersOrganisation, UserData } from '@/lib/contracts/viewer/customers';
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { migrate } from '@/services/common/database/database';
import type { Accounts } from '@/services/product/calls/accounts';
import { FakeAccounts } from './fake-accounts';
import { FakePublishing } from './fake-publishing';
import { FakeSignIns } from './fake-sign-ins';
import { keyList } from '@/lib/platform/key-list';
import { filesystemStorage } from '@/services/common/files/storage';
import { type Administration, createAdministration } from '@/services/product/calls/administration';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { KnownViewers } from '@/lib/platform/visitor/known-viewers';
import { createVisitorSigner, createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { createApp } from '@/services/product/app';
import { startBackground } from '@/services/product/background';
import { Audiences } from '@/services/product/catalogue/audience';
import { drawCertificate, loadFaces, type CertificateText } from '@/services/product/certificates/pdf';
import { JOBS_SCHEMA } from '@/services/product/certificates/store';
import { builtInSynonyms } from '@/services/product/search/engine/words/synonyms';
import { startContent } from '@/services/product/content';
import { openProductDatabases } from '@/services/product/databases';
import type { ContentSource } from '@/services/product/follow/source';
import { productMigrations } from '@/services/product/migrations';
import { myPageFrom } from '@/services/product/personal/my-page';
import { Bookmarks } from '@/services/product/personal/bookmarks';
import { PRODUCT_SCHEMA } from '@/services/product/tables';
import { RecordFeeds } from '@/services/product/records/feeds';
import { UsedItems } from '@/services/product/usage/items';
import { UsageWriter } from '@/services/product/usage/writer';
import { createTranscriptOpenings } from '@/services/product/captions/openings';
import { Visitors } from '@/services/product/visitors';
import { testDatabase, type Template, type TestDatabase } from '../../../../support/setup/postgres';
import { SERVICE_KEY } from '../../../../support/visitors/signed-visitor';
import { FakeContent } from './fake-content';
import { fakeTokens as tokens } from './fake-tokens';
import { FakeMedia } from './fake-media';
import { TEST_LIBRARY } from './library';
import { gatewayBefore, type Who } from './gateway-before';

export const silent = pino({ level: 'silent' });

export const FULL = { id: 's', parentCompanyId: 'c', type: 'full', startDate: '2020-01-01', endDate: '2099-12-31', requestFeedback: false, suppressExpiryMsg: false }; // prettier-ignore

export function organisation(changes: Partial<CustomersOrganisation> = {}): CustomersOrganisation {
  return {
    id: 'school', name: 'The School', type: null, category: 'Secondary', parentCompanyId: 'c', country: 'United Kingdom',
    country_alpha3: 'GBR', authenticationMethod: 'ip', restrictAdult: false, blockedProfiles: [], allowedContent: [],
    blockedContent: [], subscriptions: [FULL], ...changes,
  }; // prettier-ignore
}

export interface Person {
  organisation?: Partial<CustomersOrganisation>;
  superuser?: boolean;
  roles?: Partial<Permissions>;
  name?: [string, string];
}

function userData(id: string, person: Person): UserData {
  const { subscriptions, restrictAdult, authenticationMethod, ...rest } = organisation(person.organisation);
  const [firstName, lastName] = person.name ?? ['Grace', 'Hopper'];
  return {
    self: {
      user: {
        id, email: `${id}@school.test`, organisationId: rest.id, companyId: rest.parentCompanyId, scopes: [],
        permissions: { superuser: person.superuser ?? false, administrator: [], teacher: [rest.id], finance: [], librarian: [], technical: [], faculty: [], other: [], ...person.roles },
      },
      group: null,
      oktaUser: { id, email: `${id}@school.test`, firstName, lastName, status: 'ACTIVE' },
      company: { id: 'c', name: 'The Company', type: null, category: null, country: null },
      organisation: { ...rest, restrictAdult, adultThemesRestricted: restrictAdult, authenticationMethod, authMethod: null },
      contentControlsAndIpAuth: { cidrs: [], allowedContent: rest.allowedContent, blockedContent: rest.blockedContent },
      subscriptions,
    },
  }; // prettier-ignore
}

/** People by token and organisations by address; `down` refuses everything. */
export class FakeCustomers implements CustomersClient {
  down = false;
  calls = 0;
  readonly people = new Map<string, Person>([
    ['teacher', {}],
    ['other', {}],
    ['root', { superuser: true }],
  ]);
  readonly networks = new Map<string, CustomersOrganisation>();

  private answer<T>(value: T): Promise<T> {
    this.calls += 1;
    return this.down ? Promise.reject(new Error('customers is down')) : Promise.resolve(value);
  }
  fetchUserData(token: string): Promise<UserData> {
    return this.answer(userData(token, this.people.get(token) ?? {}));
  }
  organisationByAddress(address: string) {
    return this.answer(this.networks.get(address) ?? null);
  }
  organisationsOf(companyId: string) {
    const all = [...this.networks.values()].filter(({ parentCompanyId }) => parentCompanyId === companyId);
    return this.answer(all.map(({ id, name }) => ({ id, name })));
  }
  institutions() {
    return this.answer([]);
  }
  organisation(id: string) {
    return this.answer([...this.networks.values()].find((one) => one.id === id) ?? null);
  }
}

export interface HarnessOptions {
  url?: string;
  source?: FakeContent;
  customers?: FakeCustomers;
  administration?: Administration;
  accounts?: Accounts; // asked instead of the fake ones, for example a real issuer's
  /** Followed instead of `source`, for example a real content service. */
  content?: ContentSource;
  folder?: string; // stays after `stop`, for another start to find
  log?: typeof silent;
  works?: boolean; // background jobs run
  intervalMs?: number; // between looks at the content
}

/** The product's tables, and those of its jobs: to migrate takes a second, which every file waited. */
const migrated: Template = {
  name: 'product',
  prepare: async (url) => {
    const databases = openProductDatabases(url);
    await migrate(databases.patient, PRODUCT_SCHEMA, productMigrations);
    await databases.close();
    await runMigrations({ connectionString: url, schema: JOBS_SCHEMA });
  },
};

/** One of its own, or that of another node, which stays when this one ends. */
async function databaseAt(url: string | undefined): Promise<TestDatabase> {
  if (url === undefined) return testDatabase(migrated);
  await migrated.prepare(url);
  return { url, drop: async () => undefined };
}

const FONTS = path.resolve('node_modules/@fontsource/source-sans-3/files');

/** Starts one node. Several may share `url` and `source`. Each file has its own, started and ended in hooks alike: what it changes is nobody else's. */
export async function startProduct({ log = silent, ...options }: HarnessOptions = {}) {
  const fakeAccounts = new FakeAccounts();
  const { administration, accounts, intervalMs } = {
    administration: createAdministration(undefined),
    accounts: fakeAccounts,
    intervalMs: 25,
    ...options,
  };
  const { url, drop } = await databaseAt(options.url);
  const source = options.source ?? new FakeContent();
  const customers = options.customers ?? new FakeCustomers();
  const clock = { ms: Date.parse('2026-03-10T12:00:00.000Z') };
  const now = () => clock.ms;
  const databases = openProductDatabases(url);
  const { requests, patient: database } = databases;
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'library-product-')));
  const content = await startContent({
    database,
    databaseUrl: url,
    source: options.content ?? source,
    intervalMs,
    log,
    indexFile: { path: path.join(folder, 'search-index'), build: 'test', synonyms: builtInSynonyms() },
    mapping: { adultThemesEntryId: 'adult-themes', scheme: 'https' },
  });
  const { catalogue } = content;
  const sources = { customers, alpha3Of, log, now: () => new Date(clock.ms) };
  const visitors = new Visitors({
    tokens,
    verify: createVisitorVerifier(SERVICE_KEY, 'product', now),
    viewers: new KnownViewers(sources),
    log,
  });
  const headersOf = gatewayBefore(sources, tokens);
  const storage = filesystemStorage(folder);
  const grants = {
    mediaUrl: 'http://localhost:3014',
    keys: keyList('a-key-for-tests-of-at-least-32-characters'),
  };
  const media = new FakeMedia();
  const signIns = new FakeSignIns();
  const maker = {
    db: database.db,
    storage,
    publicUrl: 'http://localhost:3000',
    draw: async (text: CertificateText) => drawCertificate(text, await loadFaces(FONTS)),
    log,
    now,
  };
  const records = new RecordFeeds({ db: database.db, catalogue, library: TEST_LIBRARY, now });
  const followed = { feeds: records, catalogue, customers };
  // The queue is there; its work is done only if the test is about it.
  const background = options.works ? await startBackground({ databaseUrl: url, maker, followed }) : null;
  const usedItems = new UsedItems(catalogue, database.db);
  const usage = new UsageWriter({
    db: database.db,
    items: usedItems,
    log,
    ownOrganisation: 'library',
    now,
  });
  const app = await createApp({
    usage,
    usedItems,
    library: TEST_LIBRARY,
    records,
    harvestKeys: [Buffer.alloc(32, 7)],
    customers,
    storage,
    grants,
    transcriptOpenings: createTranscriptOpenings(grants, now, media.read),
    issuerSessions: signIns,
    signVisitor: createVisitorSigner(SERVICE_KEY, now),
    system: { settings: [], services: [] }, administration, accounts, publishing: new FakePublishing(), db: requests.db, patientDb: database.db, bookmarks: new Bookmarks(requests), myPage: myPageFrom(requests.pool), catalogue, catchUp: content.catchUp, audiences: new Audiences(catalogue), captions: { lines: () => new Map() }, visitors, log, now,
    origins: ['http://localhost:3000'], ready: async () => undefined,
  }); // prettier-ignore
  await until(() => content.isLoaded());
  const stop = async () => {
    await app.close();
    await usage.flush();
    await background?.stop();
    await content.stop();
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    await databases.close();
  };
  return {
    url, usage, storage, media, signIns, accounts: fakeAccounts, maker, followed, app, headersOf, source, customers, catalogue, database, requests, clock,
    stop, drop, end: async () => { await stop(); await drop(); },
  }; // prettier-ignore
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Waits for a condition, as long as a busy machine may take. */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not reached within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const answerOf = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  headers: response.headers,
  text: response.body,
  body: response.headers['content-type']?.toString().includes('json') ? response.json() : null,
});

/** The body of the answer, as text. */
export const textOf = async (product: Product, url: string, headers: Record<string, string> = {}) =>
  (await product.app.inject({ url, headers })).body;

/** GET as somebody: a token's user, or a network address. */
export async function get(product: Product, url: string, who: Who = {}) {
  return answerOf(await product.app.inject({ url, headers: await product.headersOf(who) }));
}

export async function post(product: Product, url: string, payload: object, who: Who = {}) {
  const headers = await product.headersOf(who);
  return answerOf(await product.app.inject({ method: 'POST', url, payload, headers }));
}
