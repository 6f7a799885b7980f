/** What operators of the whole library do. @jest-environment node */
import { sql } from 'kysely';
import { readAudit } from '@/services/common/audit/read';
import { addJob } from '@/services/common/jobs/jobs';
import { JOBS_SCHEMA } from '@/services/product/certificates/store';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const root = { token: 'root' };
const BASE = '/api/admin/operator';
const read = async (path: string) => (await get(running.product, `${BASE}/${path}`, root)).body;
const send = (path: string, body: object, who: object = root) =>
  post(running.product, `${BASE}/${path}`, body, who);

it('whoever is no operator is told that it is for operators', async () => {
  const { status, body } = await get(running.product, `${BASE}/jobs`, { token: 'teacher' });
  expect([status, body.error.message]).toEqual([403, 'This is for operators of the library']);
});

describe('organisations', () => {
  it('are found by a part of the name or id, by name, with what their company has', async () => {
    const { organisations, total } = await read('organisations');
    expect([total, organisations.map(({ id }: { id: string }) => id)]).toEqual([
      2,
      ['other-school', 'school'],
    ]);
    expect((await read('organisations?q=OTHER')).organisations).toEqual([
      { id: 'other-school', name: 'other-school', company: 'The Company', until: null, people: 1 },
    ]);
    const users = () => running.db.updateTable('users').where('id', '=', 'root');
    await users().set({ organisation_id: 'other-school' }).execute();
    // As many as its page of people lists, which leaves operators out.
    const { total: listed } = (
      await get(running.product, '/api/admin/organisations/other-school/people', root)
    ).body;
    expect((await read('organisations?q=OTHER')).organisations[0].people).toBe(listed);
    await users().set({ organisation_id: null }).execute();
    expect((await read('organisations?q=%25')).total).toBe(0);
    expect((await read('organisations?offset=1')).organisations).toHaveLength(1);
  });
});

