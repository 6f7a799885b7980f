/** @jest-environment node */
/** `npm run ingest -- FILE --new …`: the command as it is built, over a library of its own. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, openDatabase } from '@/services/common/database/database';
import { prepareJobs } from '@/services/common/jobs/jobs';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { queueRecording, JOBS_SCHEMA } from '@/services/media/queue/asking';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from '@/services/media/queue/tables';
import { NOWHERE, openCommands, refusal } from './support/ingest-command';
import { suite } from './support/suite';

let commands: Awaited<ReturnType<typeof openCommands>>;

suite('a new page from the command line', () => {
  beforeAll(async () => {
    commands = await openCommands();
  });
  beforeEach(() => {
    commands.given = commands.databaseUrl;
  });
  afterAll(() => commands.close());

  const facts = () =>
    readFileSync(path.join(commands.folder, 'recordings', 'rec-hamlet', 'facts.json'), 'utf8');

  it('is made once: again of the same file is no fault, and another’s of its title replaces nothing', async () => {
    const { folder, sound: file } = commands;
    const other = commands.film;
    expect(await commands.ingest(file, 'Hamlet')).toMatchObject({ code: 0 });
    expect(await commands.ingest(file, 'Hamlet')).toMatchObject({ code: 0 });
    const before = facts();
    const words =
      'production/hamlet has the recording rec-hamlet already: say --entry production/hamlet if it is that one, or give another --title';
    expect(await commands.ingest(other, 'Hamlet!')).toMatchObject(refusal(words));
    expect(await commands.ingest(other, 'Hamlet', '--dry-run', '--asset', 'rec-other')).toMatchObject(
      refusal(words),
    );
    expect(facts()).toBe(before);

    // The page alone is there: what it shows is another server's, or nothing.
    rmSync(path.join(folder, 'recordings', 'rec-hamlet'), { recursive: true });
    expect(await commands.run('content', 'unpublish', 'production-hamlet')).toMatchObject({ code: 0 });
    expect(await commands.ingest(file, 'Hamlet')).toMatchObject(refusal('production/hamlet exists already'));
  });

  it('needs no database with --no-publish, and with --dry-run says what it could not ask', async () => {
    const { sound: file } = commands;
    commands.given = NOWHERE;
    expect(await commands.ingest(file, 'Storm')).toMatchObject(
      refusal('the database at 127.0.0.1:1 cannot be used'),
    );
    const rehearsed = await commands.ingest(file, 'Storm', '--dry-run');
    expect(rehearsed).toMatchObject({
      code: 0,
      said: expect.stringMatching(/not known whether production\/storm is new: .*127\.0\.0\.1:1/),
    });
    const unnamed = 'rec-storm: its spoken language is unknown: name it with --language';
    expect(rehearsed.said).toContain(unnamed);
    const named = await commands.ingest(file, 'Storm', '--dry-run', '--language', 'cy');
    expect(named.said).not.toContain('language');
    expect(await commands.ingest(file, 'Storm', '--no-publish')).toMatchObject({
      code: 0,
      said: expect.stringContaining(unnamed),
    });
    const other = commands.film;
    expect(await commands.ingest(other, 'Storm', '--no-publish')).toMatchObject(
      refusal('has the recording rec-storm'),
    );
  });

  it('tells what is wrong with the files before anything is made, with and without --dry-run', async () => {
    const { folder, sound: file } = commands;
    const named = (name: string, bytes: string | Buffer) => {
      writeFileSync(path.join(folder, name), bytes);
      return path.join(folder, name);
    };
    const latin = named('latin.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nDéjà\n', 'latin1'));
    const bad = named('bad.vtt', 'WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n');
    const none = path.join(folder, 'none.vtt');
    const table = named('latin.csv', Buffer.from('file,title\nsound-only.wav,Déjà\n', 'latin1'));
    commands.given = NOWHERE;
    const faults: [string[], string][] = [
      [['--captions', `fr=${latin}`], `${file}: ${latin}: The text is not in UTF-8: save it as UTF-8\n`],
      [['--chapters', latin], `${file}: ${latin}: The text is not in UTF-8: save it as UTF-8\n`],
      [['--captions', `en=${bad}`], `${file}: ${bad}: A text ends before it begins, at second 5\n`],
      [['--captions', `en=${none}`], `${file}: ${none}: there is no such file\n`],
    ];
    const film = commands.film;
    const late = await commands.run('media', film, '--no-publish', '--poster', '99:00', '--dry-run');
    expect(late).toEqual({
      code: 1,
      said: expect.stringMatching(/: --poster is at second 5940, and the recording is \d+ s long\n$/),
    });
    for (const [options, said] of faults)
      expect(await commands.run('media', file, '--no-publish', ...options, '--dry-run')).toEqual({
        code: 1,
        said,
      });
    const [first] = faults;
    expect(await commands.run('media', file, '--no-publish', ...(first?.[0] ?? []))).toEqual({
      code: 1,
      said: first?.[1],
    });
    expect(await commands.run('media', '/nowhere.mp4', '--no-publish')).toEqual({
      code: 1,
      said: '/nowhere.mp4: there is no such file\n',
    });
    expect(await commands.run('media', '--table', table, '--dry-run')).toEqual({
      code: 66,
      said: `${table}: it is not in UTF-8: save it as UTF-8\n`,
    });
  });

  it('tells what the library would not take before anything is made, with and without --dry-run', async () => {
    const { folder, sound: file } = commands;
    const faults: [string[], string][] = [
      [['--entry', 'prodution/hamlet'], 'there is no content type prodution'],
      [['--entry', 'nosuchplay'], 'production nosuchplay: does not exist'],
      [['--new', 'intervew', '--title', 'A talk'], 'there is no content type intervew'],
      [['--new', 'segment', '--title', 'A part'], 'startTimestampInSeconds'],
    ];
    for (const [options, words] of faults) {
      const { code, said } = await commands.run('media', file, ...options, '--dry-run');
      expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining(words)]]);
    }
    const refused = await commands.run('media', file, '--entry', 'nosuchplay', '--preset', 'ultrafast');
    expect(refused).toEqual({
      code: 1,
      said: `${file}: The library would not take it: library: production nosuchplay: does not exist\n`,
    });
    expect(existsSync(path.join(folder, 'recordings', 'rec-nosuchplay'))).toBe(false);
  });

  it('rehearses a table whose rows depend on earlier ones', async () => {
    const table = path.join(commands.folder, 'season.csv');
    const rows = [
      'sound-only.wav,rec-p-bsl,,,,',
      'sound-only.wav,rec-p,production,Pericles,,bfi=rec-p-bsl',
      'sound-only.wav,rec-p-talk,,,production/pericles,',
    ];
    writeFileSync(table, `file,asset,new,title,entry,signed\n${rows.join('\n')}\n`);
    expect(await commands.run('media', '--table', table, '--dry-run')).toMatchObject({ code: 0 });
  });

  it('says how it is used without a database or a setting', async () => {
    commands.given = 'no address';
    expect(await commands.run('media', '--help')).toEqual({
      code: 0,
      said: expect.stringMatching(/^usage: ingest/),
    });
  });

  it('is refused while an operator’s recording of it is on its way', async () => {
    const media = openDatabase<MediaTables>(commands.databaseUrl, MEDIA_SCHEMA, 1);
    await migrate(media, MEDIA_SCHEMA, mediaMigrations);
    await prepareJobs(commands.databaseUrl, JOBS_SCHEMA);
    const parameters = parametersOf('lear.mov', { new: 'production', title: 'Lear' });
    await queueRecording(media.db, { parameters });
    await media.close();
    const file = commands.sound;
    expect(await commands.ingest(file, 'Lear')).toMatchObject(
      refusal('A recording of production/lear is being made already'),
    );
  });
});
