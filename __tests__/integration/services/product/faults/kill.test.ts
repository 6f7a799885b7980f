/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { type ContentService, startContentService } from '../../../../support/content/service';
import { SPACE } from '../../../../support/content/space';
import { testDatabase, type TestDatabase } from '../../../../support/setup/postgres';
import { startTestIssuer, type TestIssuer } from '../../../../support/visitors/test-issuer';
import { until } from '../support/harness';
import { bundleProduct, productProcess, startCustomersStub } from '../support/process';
import { entry, LOCALE, links } from '../support/sample';

/** `npm run kill:product` does it twenty times. */
const RUNS = Number(process.env.KILL_RUNS ?? 1);
const WRITERS = 200;
/** The writes of one run take seconds; a machine with other work takes longer. */
const WRITING_LIMIT_MS = 300_000;

jest.setTimeout(300_000 * RUNS);

/** Titles to bookmark: more than any writer gets to. */
const BOOKMARKED = 500;
type Product = Awaited<ReturnType<typeof productProcess>>;
let issuer: TestIssuer;
let content: ContentService;
let database: TestDatabase;
let customers: { url: string; close: () => void };
let bundle: string;
let product: Product;

beforeAll(async () => {
  const { contentTypes } = JSON.parse(readFileSync('lib/contracts/catalogue/content-model.json', 'utf8')) as {
    contentTypes: unknown[];
  };
  [issuer, content, database, customers, bundle] = await Promise.all([
    startTestIssuer(),
    startContentService({ content: null }),
    testDatabase(),
    startCustomersStub(),
    bundleProduct(),
  ]);
  const entries = [
    ...Array.from({ length: BOOKMARKED }, (_, index) => entry('title', `c${index}`, {})),
    entry('trainingCourseModule', 'module-1', {}),
    entry('trainingCourse', 'course', { modules: links('module-1'), hasCertificate: true }),
  ];
  const locales = [{ code: LOCALE, name: 'English', default: true, fallbackCode: null }];
  await content.importContent({ contentTypes, entries, assets: [], locales }, { space: SPACE });
  product = await productProcess({
    bundle,
    databaseUrl: database.url,
    issuer: issuer.issuer,
    customersUrl: customers.url,
    contentHost: content.host,
  });
  await product.start();
});
afterAll(async () => {
  await product.stop();
  rmSync(bundle, { force: true });
  customers.close();
  await content.stop();
  await issuer.close();
  await database.drop();
});

interface Write {
  path: string;
  body: object;
  /** Finds the row that an acknowledged write left. */
  proof: [string, ...unknown[]];
}

/** The id of a list, always the same for a person and turn. */
const listId = (user: string, turn: number) =>
  createHash('sha256')
    .update(`${user} ${turn}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Mixed writes of one person, by turn. */
function writeOf(user: string, turn: number): Write {
  const mutation = (query: string, proof: Write['proof']): Write => ({
    path: '/graphql',
    body: { query: `mutation { ${query} }` },
    proof,
  });
  const id = `c${turn % BOOKMARKED}`;
  switch (turn % 7) {
    case 0:
      return mutation(`addBookmarkItem(item: { contentId: "${id}" }) { items { contentId } }`, [
        'select 1 from product.bookmark where user_id = $1 and content_id = $2',
        user,
        id,
      ]);
    case 1:
      return mutation(`setUserLinkVisited(key: "${id}") { key }`, [
        'select 1 from product.user_link where user_id = $1 and key = $2',
        user,
        id,
      ]);
    case 2:
      return mutation(`setUserSetting(userId: "${user}", key: "${id}", value: "true") { settings { key } }`, [
        'select 1 from product.user_setting where user_id = $1 and key = $2',
        user,
        id,
      ]);
    case 3:
      return mutation('completeTrainingModule(contentId: "module-1") { completedAt }', [
        'select 1 from product.training_progress where user_id = $1 and completed_at is not null',
        user,
      ]);
    case 4: {
      const list = listId(user, turn);
      return {
        path: '/api/lists',
        body: { id: list, name: 'A list' },
        proof: ['select 1 from product.list where user_id = $1 and id = $2', user, list],
      };
    }
    case 5: {
      // Into the list of the turn before; a writer who began here has none, and nothing is acknowledged.
      const list = listId(user, turn - 1);
      const words = { documentId: null, start: null, end: null, title: '', question: '', note: 'Aloud' };
      const made = { id: listId(user, turn), kind: 'item', contentId: id, ...words };
      return {
        path: `/api/lists/${list}/changes`,
        body: { changes: [{ do: 'add', entry: made }] },
        proof: ['select 1 from product.list_entry where list_id = $1 and id = $2', list, made.id],
      };
    }
    default:
      return {
        path: `/api/users/${user}/notifications`,
        body: { notifications: [{ key: id, dismissalCounter: turn, nextDisplayTimestamp: null }] },
        proof: [
          'select 1 from product.user_notification where user_id = $1 and key = $2 and dismissal_counter = $3',
          user,
          id,
          turn,
        ],
      };
  }
}

async function acknowledged(write: Write, token: string): Promise<boolean> {
  const response = await fetch(product.url + write.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(write.body),
  });
  const body = (await response.json()) as { errors?: unknown };
  return response.ok && body.errors === undefined;
}

/** Writes until the process is gone, keeping what it had acknowledged by then. */
async function writer(user: string, firstTurn: number, done: Write[]): Promise<void> {
  const token = await issuer.sign(user);
  for (let turn = firstTurn; turn < firstTurn + 100; turn += 1) {
    const write = writeOf(user, turn);
    try {
      if (await acknowledged(write, token)) done.push(write);
    } catch {
      return;
    }
  }
}

it(`${WRITERS} mixed writers and kill -9 in the middle lose no acknowledged write`, async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let proven = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const writes: Write[] = [];
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, index) => writer(`writer-${run}-${index}`, index, writes)),
    );
    // In the middle: every writer could have been answered, and all are writing.
    await until(() => writes.length >= WRITERS + 37 * run, WRITING_LIMIT_MS);
    await product.kill();
    await writers;
    await product.start();
    for (const {
      proof: [text, ...values],
    } of writes)
      expect((await client.query(text, values)).rowCount).toBe(1);
    proven += writes.length;
  }
  process.stdout.write(`${RUNS} kills: ${proven} acknowledged writes, none lost\n`);
  await client.end();
});

it('R-CRT-2 a certificate asked for just before kill -9 is made after the restart', async () => {
  const token = await issuer.sign('candidate');
  const ask = async (query: string) => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data: Record<string, { status: string }> };
  };
  await ask('mutation { completeTrainingModule(contentId: "module-1") { completedAt } }');
  const { data } = await ask('mutation { requestCertificate(contentId: "course") { status } }');
  expect(data.requestCertificate?.status).toBe('REQUESTED');
  await product.kill();
  await product.start();
  const status = async () =>
    (await ask('{ myCourseCertificates { status } }')).data.myCourseCertificates as unknown as {
      status: string;
    }[];
  await until(async () => (await status())[0]?.status === 'COMPLETED', 90_000);
});
