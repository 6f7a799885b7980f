/** @jest-environment node */
/** `npm run ingest -- FILE --new …`: the command as it is built, over a library of its own. */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFile } from '@/__tests__/support/media/files';
import { testDatabase, type TestDatabase } from '@/__tests__/support/postgres';
import { runCommand } from '@/__tests__/support/run-command';
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

const run = (command: 'content' | 'media', ...args: string[]) =>
  runCommand(path.join(built, 'dist', 'services', `${command}-command.mjs`), args, {
    cwd: built,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), MEDIA_ROOT: path.join(folder, 'recordings') },
  }); // prettier-ignore
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

  it('is not made a second time by the same command once its page is called otherwise', async () => {
    const file = makeFile('sound-only.wav', folder);
    const set = async (name: string, entry: object) => {
      const change = path.join(folder, `${name}.json`);
      writeFileSync(change, JSON.stringify({ entries: [{ contentType: 'production', ...entry }] }));
      expect(await run('content', 'set', change)).toMatchObject({ code: 0 });
    };
    const fields = { name: 'Macbeth', slug: 'macbeth', subType: 'Production' };
    await set('scottish', { id: 'the-scottish-play', create: true, fields });
    const first = await run('media', file, '--entry', 'production/macbeth', '--title', 'Macbeth', '--preset', 'ultrafast'); // prettier-ignore
    expect(first).toMatchObject({ code: 0 });
    expect(await ingest(file, 'Macbeth')).toMatchObject({ code: 0 });
    await set('scottish-renamed', { id: 'the-scottish-play', fields: { slug: 'the-scottish-play' } });
    const words = 'production/macbeth is called otherwise now: the entry the-scottish-play shows the recording rec-macbeth'; // prettier-ignore
    expect(await ingest(file, 'Macbeth')).toMatchObject(refusal(words));
    expect(await ingest(file, 'Macbeth', '--dry-run')).toMatchObject(refusal(words));
    expect(await run('content', 'find', 'production', 'slug', '"macbeth"')).toEqual({ code: 0, said: '' });
    // Its slug can be another entry's by now.
    await set('scottish-other', { id: 'another-macbeth', create: true, fields });
    expect(await ingest(file, 'Macbeth')).toMatchObject(
      refusal('exists and shows another recording, or none: the entry the-scottish-play shows'),
    );
    // As the message says.
    expect(await run('media', file, '--entry', 'production/the-scottish-play', '--title', 'Macbeth', '--replace', '--preset', 'ultrafast')).toMatchObject({ code: 0 }); // prettier-ignore
  });

  it('needs no database with --no-publish, and with --dry-run says what it could not ask', async () => {
    const file = makeFile('sound-only.wav', folder);
    url = NOWHERE;
    expect(await ingest(file, 'Storm')).toMatchObject(refusal('the database at 127.0.0.1:1 cannot be used'));
    const rehearsed = await ingest(file, 'Storm', '--dry-run');
    expect(rehearsed).toMatchObject({ code: 0, said: expect.stringMatching(/not known whether production\/storm is new: .*127\.0\.0\.1:1/) }); // prettier-ignore
    const unnamed = 'rec-storm: its spoken language is unknown: name it with --language';
    expect(rehearsed.said).toContain(unnamed);
    const named = await ingest(file, 'Storm', '--dry-run', '--language', 'cy');
    expect(named.said).not.toContain('language');
    expect(await ingest(file, 'Storm', '--no-publish')).toMatchObject({
      code: 0,
      said: expect.stringContaining(unnamed),
    });
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

  it('tells what is wrong with the files before anything is made, with and without --dry-run', async () => {
    const file = makeFile('sound-only.wav', folder);
    const named = (name: string, bytes: string | Buffer) => {
      writeFileSync(path.join(folder, name), bytes);
      return path.join(folder, name);
    };
    const latin = named('latin.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nDéjà\n', 'latin1'));
    const bad = named('bad.vtt', 'WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n');
    const none = path.join(folder, 'none.vtt');
    const table = named('latin.csv', Buffer.from('file,title\nsound-only.wav,Déjà\n', 'latin1'));
    url = NOWHERE;
    const faults: [string[], string][] = [
      [['--captions', `fr=${latin}`], `${file}: ${latin}: The text is not in UTF-8: save it as UTF-8\n`],
      [['--chapters', latin], `${file}: ${latin}: The text is not in UTF-8: save it as UTF-8\n`],
      [['--captions', `en=${bad}`], `${file}: ${bad}: A text ends before it begins, at second 5\n`],
      [['--captions', `en=${none}`], `${file}: ${none}: there is no such file\n`],
    ];
    const film = makeFile('silent.mp4', path.join(folder, 'others'));
    const late = await run('media', film, '--no-publish', '--poster', '99:00', '--dry-run');
    expect(late).toEqual({ code: 1, said: expect.stringMatching(/: --poster is at second 5940, and the recording is \d+ s long\n$/) }); // prettier-ignore
    for (const [options, said] of faults)
      expect(await run('media', file, '--no-publish', ...options, '--dry-run')).toEqual({ code: 1, said });
    const [first] = faults;
    expect(await run('media', file, '--no-publish', ...(first?.[0] ?? []))).toEqual({ code: 1, said: first?.[1] }); // prettier-ignore
    expect(await run('media', '/nowhere.mp4', '--no-publish')).toEqual({ code: 1, said: '/nowhere.mp4: there is no such file\n' }); // prettier-ignore
    expect(await run('media', '--table', table, '--dry-run')).toEqual({ code: 66, said: `${table}: it is not in UTF-8: save it as UTF-8\n` }); // prettier-ignore
  });

  it('tells what the library would not take before anything is made, with and without --dry-run', async () => {
    const file = makeFile('sound-only.wav', folder);
    const faults: [string[], string][] = [
      [['--entry', 'prodution/hamlet'], 'there is no content type prodution'],
      [['--entry', 'nosuchplay'], 'production nosuchplay: does not exist'],
      [['--new', 'intervew', '--title', 'A talk'], 'there is no content type intervew'],
      [['--new', 'segment', '--title', 'A part'], 'startTimestampInSeconds'],
    ];
    for (const [options, words] of faults) {
      const { code, said } = await run('media', file, ...options, '--dry-run');
      expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining(words)]]);
    }
    const refused = await run('media', file, '--entry', 'nosuchplay', '--preset', 'ultrafast');
    expect(refused).toEqual({ code: 1, said: `${file}: The library would not take it: library: production nosuchplay: does not exist\n` }); // prettier-ignore
    expect(existsSync(path.join(folder, 'recordings', 'rec-nosuchplay'))).toBe(false);
  });

  it('is made where the library cannot be asked beforehand, with a warning', async () => {
    url = NOWHERE;
    const made = await run('media', path.join(folder, 'sound-only.wav'), '--entry', 'timon', '--preset', 'ultrafast'); // prettier-ignore
    expect(made).toMatchObject(refusal('it is not known whether production/timon is there'));
    expect(made).toMatchObject(refusal('The recording lies whole, and could not be published'));
    expect(existsSync(path.join(folder, 'recordings', 'rec-timon'))).toBe(true);
  });

  it('rehearses a table whose rows depend on earlier ones', async () => {
    makeFile('sound-only.wav', folder);
    const table = path.join(folder, 'season.csv');
    const rows = ['sound-only.wav,rec-p-bsl,,,,', 'sound-only.wav,rec-p,production,Pericles,,bfi=rec-p-bsl', 'sound-only.wav,rec-p-talk,,,production/pericles,']; // prettier-ignore
    writeFileSync(table, `file,asset,new,title,entry,signed\n${rows.join('\n')}\n`);
    expect(await run('media', '--table', table, '--dry-run')).toMatchObject({ code: 0 });
  });

  it('makes nothing again where the poster is gone since, and has none to choose for sound', async () => {
    const file = makeFile('sound-only.wav', folder);
    const poster = path.join(folder, 'poster.svg');
    writeFileSync(poster, '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const make = (...more: string[]) => run('media', file, '--no-publish', '--preset', 'ultrafast', ...more);
    expect(await make('--asset', 'rec-poster', '--poster', poster)).toMatchObject({ code: 0 });
    rmSync(poster);
    expect(await make('--asset', 'rec-poster', '--poster', poster)).toMatchObject({ code: 0 });
    expect(await make('--asset', 'rec-poster-2', '--poster', poster)).toMatchObject(
      refusal('there is no such file'),
    );
    expect(await make('--asset', 'rec-late', '--poster', '99:00')).toMatchObject({ code: 0 });
  });

  it('says how it is used without a database or a setting', async () => {
    url = 'no address';
    expect(await run('media', '--help')).toEqual({ code: 0, said: expect.stringMatching(/^usage: ingest/) });
  });

  it('finds files beside its table, and keeps name and other features of what it replaces', async () => {
    const file = makeFile('sound-only.wav', folder);
    makeFile('silent.mp4', path.join(folder, 'others'));
    const table = path.join(folder, 'others', 'table.csv');
    writeFileSync(table, 'file,asset,preset\nsilent.mp4,rec-talk,ultrafast\n');
    const first = await run('media', file, '--asset', 'rec-talk', '--title', 'Tech talk', '--described-sound', `en=${file}`); // prettier-ignore
    expect(first).toMatchObject({ code: 0 });
    const media = async (value: object) => (await run('content', 'find', 'media', ...Object.entries(value).flatMap(([name, one]) => [name, JSON.stringify(one)]))).said.trim(); // prettier-ignore
    expect(await media({ accessFeatures: ['Audio description'] })).toBe('media-rec-talk');
    const change = path.join(folder, 'features.json');
    writeFileSync(change, JSON.stringify({ entries: [{ contentType: 'media', id: 'media-rec-talk', fields: {}, lists: { accessFeatures: { add: ['British Sign Language'] } } }] })); // prettier-ignore
    expect(await run('content', 'set', change)).toMatchObject({ code: 0 });
    expect(await run('media', '--table', table)).toMatchObject({ code: 0 });
    expect(await media({ accessFeatures: ['British Sign Language'] })).toBe('media-rec-talk');
    expect(await media({ name: 'Tech talk' })).toBe('media-rec-talk');
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
