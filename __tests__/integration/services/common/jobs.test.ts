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
  60_000,
);
