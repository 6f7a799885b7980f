/** @jest-environment node */
/** The right of access and erasure; lists, notes, classes and hand-overs have theirs beside what they are about. */
import { personalDataSchema } from '@/lib/contracts/personal/user';
import { personalTables } from '@/services/product/personal/personal-data';
import { get, post, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

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

  it('every table with a user is deleted from', async () => {
    const { rows } = await product.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'product' and column_name = 'user_id'`,
    );
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...personalTables].sort());
  });
});
