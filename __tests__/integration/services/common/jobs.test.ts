/** Background jobs whose database goes away while they work. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pino from 'pino';
import { testDatabase } from '@/__tests__/support/postgres';
import { openDatabase } from '@/services/common/database';
import { addJob, prepareJobs, startJobs, type Jobs } from '@/services/common/jobs';

const SCHEMA = 'jobs';

let isAway = false;
const open = new Set<Socket>();
const proxied: { url: string; close: () => Promise<void> } = { url: '', close: async () => undefined };
let database: Awaited<ReturnType<typeof testDatabase>>;

/** The database is gone for everybody who comes through the proxy, until `isAway` is false again. */
function leave(): void {
  isAway = true;
  for (const socket of open) socket.destroy();
}

beforeAll(async () => {
  database = await testDatabase();
  await prepareJobs(database.url, SCHEMA);
  const real = new URL(database.url);
  const proxy = createServer((front) => {
    if (isAway) return void front.destroy();
    const back = connect(Number(real.port), real.hostname);
    for (const [from, to] of [[front, back], [back, front]] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from) && to.destroy());
    } // prettier-ignore
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(database.url);
  [through.hostname, through.port] = ['127.0.0.1', String((proxy.address() as AddressInfo).port)];
  proxied.url = through.href;
  proxied.close = () => new Promise((resolve) => void proxy.close(() => resolve()));
});
afterAll(async () => {
  await proxied.close();
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
    const jobs: Jobs = await startJobs({
      databaseUrl: proxied.url,
      schema: SCHEMA,
      concurrency: 1,
      tasks: {
        losing: () => {
          leave();
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
    isAway = false;
    await add('later');
    await until('later');
    await jobs.stop();
    await close();
  },
  60_000,
);
