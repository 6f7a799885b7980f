/** @jest-environment node */
/** Bookmarks in PostgreSQL: one statement a write, whose answer is the table's (decision 0024). */
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { productMigrations } from '@/services/product/migrations';
import { Bookmarks } from '@/services/product/personal/bookmarks';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { testDatabase, type TestDatabase } from '../../../../support/setup/postgres';
import { Random } from '../../../../support/reliability/random';

let server: TestDatabase;
let database: Database<ProductTables>;
beforeAll(async () => {
  server = await testDatabase();
  database = openDatabase<ProductTables>(server.url, PRODUCT_SCHEMA, 8);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const pair = (contentId: string, relatedContentId: string | null = null) => ({ contentId, relatedContentId });
const node = () => new Bookmarks(database);
const sql = (text: string, ...values: unknown[]) => database.pool.query(text, values);
const table = (userId: string) => node().list(userId);
const idsOf = (items: readonly { contentId: string }[]) => items.map(({ contentId }) => contentId);

it('answers are those of the table, whoever changed it in between', async () => {
  const random = new Random(17);
  const nodes = [node(), node()];
  for (let turn = 0; turn < 300; turn += 1) {
    const userId = random.pick(['ada', 'ben']);
    const which = pair(`c${random.int(6)}`, random.pick([null, 'r1', 'r2']));
    const one = random.pick(nodes);
    const act = random.pick(['add', 'add', 'remove', 'list', 'delete'] as const);
    if (act === 'delete') {
      await sql(
        'delete from product.bookmark where user_id = $1 and content_id = $2',
        userId,
        which.contentId,
      );
      continue;
    }
    const answer = await (act === 'list' ? one.list(userId) : one[act](userId, which)).catch(
      (error: unknown) => (error as { code: string }).code,
    );
    if (typeof answer !== 'string') expect(answer).toEqual(await table(userId));
    else expect(answer).toBe(act === 'add' ? 'CONFLICT' : 'NOT_FOUND');
  }
});

it('a bookmark of a clock that was set back stands where the list has it', async () => {
  const one = node();
  await sql(
    `insert into product.bookmark (user_id, content_id, added_at) values ('clock', 'of-tomorrow', now() + interval '1 day')`,
  );
  await one.add('clock', pair('first'));
  expect(idsOf(await one.add('clock', pair('second')))).toEqual(['of-tomorrow', 'second', 'first']);
  expect(await one.add('clock', pair('third'))).toEqual(await table('clock'));
});

it('writes of one person at the same time each answer with their own, and the next with all', async () => {
  const one = node();
  const ids = Array.from({ length: 40 }, (_, index) => `c${index}`);
  const answers = await Promise.all(ids.map((id) => one.add('hasty', pair(id))));
  answers.forEach((answer, index) => expect(idsOf(answer)).toContain(ids[index]));
  expect(idsOf(await one.add('hasty', pair('last'))).sort()).toEqual([...ids, 'last'].sort());
  expect(await one.remove('hasty', pair('last'))).toEqual(await table('hasty'));
});

it('no more than 2,000 are kept for one person', async () => {
  await sql(
    `insert into product.bookmark (user_id, content_id) select 'hoarder', 'c' || n from generate_series(1, 2000) n`,
  );
  await expect(node().add('hoarder', pair('one-more'))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'There are too many bookmarks',
  });
  await expect(node().remove('hoarder', pair('c1'))).resolves.toHaveLength(1_999);
  await expect(node().add('hoarder', pair('one-more'))).resolves.toHaveLength(2_000);
  await expect(node().add('hoarder', pair('one-more'))).rejects.toMatchObject({
    message: 'Item already exists in this playlist',
  });
});

it('not even by writes at the same moment, of two nodes', async () => {
  await sql(
    `insert into product.bookmark (user_id, content_id) select 'parallel', 'c' || n from generate_series(1, 1997) n`,
  );
  const nodes = [node(), node()];
  const writes = Array.from({ length: 40 }, (_, turn) =>
    nodes[turn % 2]?.add('parallel', pair(`new-${turn}`)),
  );
  const ends = await Promise.allSettled(writes);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await table('parallel')).toHaveLength(2_000);
});
