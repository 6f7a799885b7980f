/** @jest-environment node */
/** The right of access and erasure; lists, notes, classes and hand-overs have theirs beside what they are about. */
import { heldCountsSchema } from '@/lib/contracts/personal/held-counts';
import { personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { personalTables } from '@/services/product/personal/personal-data';
import { get, post, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };
const survey = {
  userId: 'leaver', organisationId: 'school', parentCompanyId: 'c', organisationName: 'The School', parentCompanyName: null,
  subscriptionStart: '2026-01-01', subscriptionEnd: '2026-12-31T00:00:00.000Z', score: 5,
}; // prettier-ignore
const feedback = { parentCompanyId: 'c', organisationId: 'school', role: 'teacher', recommend: 'yes', explain: 'Lovely', other: '' }; // prettier-ignore

describe('personal data', () => {
  it('is exported whole, and deleted whole, by its owner alone', async () => {
    const user = 'leaver';
    const who = { token: user };
    await product.database.db
      .insertInto('bookmark')
      .values({ user_id: user, content_id: 'prod-lear', related_content_id: null })
      .execute();
    await post(product, '/api/feedback', feedback, who);
    await post(product, '/api/user-survey', survey, who);
    await post(
      product,
      '/api/resume-positions',
      { contentId: 'prod-lear', seconds: 5, durationSeconds: 100 },
      who,
    );
    const path = `/api/users/${user}/personal-data`;
    expect((await get(product, path, teacher)).status).toBe(403);
    const exported = personalDataSchema.parse((await get(product, path, who)).body);
    expect(exported).toMatchObject({
      userId: user,
      bookmarks: [{ contentId: 'prod-lear' }],
      feedback: [{ explain: 'Lovely' }],
      survey: { answers: [{ score: 5 }] },
      resumePositions: [{ seconds: 5 }],
    });
    expect((await post(product, `${path}/deletion`, {}, teacher)).status).toBe(403);
    expect((await post(product, `${path}/deletion`, {}, who)).status).toBe(200);
    const after = personalDataSchema.parse((await get(product, path, who)).body);
    expect({ ...after, exportedAt: '' }).toEqual({
      userId: user, exportedAt: '', bookmarks: [], links: [], settings: [], notifications: [], feedback: [], training: [],
      certificates: [], resumePositions: [], lists: [], notes: [], classOpenings: [], errorReports: [], handOvers: [], handOverTries: [], survey: { nextDisplayTimestamp: null, dismissalCounter: 0, answers: [] },
    }); // prettier-ignore
  });

  it('reports of errors under the person’s number are in it, at most a hundred, and nobody else’s', async () => {
    const { pool } = product.database;
    await pool.query(
      `insert into product.error_report (reported_at, message, error, type, user_id)
       select now() - n * interval '1 minute', 'broke ' || n, 'e', 'error', who
       from generate_series(1, 101) n, unnest(array['reporter', 'somebody']) who`,
    );
    const path = '/api/users/reporter/personal-data';
    const who = { token: 'reporter' };
    const reports = async () => personalDataSchema.parse((await get(product, path, who)).body).errorReports;
    expect(await reports()).toHaveLength(100);
    expect((await reports())[0]).toEqual({
      reportedAt: expect.any(String), type: 'error', name: null, message: 'broke 1', error: 'e', stack: null, logId: null,
    }); // prettier-ignore
    await post(product, `${path}/deletion`, {}, who);
    expect(await reports()).toEqual([]);
    const { rows } = await pool.query('select distinct user_id from product.error_report');
    expect(rows).toEqual([{ user_id: 'somebody' }]);
  });

  it('a report under the longest number that a person may have is found as theirs', async () => {
    const userId = 'u'.repeat(255);
    const report = { message: 'm', error: 'e', stack: null, name: null, type: 'error', logId: null, userId };
    expect((await post(product, '/api/frontend-error-logger', report)).status).toBe(204);
    const { body } = await get(product, `/api/users/${userId}/personal-data`, { token: userId });
    expect(personalDataSchema.parse(body).errorReports).toHaveLength(1);
  });

  it('is counted without being read: as much as the export has, in as many statements however many lists there are', async () => {
    const { pool } = product.database;
    const userId = 'keen';
    await pool.query(`insert into product.list (id, user_id, name, note, sharing)
      select gen_random_uuid(), '${userId}', 'List ' || n, '', 'private' from generate_series(1, 200) n`);
    await pool.query(`insert into product.list_entry (list_id, id, place, kind, content_id, title, question, note)
      select id, gen_random_uuid(), place, 'item', 'prod-lear', 'Lear', '', place::text
      from product.list, generate_series(1, 3) place where user_id = '${userId}'`);
    await post(product, '/api/feedback', feedback, { token: userId });
    await pool.query(`insert into product.error_report (message, error, type, user_id)
      select 'm', 'e', 'error', '${userId}' from generate_series(1, 101)`);
    await pool.query(`insert into product.certificate (user_id, content_id, requested_at, task_id, status, code, course_name)
      values ('${userId}', 'course', now(), 't', 'FAILED', repeat('0', 32), 'A Course')`);
    const asked = jest.spyOn(product.requests.db, 'selectFrom');
    const path = `/api/users/${userId}/personal-data`;
    expect((await get(product, `${path}/counts`, teacher)).status).toBe(403);
    const { body } = await get(product, `${path}/counts`, { token: userId });
    expect(asked.mock.calls.length).toBeLessThan(3);
    expect(heldCountsSchema.parse(body)).toEqual({
      bookmarks: 0, lists: 200, notes: 0, classOpenings: 0, resumePositions: 0, training: 0, settings: 0, links: 0,
      notifications: 0, surveyAnswers: 0, feedback: 1, errorReports: 100, handOvers: 0,
      certificates: [{ contentId: 'course', status: 'FAILED' }],
    }); // prettier-ignore
    asked.mockClear();
    const { lists } = personalDataSchema.parse((await get(product, path, { token: userId })).body);
    expect(lists).toHaveLength(200);
    expect(lists.map(({ entries }) => entries.map(({ note }) => note).join())).toEqual(
      Array.from({ length: 200 }, () => '1,2,3'),
    );
    expect(asked.mock.calls.length).toBeLessThan(40);
  });

  it('every table with a user is deleted from', async () => {
    const { rows } = await product.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'product' and column_name = 'user_id'`,
    );
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...personalTables].sort());
  });
});
