/** @jest-environment node */
/** Writes that arrive many times at once, as from an impatient hand or a browser that tries again. */
import { post, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

describe('50 parallel identical writes over REST', () => {
  const hasty = { token: 'hasty' };
  /** Tries of one write: a machine under load may take longer than a person is let wait (503), and a browser tries again. */
  const TRIES = 5;
  const send = async (path: string, body: object, left = TRIES): ReturnType<typeof post> => {
    const answer = await post(product, path, body, hasty);
    return answer.status === 503 && left > 1 ? send(path, body, left - 1) : answer;
  };
  const fifty = async (path: string, body: object) =>
    Promise.all(Array.from({ length: 50 }, () => send(path, body)));
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

describe('where there is room for one more key', () => {
  const person = { token: 'nearly' };
  const notify = (key: string) =>
    post(
      product,
      '/api/users/nearly/notifications',
      { notifications: [{ key, dismissalCounter: 1, nextDisplayTimestamp: 1 }] },
      person,
    );
  const graphql = async (query: string) => {
    const { body } = await post(product, '/graphql', { query: `mutation { ${query} }` }, person);
    return {
      status: body.errors === undefined ? 200 : body.errors[0].extensions.code === 'CONFLICT' ? 409 : 0,
    };
  };
  const visit = (key: string) => graphql(`setUserLinkVisited(key: "${key}") { key }`);
  const set = (key: string) =>
    graphql(`setUserSetting(userId: "nearly", key: "${key}", value: "v") { settings { key } }`);

  it.each([
    ['user_notification', 100, 'key, dismissal_counter', `'k' || n, 1`, notify],
    ['user_link', 200, 'key', `'k' || n`, visit],
    ['user_setting', 200, 'key, value', `'k' || n, ''`, set],
  ] as const)('of several at once in %s one is written', async (table, most, columns, values, write) => {
    await product.database.pool.query(
      `insert into product.${table} (user_id, ${columns}) select 'nearly', ${values} from generate_series(1, ${most - 1}) n`,
    );
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => write(`new-${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    // A key that is there may still change.
    expect((await write('k1')).status).toBe(200);
  });
});
