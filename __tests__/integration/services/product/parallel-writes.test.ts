/** @jest-environment node */
/** Writes that arrive many times at once, as from an impatient hand or a browser that tries again. */
import { post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

describe('50 parallel identical writes over REST', () => {
  const hasty = { token: 'hasty' };
  const fifty = async (path: string, body: object) =>
    Promise.all(Array.from({ length: 50 }, () => post(product, path, body, hasty)));
  type Table = 'user_notification' | 'survey_metadata' | 'resume_position' | 'survey_response' | 'feedback';
  const rowsOf = (table: Table, user = 'hasty') =>
    product.database.db.selectFrom(table).selectAll().where('user_id', '=', user).execute();

  const feedback = {
    ...{ parentCompanyId: 'c', organisationId: 'o', role: 'Teacher' },
    ...{ recommend: 'yes', explain: 'Clear.', other: '' },
  };
  const survey = {
    ...{ userId: 'hasty', organisationId: 'o', parentCompanyId: null, organisationName: 'School' },
    ...{ parentCompanyName: null, subscriptionStart: '2026-01-01', subscriptionEnd: null, score: 5 },
  };
  const notifications = [{ key: 'expiry', dismissalCounter: 1, nextDisplayTimestamp: 1 }];

  it.each<[Table, string, object, number]>([
    ['user_notification', '/api/users/hasty/notifications', { notifications }, 200],
    [
      'survey_metadata',
      '/api/user-survey-metadata',
      { userId: 'hasty', nextDisplayTimestamp: 1, dismissalCounter: 1 },
      200,
    ],
    [
      'resume_position',
      '/api/resume-positions',
      { contentId: 'prod-lear', seconds: 30, durationSeconds: 600 },
      200,
    ],
    ['survey_response', '/api/user-survey', survey, 201],
    ['feedback', '/api/feedback', feedback, 201],
  ])('leave one row in %s', async (table, path, body, status) => {
    const answers = await fifty(path, body);
    // Scores and feedback are limited for each person; what is beyond the limit is refused, not written.
    const taken = answers.filter((answer) => answer.status !== 429);
    expect(taken.length).toBeGreaterThan(1);
    expect(new Set(taken.map((answer) => answer.status))).toEqual(new Set([status]));
    expect(await rowsOf(table)).toHaveLength(1);
    if (status === 201) expect(new Set(taken.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('other answers, and the same ones later, are answers of their own', async () => {
    const patient = { token: 'patient' };
    const score = () => post(product, '/api/user-survey', { ...survey, userId: 'patient' }, patient);
    const opinion = (other: string) => post(product, '/api/feedback', { ...feedback, other }, patient);
    const first = [await score(), await opinion(''), await opinion('More plays.')];
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rowsOf('feedback', 'patient')).toHaveLength(2);
    expect((await score()).body.id).toBe(first[0]?.body.id);
    await product.database.pool.query(
      `update product.survey_response set created_at = created_at - interval '11 minutes' where user_id = 'patient'`,
    );
    expect((await score()).body.id).not.toBe(first[0]?.body.id);
    expect(await rowsOf('survey_response', 'patient')).toHaveLength(2);
  });
});
