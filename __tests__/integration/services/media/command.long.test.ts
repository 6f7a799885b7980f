/** @jest-environment node */
/** As `command.test.ts`: pages that are called otherwise since, and what is made when something cannot be asked or is gone. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { openDatabase } from '@/services/common/database/database';
import { MEDIA_SCHEMA } from '@/services/media/queue/tables';
import { NOWHERE, openCommands, refusal } from './support/ingest-command';
import { suite } from './support/suite';

let commands: Awaited<ReturnType<typeof openCommands>>;

suite('a page from the command line, afterwards', () => {
  beforeAll(async () => {
    commands = await openCommands();
  });
  beforeEach(() => {
    commands.given = commands.databaseUrl;
  });
  afterAll(() => commands.close());

  it('is made again where its recording is there and no page shows it; a page that is called otherwise now keeps its own', async () => {
    const { folder, sound: file } = commands;
    const other = commands.film;
    expect(await commands.ingest(file, 'Othello', '--no-publish')).toMatchObject({ code: 0 });
    expect(await commands.ingest(other, 'Othello')).toMatchObject({ code: 0 });
    const change = path.join(folder, 'renamed.json');
    writeFileSync(
      change,
      JSON.stringify({
        entries: [{ contentType: 'production', slug: 'othello', fields: { slug: 'othello-2016' } }],
      }),
    );
    expect(await commands.run('content', 'set', change)).toMatchObject({ code: 0 });
    expect(await commands.run('content', 'find', 'production', 'slug', '"othello"')).toEqual({
      code: 0,
      said: '',
    });
    expect(await commands.ingest(file, 'Othello')).toMatchObject(
      refusal('has the recording rec-othello already'),
    );
  });

  it('is not made a second time by the same command once its page is called otherwise', async () => {
    const { folder, sound: file } = commands;
    const set = async (name: string, entry: object) => {
      const change = path.join(folder, `${name}.json`);
      writeFileSync(change, JSON.stringify({ entries: [{ contentType: 'production', ...entry }] }));
      expect(await commands.run('content', 'set', change)).toMatchObject({ code: 0 });
    };
    const fields = { name: 'Macbeth', slug: 'macbeth', subType: 'Production' };
    await set('scottish', { id: 'the-scottish-play', create: true, fields });
    const first = await commands.run('media', file, '--entry', 'production/macbeth', '--title', 'Macbeth', '--preset', 'ultrafast'); // prettier-ignore
    expect(first).toMatchObject({ code: 0 });
    expect(await commands.ingest(file, 'Macbeth')).toMatchObject({ code: 0 });
    await set('scottish-renamed', { id: 'the-scottish-play', fields: { slug: 'the-scottish-play' } });
    const words =
      'production/macbeth is called otherwise now: the entry the-scottish-play shows the recording rec-macbeth';
    expect(await commands.ingest(file, 'Macbeth')).toMatchObject(refusal(words));
    expect(await commands.ingest(file, 'Macbeth', '--dry-run')).toMatchObject(refusal(words));
    expect(await commands.run('content', 'find', 'production', 'slug', '"macbeth"')).toEqual({
      code: 0,
      said: '',
    });
    // Its slug can be another entry's by now.
    await set('scottish-other', { id: 'another-macbeth', create: true, fields });
    expect(await commands.ingest(file, 'Macbeth')).toMatchObject(
      refusal('exists and shows another recording, or none: the entry the-scottish-play shows'),
    );
    // As the message says.
    expect(await commands.run('media', file, '--entry', 'production/the-scottish-play', '--title', 'Macbeth', '--replace', '--preset', 'ultrafast')).toMatchObject({ code: 0 }); // prettier-ignore
  });

  it('changes no database with --dry-run', async () => {
    const fresh = await testDatabase();
    commands.given = fresh.url;
    const rehearsed = await commands.ingest(commands.sound, 'Tempest', '--dry-run');
    expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('not known whether') });
    const { pool, close } = openDatabase(fresh.url, MEDIA_SCHEMA, 1);
    const { rows } = await pool.query(
      "select nspname from pg_namespace where nspname in ('media', 'content', 'audit')",
    );
    await close();
    await fresh.drop();
    expect(rows).toEqual([]);
  });

  it('is made where the library cannot be asked beforehand, with a warning', async () => {
    commands.given = NOWHERE;
    const made = await commands.run('media', commands.sound, '--entry', 'timon', '--preset', 'ultrafast');
    expect(made).toMatchObject(refusal('it is not known whether production/timon is there'));
    expect(made).toMatchObject(refusal('The recording lies whole, and could not be published'));
    expect(existsSync(path.join(commands.folder, 'recordings', 'rec-timon'))).toBe(true);
  });

  it('makes nothing again where the poster is gone since, and has none to choose for sound', async () => {
    const { folder, sound: file } = commands;
    const poster = path.join(folder, 'poster.svg');
    writeFileSync(poster, '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const make = (...more: string[]) =>
      commands.run('media', file, '--no-publish', '--preset', 'ultrafast', ...more);
    expect(await make('--asset', 'rec-poster', '--poster', poster)).toMatchObject({ code: 0 });
    rmSync(poster);
    expect(await make('--asset', 'rec-poster', '--poster', poster)).toMatchObject({ code: 0 });
    expect(await make('--asset', 'rec-poster-2', '--poster', poster)).toMatchObject(
      refusal('there is no such file'),
    );
    expect(await make('--asset', 'rec-late', '--poster', '99:00')).toMatchObject({ code: 0 });
  });

  it('finds files beside its table, and keeps name and other features of what it replaces', async () => {
    const { folder, sound: file } = commands;
    const table = path.join(folder, 'others', 'table.csv');
    writeFileSync(table, 'file,asset,preset\nsilent.mp4,rec-talk,ultrafast\n');
    const first = await commands.run('media', file, '--asset', 'rec-talk', '--title', 'Tech talk', '--described-sound', `en=${file}`); // prettier-ignore
    expect(first).toMatchObject({ code: 0 });
    const media = async (value: object) => (await commands.run('content', 'find', 'media', ...Object.entries(value).flatMap(([name, one]) => [name, JSON.stringify(one)]))).said.trim(); // prettier-ignore
    expect(await media({ accessFeatures: ['Audio description'] })).toBe('media-rec-talk');
    const change = path.join(folder, 'features.json');
    writeFileSync(change, JSON.stringify({ entries: [{ contentType: 'media', id: 'media-rec-talk', fields: {}, lists: { accessFeatures: { add: ['British Sign Language'] } } }] })); // prettier-ignore
    expect(await commands.run('content', 'set', change)).toMatchObject({ code: 0 });
    expect(await commands.run('media', '--table', table)).toMatchObject({ code: 0 });
    expect(await media({ accessFeatures: ['British Sign Language'] })).toBe('media-rec-talk');
    expect(await media({ name: 'Tech talk' })).toBe('media-rec-talk');
  });
});