describe('subscriptions', () => {
  const PATH = 'organisations/school/subscriptions';
  const trial = { id: 'new-1', type: 'trial', startDate: '2026-01-01', endDate: '2026-01-31' };
  const lines = async () =>
    (await readAudit(running.db, { organisationId: 'school', limit: 50 })).entries.filter(
      ({ details }) => details.what === 'subscriptions',
    );

  it('are the company’s: set for one organisation they hold for all of it; sent twice they are set once', async () => {
    const { version, company } = await read(PATH);
    expect(company).toEqual({ id: 'c', name: 'The Company', organisations: 2 });
    const set = await send(PATH, { version, periods: [trial] });
    expect([set.status, set.body.periods]).toEqual([200, [trial]]);
    expect((await send(PATH, { version, periods: [trial] })).status).toBe(200);
    expect(await lines()).toHaveLength(1);
    expect((await read('organisations/other-school/subscriptions')).periods).toEqual([trial]);
    expect((await read('organisations?q=school')).organisations[0].until).toBe('2026-01-31');
  });

  it('a trial becomes full, keeps what else is stored of it, and is not set over somebody else’s change', async () => {
    const { version } = await read(PATH);
    await running.db.updateTable('subscriptions').set({ request_feedback: true }).execute();
    const full = { ...trial, type: 'full', endDate: '2026-12-31' };
    expect((await send(PATH, { version, periods: [full] })).body.periods).toEqual([full]);
    expect((await send('organisations/other-school/subscriptions', { version, periods: [] })).status).toBe(
      409,
    );
    const rows = await running.db.selectFrom('subscriptions').select(['id', 'request_feedback']).execute();
    expect(rows).toEqual([{ id: 'new-1', request_feedback: true }]);
    expect((await lines())[0]?.details).toMatchObject({
      now: 'full until 2026-12-31',
      before: 'trial until 2026-01-31',
    });
  });

  it('of two who change at once, by two organisations of the company, one is told that the other was first', async () => {
    const { version } = await read(PATH);
    const wish = (id: string) => ({ version, periods: [{ ...trial, id }] });
    const both = await Promise.all([
      send(PATH, wish('first')),
      send('organisations/other-school/subscriptions', wish('second')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  const wrong: [string, object][] = [
    ['the last day before the first', { ...trial, endDate: '2025-12-31' }],
    ['a day that is none', { ...trial, startDate: '2026-02-30' }],
    ['another kind', { ...trial, type: 'gift' }],
    ['another company', { ...trial, companyId: 'other' }],
    ['no id', { ...trial, id: '' }],
  ];
  it.each(wrong)('with %s are refused', async (_name, period) => {
    const { version } = await read(PATH);
    expect((await send(PATH, { version, periods: [period] })).status).toBe(400);
  });
  it('given twice, or another company’s, are refused', async () => {
    const { version } = await read(PATH);
    expect((await send(PATH, { version, periods: [trial, trial] })).status).toBe(400);
    await running.db.insertInto('companies').values({ id: 'd', name: 'Other' }).execute();
    await running.db
      .insertInto('subscriptions')
      .values({
        id: 'theirs',
        company_id: 'd',
        type: 'full',
        start_date: '2026-01-01',
        end_date: '2026-12-31',
      })
      .execute();
    expect((await send(PATH, { version, periods: [{ ...trial, id: 'theirs' }] })).status).toBe(409);
    expect((await send('organisations/nowhere/subscriptions', { version, periods: [] })).status).toBe(404);
  });
});

describe('background work', () => {
  const db = () => running.product.database.db;
  const give = async (attempts: number) => {
    await addJob(db(), JOBS_SCHEMA, { task: 'certificate', payload: {}, key: `k${attempts}` });
    await sql`update product_jobs._private_jobs set attempts = ${attempts}, last_error = 'The store of files is away'
      where key = ${`k${attempts}`}`.execute(db());
  };

  it('that was given up comes first, and is done once more, with a line of who asked for it', async () => {
    await give(0);
    await give(5);
    const { jobs, total } = await read('jobs');
    expect(total).toBe(2);
    expect(jobs[0]).toMatchObject({ state: 'given-up', attempts: 5, error: 'The store of files is away' });
    expect(jobs[1].state).toBe('waiting');
    expect((await send(`jobs/${jobs[0].id}/retry`, {})).body).toEqual({ retried: true });
    expect((await read('jobs')).jobs.map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'waiting',
    ]);
    expect((await send('jobs/999999/retry', {})).body).toEqual({ retried: false });
    const { rows } = await sql<{ actor: string; subject: string }>`
      select actor, subject from audit.event where action = 'job_retried'`.execute(db());
    expect(rows).toEqual([{ actor: 'root', subject: `job:${jobs[0].id}` }]);
  });

  it('is not given up while its last attempt runs, in the list and in the figures alike', async () => {
    const figures = async () => {
      const { body } = await running.product.app.inject({ url: '/metrics' });
      return [...body.matchAll(/^product_jobs\{state="(\w+)".*\} (\d+)$/gm)].map(([, ...figure]) => figure);
    };
    await give(5);
    expect(await figures()).toContainEqual(['given_up', '1']);
    await sql`update product_jobs._private_jobs set locked_at = now() where attempts = 5`.execute(db());
    expect(await figures()).toEqual([
      ['waiting', '1'],
      ['running', '1'],
      ['given_up', '0'],
    ]);
    expect((await read('jobs')).jobs.map(({ state }: { state: string }) => state)).toContain('working');
    await sql`delete from product_jobs._private_jobs where attempts = 5`.execute(db());
  });

  it('is not begun again, and no entry taken back or planned to be, by somebody whose right was taken away a moment ago', async () => {
    running.product.customers.people.set('root', {});
    const { status } = await send('jobs/1/retry', {});
    expect(status).toBe(403);
    expect((await send('entries/lear', { version: '1', published: false })).status).toBe(403);
    expect((await get(running.product, `${BASE}/entries/lear/draft`, root)).status).toBe(403);
    expect((await send('entries/lear/plan', { version: '1', plan: null })).status).toBe(403);
  });
});
