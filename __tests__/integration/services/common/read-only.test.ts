/**
 * A database that takes no changes, as a host makes one whose disk is full: writes are answered 503, for it passes, while what only
 * reads is answered; so the process stays ready, or a balancer would take every node away. Once it takes changes again, all goes on.
 */
import pg from 'pg';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { createServer, type Server } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

interface Tables {
  note: { id: number };
}

let primary: TestDatabase;
const open: Database<Tables>[] = [];

beforeAll(async () => {
  primary = await testDatabase();
  await administer('create table note (id int primary key)');
});
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await primary.drop();
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: primary.url,
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  await client.query(statement);
  await client.end();
}
/** As a process does that starts now: a session has the mode that its database had when it was opened. */
function serve(): Server {
  const database = openDatabase<Tables>(primary.url, 'public', 2);
  open.push(database);
  const app = createServer({
    log: createLog('tried', 'silent'),
    ready: async () => void (await database.pool.query('select 1')),
  });
  app.get('/notes', () => database.db.selectFrom('note').select('id').execute());
  app.post('/notes', async () => {
    await database.db.insertInto('note').values({ id: 1 }).execute();
    return { ok: true };
  });
  return app;
}
const statuses = async (app: Server) => [
  (await app.inject('/readyz')).statusCode,
  (await app.inject('/notes')).statusCode,
  (await app.inject({ method: 'POST', url: '/notes' })).statusCode,
];

const setReadOnly = (value: string) =>
  administer(
    `alter database ${new URL(primary.url).pathname.slice(1)} set default_transaction_read_only = ${value}`,
  );

it('stays ready, refuses writes for a while and answers reads; then takes changes again', async () => {
  await setReadOnly('on');
  expect(await statuses(serve())).toEqual([200, 200, 503]);
  const refused = await serve().inject({ method: 'POST', url: '/notes' });
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  await setReadOnly('off');
  expect(await statuses(serve())).toEqual([200, 200, 200]);
});

it('a start waits for it, and says what to do', async () => {
  await setReadOnly('on');
  const database = openDatabase<Tables>(primary.url, 'public', 1);
  open.push(database);
  const failure = await migrate(database, 'later', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'DatabaseUnusableError', passes: true });
  expect(String(failure)).toMatch(/read-only transaction\)\. It takes no changes: name the primary/);
  await setReadOnly('off');
});
