/** docs/examples/database-roles.sql, as an operator runs it: each service starts and works with its own role, and reaches nothing else. */
import { readFileSync } from 'node:fs';
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { deleteOldAudit, writeAudit } from '@/services/common/audit/write';
import { readAudit } from '@/services/common/audit/read';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { startJobs } from '@/services/common/jobs/jobs';
import { createLog } from '@/services/common/log';
import { migrations as contentMigrations } from '@/services/content/store/migrations';
import { SCHEMA as CONTENT_SCHEMA, type Tables as ContentTables } from '@/services/content/store/tables';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { readBundles } from '@/services/content/publishing/files/read-bundle';
import { importBundles } from '@/services/content/publishing/files/import-file';
import { publish } from '@/services/content/publishing/operations';
import { changesSchema, findEntries, setFields } from '@/services/content/publishing/set-fields';
import { NoSuchResourceError } from '@/services/content/publishing/stored-resource';
import { setToken } from '@/services/content/publishing/tokens';
import { publicationOf, removalOf } from '@/services/media/ingest/publication';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { MEDIA_SCHEMA, mediaMigrations } from '@/services/media/queue/tables';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA } from '@/services/identity/store/tables';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';

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

/** As managed PostgreSQL has it: it owns the database and may make roles, and is no superuser. */
const MANAGED = 'managed_owner';
const place = { space: 'tried', environment: 'master' };

/** The address of the database, as that role. */
const addressAs = (url: string, role: string) => {
  const own = new URL(url);
  [own.username, own.password] = [role, 'x'];
  return own.href;
};

describe.each(['a superuser', 'the owner of a managed database'])('with the roles made by %s', (maker) => {
  let url: string;
  let superuser: Database<Record<string, never>>;
  let drop: () => Promise<void>;
  const addressOf = (name: string) => addressAs(url, `library_${name}`);

  beforeAll(async () => {
    ({ url, drop } = await testDatabase());
    superuser = openDatabase(url, 'public', 2);
    let asOwner = url;
    if (maker !== 'a superuser') {
      asOwner = addressAs(url, MANAGED);
      const name = new URL(url).pathname.slice(1);
      await superuser.pool.query(`create role ${MANAGED} login createrole password 'x'`);
      await superuser.pool.query(`alter database ${name} owner to ${MANAGED}`);
    }
    for (const [, schema, migrations] of services) {
      const first = openDatabase<Record<string, never>>(asOwner, schema, 2);
      await migrate(first, schema, migrations);
      await first.close();
    }
    const owner = openDatabase(asOwner, 'public', 2);
    const script = readFileSync('docs/examples/database-roles.sql', 'utf8');
    await owner.pool.query(script);
    await owner.pool.query(script); // after an update
    for (const role of roles) await owner.pool.query(`alter role ${role} password 'x'`);
    await owner.close();
  });
  afterAll(async () => {
    for (const role of roles) await superuser.pool.query(`drop owned by ${role} cascade; drop role ${role}`);
    if (maker !== 'a superuser')
      await superuser.pool.query(`reassign owned by ${MANAGED} to current_user; drop role ${MANAGED}`);
    await superuser.close();
    await drop();
  });

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
        expect((await readAudit(own.db, { organisationId: null, limit: 9 })).entries.length).toBeGreaterThan(
          0,
        );
      const schemaOfJobs = queues[name];
      if (schemaOfJobs !== undefined) {
        const stalled = { what: 'jobs', restart: async () => 0, everyMs: 60_000 };
        const log = createLog('tried', 'silent');
        const jobs = { schema: schemaOfJobs, tasks: {}, concurrency: 1, stalled, log };
        await (await startJobs({ databaseUrl: addressOf(name), ...jobs })).stop();
      }
      if (name === 'content') {
        const { db, close } = openDatabase<ContentTables>(addressOf(name), schema, 2);
        await expect(setToken(db, { space: place.space })).resolves.toMatch(/^[\w-]{43}$/);
        await expect(publish(db, place, { kind: 'Entry', id: 'none' })).rejects.toThrow(NoSuchResourceError);
        await close();
      }
      await own.close();
    },
  );

  it('a recording is published, found and taken away with the role of media, which reaches no delivery token', async () => {
    const content = openDatabase<ContentTables>(addressOf('content'), CONTENT_SCHEMA, 2);
    const { contentTypes } = contentModel;
    const bundle = { contentTypes, space: { id: place.space, name: place.space }, entries: [], assets: [] };
    const into = { db: content.db, dataDir: '.', environment: place.environment };
    await importBundles(readBundles(bundle, into), '.', into);
    // What a later release of content makes.
    await content.pool.query('create table content.later (id int)');

    // As the content command does (services/content/command.ts).
    const media = openDatabase<ContentTables>(addressOf('media'), CONTENT_SCHEMA, 2);
    await migrate(media, CONTENT_SCHEMA, contentMigrations);
    const parameters = parametersOf('a.wav', { new: 'production', title: 'Hamlet' });
    const { assetId, entry } = parameters.order;
    if (!entry) throw new Error('it has no entry');
    const facts = soundFacts(assetId, { title: 'Hamlet', entry });
    const set = (changes: unknown) => setFields(media.db, place, changesSchema.parse(changes), '.');
    await set(publicationOf(parameters, facts, [{ start: 0, end: 30, text: 'One' }]));
    const question = { contentType: 'production', field: 'media.assetId', value: assetId };
    expect(await findEntries(media.db, place, question)).toEqual(['production-hamlet']);
    await set(removalOf({ assetId, entry }));
    expect(await findEntries(media.db, place, question)).toEqual([]);

    for (const statement of [
      'select from content.token',
      'select from content.secret',
      'select from content.later',
      'delete from content.kysely_migration',
      'drop table content.later',
    ])
      await expect(media.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    await media.close();
    await content.close();
  });
});
