/** The audit log: a line lives and dies with its change, and nobody alters it afterwards. */
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { deleteOldAudit, writeAudit } from '@/services/common/audit/write';
import { readAudit } from '@/services/common/audit/read';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { testDatabase } from '@/__tests__/support/setup/postgres';

interface Tables {
  thing: { id: number };
}
const migrations = {
  '0001-thing': {
    up: async (db: Kysely<unknown>) => void (await sql`create table tried.thing (id int)`.execute(db)),
  },
};

let database: Database<Tables>;
let drop: () => Promise<void>;
let address: string;
beforeAll(async () => {
  const made = await testDatabase();
  [drop, address] = [made.drop, made.url];
  database = openDatabase<Tables>(made.url, 'tried', 4);
  // Nodes that start together.
  await Promise.all([1, 2, 3].map(() => migrate(database, 'tried', migrations)));
});
afterAll(async () => {
  await database.close();
  await drop();
});

const line = (subject: string, organisationId: string | null = 'school-1') =>
  ({
    service: 'tried',
    action: 'rights_changed',
    actor: { kind: 'person', id: 'u1' },
    organisationId,
    subject,
  }) as const;
const subjects = async (query: Partial<Parameters<typeof readAudit>[1]> = {}) =>
  (await readAudit(database.db, { organisationId: null, limit: 200, ...query })).entries.map(
    ({ subject }) => subject,
  );

it('a line is written with its change or not at all', async () => {
  const change = (fails: boolean) =>
    database.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('thing')
        .values({ id: fails ? 2 : 1 })
        .execute();
      await writeAudit(transaction, line(fails ? 'thing:2' : 'thing:1'));
      if (fails) throw new Error('the change fails after its line');
    });
  await change(false);
  await expect(change(true)).rejects.toThrow('fails after');
  expect(await subjects()).toEqual(['thing:1']);
});

it('says who, where roughly, and when; the newest first, page by page', async () => {
  for (const [address, network] of [
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::77', '2001:db8:1::/48'],
    ['no address', null],
  ] as const) {
    await writeAudit(database.db, { ...line('thing:3'), address, details: { count: 2 }, requestId: 'r1' });
    const { entries } = await readAudit(database.db, { organisationId: 'school-1', limit: 1 });
    expect(entries).toEqual([
      expect.objectContaining({
        network,
        actor: 'u1',
        actorKind: 'person',
        requestId: 'r1',
        details: { count: 2 },
      }),
    ]);
  }
  const first = await readAudit(database.db, { organisationId: null, limit: 3 });
  const second = await readAudit(database.db, { organisationId: null, limit: 3, before: first.next });
  expect([...first.entries, ...second.entries].map(({ subject }) => subject)).toEqual([
    'thing:3',
    'thing:3',
    'thing:3',
    'thing:1',
  ]);
  expect(second.next).toBeNull();
});

it('an organisation reads its own lines alone', async () => {
  await writeAudit(database.db, line('thing:other', 'school-2'));
  await writeAudit(database.db, { ...line('session:1', null), action: 'signed_in' });
  const read = await subjects({ organisationId: 'school-1' });
  expect(read).toContain('thing:1');
  expect(read).not.toContain('session:1');
  expect(read).not.toContain('thing:other');
});

it('is asked for by words, kind and days: of who, of what, and of the facts', async () => {
  const facts = { ...line('user:ÉVA_1', 'school-3'), details: { what: 'content controls', allowed: 3 } };
  await writeAudit(database.db, facts);
  await writeAudit(database.db, {
    ...line('key:k', 'school-3'),
    action: 'issued',
    actor: { kind: 'person', id: 'éva_1' },
  });
  await writeAudit(database.db, { ...line('key:k', 'school-3'), action: 'revoked', actor: null });
  const found = (query: Partial<Parameters<typeof readAudit>[1]>) =>
    subjects({ organisationId: 'school-3', ...query });
  const today = new Date().toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(await found({ q: ' éva_1 ' })).toEqual(['key:k', 'user:ÉVA_1']);
  expect(await found({ q: 'user CONTROLS' })).toEqual(['user:ÉVA_1']);
  expect(await found({ q: 'controls key' })).toEqual([]);
  // No sign of a pattern.
  expect(await found({ q: '%' })).toEqual([]);
  expect(await found({ q: 'osei', named: ['éva_1'] })).toEqual(['key:k']);
  expect(await found({ q: 'osei', named: ['ÉVA_1'] })).toEqual(['user:ÉVA_1']);
  expect(await found({ named: ['ÉVA_1'] })).toHaveLength(3);
  expect(await found({ action: 'revoked' })).toEqual(['key:k']);
  expect(await found({ from: today, to: today })).toHaveLength(3);
  expect(await found({ from: tomorrow })).toEqual([]);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  expect(await subjects({ q: 'éva_1', organisationId: 'school-1' })).toEqual([]);
});

it('whoever connects cannot change, remove or empty it, except what is older than 400 days', async () => {
  for (const statement of [
    'update audit.event set actor = null',
    'delete from audit.event',
    'truncate audit.event',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('only added to');
  await database.pool.query(`insert into audit.event (at, service, action, actor_kind, subject) values
    (now() - interval '401 days', 'tried', 'imported', 'process', 'thing:old'), (now() - interval '399 days', 'tried', 'imported', 'process', 'thing:kept')`);
  expect(await deleteOldAudit(database.db)).toBe(1);
  expect(await subjects()).not.toContain('thing:old');
  expect(await subjects()).toContain('thing:kept');
});

it('the role of a service may add lines and start, and may not choose their time', async () => {
  await database.pool.query(`create role adder_${process.pid} login password 'x';
    grant usage on schema audit to adder_${process.pid};
    grant insert (service, action, actor_kind, actor, organisation_id, subject, details, network, request_id) on audit.event to adder_${process.pid};
    grant create on database ${new URL(address).pathname.slice(1)} to adder_${process.pid}`);
  const url = new URL(address);
  [url.username, url.password] = [`adder_${process.pid}`, 'x'];
  const own = openDatabase<Tables>(url.href, 'own', 2);
  await migrate(own, 'own', {});
  await writeAudit(own.db, line('thing:own'));
  for (const statement of [
    `insert into audit.event (at, service, action, actor_kind) values ('2020-01-01', 'x', 'x', 'process')`,
    'update audit.event set actor = null',
    'delete from audit.event',
    'truncate audit.event',
    'select * from audit.event',
    'drop trigger event_unchanged on audit.event',
  ])
    await expect(own.pool.query(statement)).rejects.toMatchObject({
      code: '42501',
    } satisfies Partial<pg.DatabaseError>);
  await own.close();
  await database.pool.query(`drop owned by adder_${process.pid}; drop role adder_${process.pid}`);
  expect(await subjects()).toContain('thing:own');
});
