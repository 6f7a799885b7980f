/** Background jobs whose database goes away while they work. */
import pino from 'pino';
import { type DatabaseWay, wayTo } from '@/__tests__/support/processes/database-way';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';
import { openDatabase } from '@/services/common/database/database';
import { addJob, prepareJobs, startJobs } from '@/services/common/jobs/jobs';

const SCHEMA = 'jobs';

let database: TestDatabase;
let way: DatabaseWay;
beforeAll(async () => {
  database = await testDatabase();
  await prepareJobs(database.url, SCHEMA);
  way = await wayTo(database.url);
});
afterAll(async () => {
  await way.close();
  await database.drop();
});

it.each(['ends well', 'fails'])(
  'a job that %s while the database is away ends no process, and later jobs are done',
  async (how) => {
    // graphile-worker writes there itself that it has no database.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const done: string[] = [];
    const { db, close } = openDatabase(database.url, SCHEMA, 1);
    const add = (task: string) => addJob(db, SCHEMA, { task, payload: {}, key: `${task} ${how}` });
    const until = async (task: string) => {
      for (let tries = 0; !done.includes(task) && tries < 150; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(done).toContain(task);
    };
    const jobs = await startJobs({
      databaseUrl: way.url,
      schema: SCHEMA,
      concurrency: 1,
      tasks: {
        losing: () => {
          way.leave();
          done.push('losing');
          if (how === 'fails') throw new Error('no database');
        },
        later: () => void done.push('later'),
      },
      stalled: { what: 'jobs', restart: async () => 0, everyMs: 60_000 },
      log: pino({ level: 'silent' }),
    });
    await add('losing');
    await until('losing');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    way.comeBack();
    await add('later');
    await until('later');
    await jobs.stop();
    await close();
  },
);

it('stalled work is looked for by one at a time, and stopping waits for it: its database is closed next', async () => {
  let [atOnce, most, ended] = [0, 0, 0];
  const restart = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 50));
    atOnce -= 1;
    ended += 1;
    return 0;
  };
  const jobs = await startJobs({
    databaseUrl: database.url,
    schema: SCHEMA,
    concurrency: 1,
    tasks: {},
    stalled: { what: 'jobs', restart, everyMs: 10 },
    log: pino({ level: 'silent' }),
  });
  while (ended < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await jobs.stop();
  expect([atOnce, most]).toEqual([0, 1]);
});

it('why a job has failed is in the log as an error', async () => {
  const cause = new Error('no answer');
  const log = { ...pino({ level: 'silent' }), error: jest.fn() } as unknown as pino.Logger & {
    error: jest.Mock;
  };
  const { db, close } = openDatabase(database.url, SCHEMA, 1);
  const jobs = await startJobs({
    databaseUrl: database.url,
    schema: SCHEMA,
    concurrency: 1,
    tasks: {
      failing: () => {
        throw new Error('not done', { cause });
      },
    },
    stalled: { what: 'jobs', restart: async () => 0, everyMs: 60_000 },
    log,
  });
  await addJob(db, SCHEMA, { task: 'failing', payload: {}, key: 'failing' });
  while (log.error.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await jobs.stop();
  await close();
  expect(log.error.mock.calls[0]?.[0].err.cause).toBe(cause);
});
