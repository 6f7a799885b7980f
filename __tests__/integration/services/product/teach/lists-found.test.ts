/** @jest-environment node */
/** A school of 300 teachers with 20 shared lists each: lists are found by indexes, and colleagues' a page at a time. */
import { LISTS_A_PAGE, MOST_LISTS } from '@/lib/contracts/personal/list-limits';
import { listsQuerySchema } from '@/lib/contracts/personal/lists';
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { listsOf } from '@/services/product/lists/summaries';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { type DatabaseWay, wayTo } from '@/__tests__/support/processes/database-way';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { explainedDatabase } from '@/__tests__/support/processes/query-plans';

let database: Database<ProductTables>;
let drop: () => Promise<void>;
let way: DatabaseWay;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  way = await wayTo(made.url);
  database = openDatabase<ProductTables>(way.url, PRODUCT_SCHEMA, 4);
  await migrate(database, PRODUCT_SCHEMA, productMigrations);
  await database.pool.query(`
    insert into product.list (id, user_id, organisation_id, owner_left, name, note, sharing, updated_at)
      select gen_random_uuid(), case when n > 1 then 'user-' || n / 6000 || '-' || n % 300 end, 'school-' || n / 6000, n = 2, 'List ' || n, '',
        case when n % 600 = 7 then 'private' else 'organisation' end, now() - n * interval '1 minute'
      from generate_series(0, 29999) n;
    analyze product.list`);
});
afterAll(async () => {
  await database.close();
  await way.close();
  await drop();
});

type Viewer = Parameters<typeof listsOf>[1];
const teacher = { userId: 'user-0-7', organisationId: 'school-0', administers: false };
const find = (query: object, viewer: Viewer = teacher) =>
  listsOf(database.db, viewer, listsQuerySchema.parse(query), Date.now());
const names = async (query: object, viewer: Viewer = teacher) =>
  (await find(query, viewer)).lists.map(({ name }) => name);

it('one’s own are all there, and those of colleagues a page at a time, each newest first', async () => {
  const { lists, colleagues } = await find({});
  const mine = lists.filter(({ isMine }) => isMine);
  expect(mine).toHaveLength(20);
  expect([lists.length - mine.length, colleagues]).toEqual([LISTS_A_PAGE, 6_000 - 20]);
  expect((await find({ of: 'mine' })).lists).toHaveLength(20);
  const pages = [await names({ of: 'colleagues' }), await names({ of: 'colleagues', skip: LISTS_A_PAGE })];
  expect(new Set(pages.flat()).size).toBe(2 * LISTS_A_PAGE);
  expect(pages[0]?.slice(0, 3)).toEqual(['List 0', 'List 1', 'List 2']);
});

it('whoever has moved has none of what they shared with the school they left, as none of it can be opened', async () => {
  const mover = { userId: 'mover', administers: false };
  await database.pool.query(`
    insert into product.list (id, user_id, organisation_id, name, note, sharing, updated_at)
      select gen_random_uuid(), 'mover', school, name, '', sharing, now() - n * interval '1 minute'
      from (values
        (1, 'school-new', 'Shared here', 'organisation'), (2, 'school-old', 'Shared there', 'organisation'),
        (3, 'school-old', 'Own', 'private'), (4, null, 'By link', 'link')
      ) list (n, school, name, sharing)`);
  const inNew = await find({ of: 'mine' }, { ...mover, organisationId: 'school-new' });
  expect(inNew.lists.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Shared here', true],
    ['Own', true],
    ['By link', true],
  ]);
  expect(await names({}, { ...mover, organisationId: null })).toEqual(['Own', 'By link']);
});

it('are found by a part of the name, in which nothing is a pattern', async () => {
  expect(await names({ of: 'colleagues', q: 'list 5998' })).toEqual(['List 5998']);
  expect((await find({ of: 'colleagues', q: 'List %' })).colleagues).toBe(0);
  // Of another school.
  expect(await names({ of: 'colleagues', q: 'List 6001' })).toEqual([]);
});

it('an administrator has what people who left have shared among what they may change, and nowhere else', async () => {
  const administrator = { ...teacher, userId: 'head', administers: true };
  expect(await names({ of: 'mine' }, administrator)).toEqual(['List 0', 'List 1', 'List 2']);
  const { lists, colleagues } = await find({ of: 'colleagues' }, administrator);
  expect(lists.some(({ isMine }) => isMine)).toBe(false);
  expect(colleagues).toBe(6_000 - 10 - 3);
});

it('lists of people who left are found however many there are', async () => {
  const administrator = { userId: 'head', organisationId: 'school-left', administers: true };
  await database.pool.query(`
    insert into product.list (id, organisation_id, name, note, sharing, updated_at)
      select gen_random_uuid(), 'school-left', 'Left ' || n, '', 'organisation', now() - n * interval '1 minute'
      from generate_series(0, ${MOST_LISTS + 1}) n`);
  const mine = await names({ of: 'mine' }, administrator);
  expect([mine.length, mine.at(-1)]).toEqual([MOST_LISTS, `Left ${MOST_LISTS - 1}`]);
  const others = await find({ of: 'colleagues' }, administrator);
  expect(others.lists.map(({ name, isMine }) => [name, isMine])).toEqual([
    [`Left ${MOST_LISTS}`, false],
    [`Left ${MOST_LISTS + 1}`, false],
  ]);
  expect(others.colleagues).toBe(2);
  expect(await names({ of: 'colleagues', q: `left ${MOST_LISTS}` }, administrator)).toEqual([
    `Left ${MOST_LISTS}`,
  ]);
});

it('while the database is away, it is refused and ends no process', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const administrator = { ...teacher, administers: true };
  way.leave();
  await expect(find({ of: 'mine' }, administrator)).rejects.toThrow();
  await expect(find({ of: 'colleagues' }, administrator)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 200));
  way.comeBack();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('neither reads the lists of everybody', async () => {
  const { db, plans } = explainedDatabase<ProductTables>(database.pool, PRODUCT_SCHEMA);
  await listsOf(db, teacher, listsQuerySchema.parse({}), Date.now());
  const all = await plans();
  for (const plan of all) expect(plan).not.toContain('Seq Scan on list');
  expect(all.join('\n')).toMatch(/list_owner[^]*list_organisation|list_organisation[^]*list_owner/);
});
