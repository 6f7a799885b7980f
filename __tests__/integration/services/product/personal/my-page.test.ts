/** @jest-environment node */
/** GET /api/me/page: everything a shared page leaves open for its reader, theirs alone, in one call. */
import pg from 'pg';
import { myPageSchema } from '@/lib/contracts/personal/my-page';
import { myPageFrom } from '@/services/product/personal/my-page';
import { get, post, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const PATH = '/api/me/page';
const notice = { key: 'n', dismissalCounter: 2, nextDisplayTimestamp: 1_774_353_600_000 };
const none = { bookmarks: [], positions: [], training: [], links: [], settings: [], notifications: [] };

it('whoever has nothing yet gets empty lists, and nobody keeps the answer', async () => {
  const { status, body, headers } = await get(product, PATH, { token: 'newcomer' });
  expect([status, body]).toEqual([200, none]);
  expect(headers['cache-control']).toBe('private, no-store');
});

it('R-OPEN-12 what each of the other calls answers is in it, and nothing of anybody else', async () => {
  const teacher = { token: 'teacher' };
  await post(product, '/api/users/teacher/notifications', { notifications: [notice] }, teacher);
  await post(
    product,
    '/api/resume-positions',
    { contentId: 'film', seconds: 12, durationSeconds: 60 },
    teacher,
  );
  const ask = (query: string) => post(product, '/graphql', { query }, teacher);
  await ask('mutation { addBookmarkItem(item: { contentId: "film" }) { items { contentId } } }');
  await ask('mutation { setUserLinkVisited(key: "dt-101") { key } }');
  await ask(
    'mutation { setUserSetting(userId: "teacher", key: "onboarding", value: "false") { settings { key } } }',
  );
  const page = myPageSchema.parse((await get(product, PATH, teacher)).body);
  const single = await ask(
    '{ myBookmarks { contentId relatedContentId addedAt } myUserLinks { key visited } myUserSettings { key value } }',
  );
  expect((single.body as { data: unknown }).data).toMatchObject({
    myBookmarks: page.bookmarks,
    myUserLinks: page.links,
    myUserSettings: page.settings,
  });
  expect(page.links).toEqual([{ key: 'dt-101', visited: true }]);
  expect(page.settings).toEqual([{ key: 'onboarding', value: 'false' }]);
  expect(page.notifications).toEqual([notice]);
  expect(page.positions).toEqual(
    ((await get(product, '/api/resume-positions', teacher)).body as { positions: unknown }).positions,
  );
  expect((await get(product, PATH, { token: 'another' })).body).toEqual(none);
});

it('many who ask at once get their own, in any order', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `person-${index % 20}`);
  const keyOf = (userId: string) => ({ ...notice, key: `of ${userId}` });
  for (const userId of new Set(people))
    await post(
      product,
      `/api/users/${userId}/notifications`,
      { notifications: [keyOf(userId)] },
      { token: userId },
    );
  const pages = await Promise.all(people.map((token) => get(product, PATH, { token })));
  expect(pages.map(({ body }) => body)).toEqual(
    people.map((userId) => ({ ...none, notifications: [keyOf(userId)] })),
  );
});

it('the database plans its statement once, however many people ask together', async () => {
  const pool = new pg.Pool({ connectionString: product.url, max: 1 });
  const myPage = myPageFrom(pool);
  const classes = Array.from({ length: 20 }, (_, index) => Array.from({ length: 1 + (index % 4) }, String));
  for (const people of classes) await Promise.all(people.map(myPage));
  const { rows } = await pool.query<{ custom_plans: string }>(
    `select custom_plans from pg_prepared_statements where name = 'my-page'`,
  );
  // PostgreSQL compares five plans made for their parameters with the general one before it stays with that.
  expect(rows.map(({ custom_plans }) => Number(custom_plans))).toEqual([5]);
  await pool.end();
});

it('is for people who signed in', async () => {
  expect((await get(product, PATH)).status).toBe(401);
});

it('a person whose id has the 255 characters that the issuer may give reads their own data like anybody', async () => {
  const id = 'x'.repeat(255);
  const answers = await Promise.all(
    [
      `/api/users/${id}/personal-data`,
      `/api/users/${id}/notifications`,
      `/api/user-survey-metadata?user-id=${id}`,
    ].map((path) => get(product, path, { token: id })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
