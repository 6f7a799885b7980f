/** @jest-environment node */
/** The command behind `npm run keys`, as it is built. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildCommands } from '@/__tests__/support/processes/build-commands';
import { runCommand } from '@/__tests__/support/processes/run-command';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';

const USAGE = 'usage: identity-command list | rotate | note NAME\n';

let database: TestDatabase;
/** Below the project, where node finds the packages. */
const built = path.resolve('.cache', `identity-under-test-${process.pid}`);

const command = (url: string, ...args: string[]) =>
  runCommand(path.join(built, 'identity-command.mjs'), args, {
    cwd: built,
    env: { ...process.env, DATABASE_URL: url },
  });

beforeAll(async () => {
  database = await testDatabase();
  await buildCommands(built, 'identity');
});
afterAll(async () => {
  rmSync(built, { recursive: true, force: true });
  await database.drop();
});

it('tells its usage without a database', async () => {
  expect(await command('', '--help')).toEqual({ code: 0, said: USAGE });
  for (const wrong of [[], ['lst'], ['note']])
    expect(await command('', ...wrong)).toEqual({ code: 64, said: USAGE });
});

it('lists the keys, and replaces the one in use', async () => {
  expect(await command(database.url, 'rotate')).toEqual({ code: 0, said: '' });
  expect(await command(database.url, 'rotate')).toEqual({ code: 0, said: '' });
  expect(await command(database.url, 'note', 'session')).toEqual({ code: 0, said: '' });
  const { code, said } = await command(database.url, 'list');
  expect(code).toBe(0);
  expect(said).toMatch(/^signing {3}\S{8} {2}retired /m);
  expect(said).toMatch(/^signing {3}\S{8} {2}in use since /m);
});
