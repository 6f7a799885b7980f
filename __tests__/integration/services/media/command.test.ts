/** @jest-environment node */
/** `npm run ingest -- FILE --new …`: the command as it is built, over a library of its own. */
import { build } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFile } from '@/__tests__/support/media/files';
import { testDatabase, type TestDatabase } from '@/__tests__/support/postgres';
import { migrate, openDatabase } from '@/services/common/database';
import { prepareJobs } from '@/services/common/jobs';
import { wishOf } from '@/services/media/ingest/wish';
import { askForRecording, JOBS_SCHEMA } from '@/services/media/queue/store';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from '@/services/media/queue/tables';

const suite = spawnSync('ffmpeg', ['-version']).status === 0 ? describe : describe.skip;
jest.setTimeout(120_000);

let database: TestDatabase;
let folder: string;
/** Below the project, where node finds the packages. */
const built = path.resolve('.cache', `commands-under-test-${process.pid}`);

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';
/** What the command is given as its database. */
let url: string;

async function run(command: 'content' | 'media', ...args: string[]) {
  const program = path.join(built, 'dist', 'services', `${command}-command.mjs`);
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), MEDIA_ROOT: path.join(folder, 'recordings') }; // prettier-ignore
  const child = spawn(process.execPath, [program, ...args], {
    cwd: built,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}
const ingest = (file: string, title: string, ...more: string[]) =>
  run('media', file, '--new', 'production', '--title', title, '--preset', 'ultrafast', ...more);
const refusal = (words: string) => ({ code: 1, said: expect.stringContaining(words) });

suite('a new page from the command line', () => {
  beforeAll(async () => {
    database = await testDatabase();
    url = database.url;
    folder = mkdtempSync(path.join(tmpdir(), 'ingest-command-'));
    for (const name of ['data', 'others', 'recordings']) mkdirSync(path.join(folder, name));
    await build({
      entryPoints: ['content', 'media'].map((name) => ({ in: `services/${name}/command.ts`, out: `${name}-command` })),
      outdir: path.join(built, 'dist', 'services'), outExtension: { '.js': '.mjs' }, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external',
      alias: { '@': path.resolve('.') }, loader: { '.json': 'json' }, logLevel: 'error',
    }); // prettier-ignore
    expect(await run('content', 'model')).toMatchObject({ code: 0 });
  });
  beforeEach(() => {
    url = database.url;
  });
  afterAll(async () => {
    rmSync(built, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });
  const facts = () => readFileSync(path.join(folder, 'recordings', 'rec-hamlet', 'facts.json'), 'utf8');

  it('is made once: again of the same file is no fault, and another’s of its title replaces nothing', async () => {
    const file = makeFile('sound-only.wav', folder);
    const other = makeFile('silent.mp4', path.join(folder, 'others'));
    expect(await ingest(file, 'Hamlet')).toMatchObject({ code: 0 });
    expect(await ingest(file, 'Hamlet')).toMatchObject({ code: 0 });
    const before = facts();
    const words = 'production/hamlet has the recording rec-hamlet already: say --entry production/hamlet if it is that one, or give another --title'; // prettier-ignore
    expect(await ingest(other, 'Hamlet!')).toMatchObject(refusal(words));
    expect(await ingest(other, 'Hamlet', '--dry-run', '--asset', 'rec-other')).toMatchObject(refusal(words));
    expect(facts()).toBe(before);

    // The page alone is there: what it shows is another server's, or nothing.
    rmSync(path.join(folder, 'recordings', 'rec-hamlet'), { recursive: true });
    expect(await run('content', 'unpublish', 'production-hamlet')).toMatchObject({ code: 0 });
    expect(await ingest(file, 'Hamlet')).toMatchObject(refusal('production/hamlet exists already'));
  });

  it('is made again where its recording is there and no page shows it; a page that is called otherwise now keeps its own', async () => {
    const file = makeFile('sound-only.wav', folder);
    const other = makeFile('silent.mp4', path.join(folder, 'others'));
    expect(await ingest(file, 'Othello', '--no-publish')).toMatchObject({ code: 0 });
    expect(await ingest(other, 'Othello')).toMatchObject({ code: 0 });
    const change = path.join(folder, 'renamed.json');
    writeFileSync(change, JSON.stringify({ entries: [{ contentType: 'production', slug: 'othello', fields: { slug: 'othello-2016' } }] })); // prettier-ignore
    expect(await run('content', 'set', change)).toMatchObject({ code: 0 });
    expect(await run('content', 'find', 'production', 'slug', '"othello"')).toEqual({ code: 0, said: '' });
    expect(await ingest(file, 'Othello')).toMatchObject(refusal('has the recording rec-othello already'));
  });

  it('needs no database with --no-publish, and with --dry-run says what it could not ask', async () => {
    const file = makeFile('sound-only.wav', folder);
    url = NOWHERE;
    expect(await ingest(file, 'Storm')).toMatchObject(refusal('the database at 127.0.0.1:1 cannot be used'));
    const rehearsed = await ingest(file, 'Storm', '--dry-run');
    expect(rehearsed).toMatchObject({ code: 0, said: expect.stringMatching(/not known whether production\/storm is new: .*127\.0\.0\.1:1/) }); // prettier-ignore
    expect(await ingest(file, 'Storm', '--no-publish')).toMatchObject({ code: 0 });
    const other = makeFile('silent.mp4', path.join(folder, 'others'));
    expect(await ingest(other, 'Storm', '--no-publish')).toMatchObject(
      refusal('has the recording rec-storm'),
    );
  });

  it('changes no database with --dry-run', async () => {
    const fresh = await testDatabase();
    url = fresh.url;
    const rehearsed = await ingest(makeFile('sound-only.wav', folder), 'Tempest', '--dry-run');
    expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('not known whether') });
    const { pool, close } = openDatabase(fresh.url, MEDIA_SCHEMA, 1);
    const { rows } = await pool.query(
      "select nspname from pg_namespace where nspname in ('media', 'content', 'audit')",
    );
    await close();
    await fresh.drop();
    expect(rows).toEqual([]);
  });

  it('is refused while an operator’s recording of it is on its way', async () => {
    const media = openDatabase<MediaTables>(database.url, MEDIA_SCHEMA, 1);
    await migrate(media, MEDIA_SCHEMA, mediaMigrations);
    await prepareJobs(database.url, JOBS_SCHEMA);
    const wish = wishOf('lear.mov', { new: 'production', title: 'Lear' });
    await askForRecording(media.db, { wish, askedBy: 'operator' });
    await media.close();
    const file = path.join(folder, 'sound-only.wav');
    expect(await ingest(file, 'Lear')).toMatchObject(
      refusal('A recording of production/lear is being made already'),
    );
  });
});
