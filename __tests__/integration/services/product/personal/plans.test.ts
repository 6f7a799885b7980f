/** @jest-environment node */
/** One person's rows are found by an index, however many others there are. */
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { prepareJobs } from '@/services/common/jobs/jobs';
import {
  finishCertificate,
  findCertificate,
  JOBS_SCHEMA,
  restartStalled,
} from '@/services/product/certificates/store';
import { openingsOf } from '@/services/product/class/openings';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { explainedDatabase } from '@/__tests__/support/processes/query-plans';

let database: Database<ProductTables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase<ProductTables>(made.url, PRODUCT_SCHEMA, 2);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  await prepareJobs(made.url, JOBS_SCHEMA);
  await database.pool.query(`
    insert into product.certificate (user_id, content_id, requested_at, task_id, status, storage_key, code, course_name, touched_at)
      select 'user-' || n, 'course', now(), n, case when n = 7 then 'PROCESSING' else 'COMPLETED' end,
        case when n <> 7 then 'key' end, lpad(to_hex(n), 32, '0'), 'A Course', now() - interval '1 hour'
      from generate_series(1, 20000) n;
    with list as (
      insert into product.list (id, user_id, name, note, sharing) values (gen_random_uuid(), 'user-1', 'A List', '', 'private') returning id)
    insert into product.class_opening (id, list_id, user_id, organisation_id, code, link, opens_at, closes_at)
      select gen_random_uuid(), list.id, 'user-' || n, 'school-' || n, 'ABCDEF', 'link-' || n, now(), now() + interval '1 day'
      from list, generate_series(1, 20000) n;
    analyze product.certificate, product.class_opening`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('certificates that stand still are found without reading those that were ever made', async () => {
  const { db, plans } = explainedDatabase<ProductTables>(database.pool, PRODUCT_SCHEMA);
  expect(await restartStalled(db, new Date())).toBe(1);
  const [plan] = await plans();
  expect(plan).toContain('Index Scan using certificate_unfinished');
});

it('a certificate is finished, and what a person has opened is found, without reading those of others', async () => {
  const row = await findCertificate(database.db, 'user-9', 'course');
  if (!row) throw new Error('it was made before');
  const { db, plans } = explainedDatabase<ProductTables>(database.pool, PRODUCT_SCHEMA);
  const file = { key: 'key', issued: new Date(), write: async () => undefined };
  expect(await finishCertificate(db, row, file, new Date())).toBe('finished');
  expect(await openingsOf(db, { user_id: 'user-9' })).toHaveLength(1);
  for (const plan of await plans()) expect(plan).not.toContain('Seq Scan');
});
