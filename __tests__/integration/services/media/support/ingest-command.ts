/** `npm run ingest` and `npm run content` as they are built, over a library of their own. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFile } from '@/__tests__/support/media/files';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { buildCommands } from '@/__tests__/support/processes/build-commands';
import { runCommand } from '@/__tests__/support/processes/run-command';

/** A database that is not there. */
export const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

export const refusal = (words: string) => ({ code: 1, said: expect.stringContaining(words) });

/** The commands, a database with the content model, a folder with a sound in it, and one beside it with a film. */
export async function openCommands() {
  const database = await testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'ingest-command-'));
  for (const name of ['data', 'others', 'recordings']) mkdirSync(path.join(folder, name));
  const built = path.resolve('.cache', `commands-under-test-${process.pid}`);
  await buildCommands(path.join(built, 'dist', 'services'), 'content', 'media');
  const commands = {
    folder,
    sound: makeFile('sound-only.wav', folder),
    film: makeFile('silent.mp4', path.join(folder, 'others')),
    databaseUrl: database.url,
    /** What the commands are given as their database. */
    given: database.url,
    run: (command: 'content' | 'media', ...args: string[]) =>
      runCommand(path.join(built, 'dist', 'services', `${command}-command.mjs`), args, {
        cwd: built,
        env: {
          ...process.env,
          DATABASE_URL: commands.given,
          DATA_DIR: path.join(folder, 'data'),
          MEDIA_ROOT: path.join(folder, 'recordings'),
        },
      }),
    ingest: (file: string, title: string, ...more: string[]) =>
      commands.run('media', file, '--new', 'production', '--title', title, '--preset', 'ultrafast', ...more),
    close: async () => {
      rmSync(built, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
  expect(await commands.run('content', 'model')).toMatchObject({ code: 0 });
  return commands;
}
