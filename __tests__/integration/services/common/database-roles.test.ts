/** docs/examples/database-roles.sql, as an operator runs it: each service starts and works with its own role, and reaches nothing else. */
import { readFileSync } from 'node:fs';
import { deleteOldAudit, writeAudit } from '@/services/common/audit/write';
import { readAudit } from '@/services/common/audit/read';
import { migrate, openDatabase, type Database } from '@/services/common/database';
import { startJobs } from '@/services/common/jobs';
import { createLog } from '@/services/common/log';
import { migrations as contentMigrations } from '@/services/content/store/migrations';
import { SCHEMA as CONTENT_SCHEMA, type Tables as ContentTables } from '@/services/content/store/tables';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { publish } from '@/services/content/publishing/operations';
import { NoSuchResourceError } from '@/services/content/publishing/stored-resource';
import { setToken } from '@/services/content/publishing/tokens';
import { MEDIA_SCHEMA, mediaMigrations } from '@/services/media/queue/tables';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA } from '@/services/identity/store/tables';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/postgres';

const services = [
  ['identity', IDENTITY_SCHEMA, identityMigrations],
  ['customers', CUSTOMERS_SCHEMA, customersMigrations()],
  ['product', PRODUCT_SCHEMA, productMigrations],
  ['content', CONTENT_SCHEMA, contentMigrations],
  ['media', MEDIA_SCHEMA, mediaMigrations],
] as const;
const roles = services.map(([name]) => `library_${name}`);
/** Services that remove what is older than its time from the audit log. */
const cleaners: ReadonlySet<string> = new Set(['identity', 'product']);
/** Services whose work waits in a queue of their own. */
const queues: Readonly<Record<string, string>> = { product: 'product_jobs', media: 'media_jobs' };

let url: string;
let owner: Database<Record<string, never>>;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await testDatabase());
  owner = openDatabase(url, 'public', 2);
  for (const [, schema, migrations] of services) {
    const first = openDatabase<Record<string, never>>(url, schema, 2);
    await migrate(first, schema, migrations);
    await first.close();
  }
  const script = readFileSync('docs/examples/database-roles.sql', 'utf8');
  await owner.pool.query(script);
  await owner.pool.query(script); // after an update
  for (const role of roles) await owner.pool.query(`alter role ${role} password 'x'`);
});
afterAll(async () => {
  for (const role of roles) await owner.pool.query(`drop owned by ${role} cascade; drop role ${role}`);
  await owner.close();
  await drop();
});

const addressOf = (name: string) => {
  const own = new URL(url);
  [own.username, own.password] = [`library_${name}`, 'x'];
  return own.href;
};

it.each(services)(
  '%s starts and writes the audit log with its own role',
  async (name, schema, migrations) => {
    const own = openDatabase<Record<string, never>>(addressOf(name), schema, 2);
    await migrate(own, schema, migrations);
    await writeAudit(own.db, { service: name, action: 'imported', actor: null });
    const others = services.filter(([other]) => other !== name);
    for (const statement of [
      ...others.map(([, other]) => `create table ${other}.intruder (id int)`),
      name === 'identity' ? 'select * from customers.users' : 'select * from identity.accounts',
      'delete from audit.event',
      'update audit.event set actor = null',
      'truncate audit.event',
      'alter table audit.event disable trigger event_unchanged',
      ...(name === 'product' ? [] : ['select * from audit.event']),
      ...(cleaners.has(name) ? [] : ['select audit.delete_old()']),
    ])
      await expect(own.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    if (cleaners.has(name)) expect(await deleteOldAudit(own.db)).toBe(0);
    if (name === 'product')
      expect((await readAudit(own.db, { organisationId: null, limit: 9 })).entries.length).toBeGreaterThan(0);
    const schemaOfJobs = queues[name];
    if (schemaOfJobs !== undefined) {
      const stalled = { what: 'jobs', restart: async () => 0, everyMs: 60_000 };
      const log = createLog('tried', 'silent');
      const jobs = { schema: schemaOfJobs, tasks: {}, concurrency: 1, stalled, log };
      await (await startJobs({ databaseUrl: addressOf(name), ...jobs })).stop();
    }
    if (name === 'content') {
      const place = { space: 'tried', environment: 'master' };
      const { db, close } = openDatabase<ContentTables>(addressOf(name), schema, 2);
      await expect(setToken(db, { space: place.space })).resolves.toMatch(/^[\w-]{43}$/);
      await expect(publish(db, place, { kind: 'Entry', id: 'none' })).rejects.toThrow(NoSuchResourceError);
      await close();
    }
    await own.close();
  },
);
