/** What an import adds, changes, leaves and removes. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { importFile } from '@/services/content/publishing/files/import-file';
import { statusLines } from '@/services/content/publishing/status';
import { faultsOf, readEntry } from '../../../support/content/publishing';
import { type ContentService, startContentService } from '../../../support/content/service';
import { entry, SPACE, spaceExport } from '../../../support/content/space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

const read = (id: string) => readEntry(service, id);

describe('importing', () => {
  it('the same file twice changes nothing, not even the sequence', async () => {
    const [before] = await statusLines(service.db);
    const [report] = await service.importContent(spaceExport());
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 15, removed: 0 });
    expect((await statusLines(service.db))[0]).toBe(before);
  });

  it('keeps the dates and revisions that the file gives, of either kind of export', async () => {
    await service.importContent({
      space: { id: SPACE },
      entries: [
        entry('person', 'cda', { name: 'Delivery' }, { createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2002-01-01T00:00:00.000Z', revision: 7, publishedVersion: 40 }),
        entry('person', 'cma', { name: 'Management' }, { firstPublishedAt: '2003-01-01T00:00:00Z', publishedAt: '2004-01-01T00:00:00Z', publishedCounter: 3, version: 12, publishedVersion: 11 }),
      ],
    }); // prettier-ignore
    expect((await read('cda')).body.sys).toMatchObject({
      revision: 7,
      publishedVersion: 40,
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    expect((await read('cma')).body.sys).toMatchObject({
      revision: 3,
      createdAt: '2003-01-01T00:00:00.000Z',
      updatedAt: '2004-01-01T00:00:00.000Z',
    });
  });

  it('counts and dates what changed without a stamp, and nothing else', async () => {
    const file = (name: string) => ({ space: { id: SPACE }, entries: [entry('person', 'anne', { name })] });
    await service.importContent(file('Anne'));
    const first = (await read('anne')).body.sys;
    await service.importContent(file('Anne'));
    expect((await read('anne')).body.sys).toEqual(first);
    await service.importContent(file('Anne Hathaway'));
    const second = (await read('anne')).body.sys;
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(second.createdAt).toBe(first.createdAt);
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  it('takes several spaces of one file, or the one asked for', async () => {
    const file = path.join(service.directory, 'spaces.json');
    const { space: _space, ...content } = spaceExport();
    await writeFile(file, JSON.stringify({ one: content, two: content }));
    const options = { db: service.db, dataDir: service.dataDir };
    expect(await importFile(file, { ...options, space: 'two' })).toMatchObject([
      { space: 'two', environment: 'master', added: 15 },
    ]);
    expect((await importFile(file, options)).map(({ space, added }) => [space, added])).toEqual([
      ['one', 15],
      ['two', 0],
    ]);
    expect(await faultsOf(importFile(file, { ...options, space: 'three' }))).toEqual([
      'File / -: holds no such space',
    ]);
  });

  it('a large one is never silent for long, so that its transaction is not ended as of a process that has stopped', async () => {
    const statements = async (people: number) => {
      let count = 0;
      const db = service.db.withPlugin({
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const entries = Array.from({ length: people }, (_, index) =>
        entry('person', `p-${index}`, { name: `P ${index}` }),
      );
      const file = path.join(service.directory, 'large.json');
      await writeFile(file, JSON.stringify({ space: { id: SPACE }, entries }));
      await importFile(file, { db, dataDir: service.dataDir });
      return count;
    };
    await statements(2_000);
    // Nothing has changed: each part of the validation and of the comparison is followed by a statement all the same.
    expect((await statements(2_000)) - (await statements(1))).toBeGreaterThanOrEqual(1 + 3);
  });

  describe('locales', () => {
    const locale = (code: string, rest: object = {}) => ({
      code,
      name: code,
      default: false,
      fallbackCode: null,
      ...rest,
    });
    const anne = entry('person', 'anne', { name: 'Anne' });
    const kept = async () => {
      const { rows } = await sql<{ code: string }>`select code from content.locale order by position`.execute(
        service.db,
      );
      return rows.map(({ code }) => code);
    };

    it('of a part of the space are added to those there are: what stands outside the file stays in its own', async () => {
      const given = [locale('en-US', { default: true }), locale('fr', { fallbackCode: 'en-US' })];
      await service.importContent({ space: { id: SPACE }, locales: given, entries: [anne] });
      expect(await kept()).toEqual(['en-US', 'de', 'de-CH', 'cy', 'fr']);
      expect((await read('nell')).body.fields.name).toBe('Nell Gwyn');
    });

    it('never give those outside the file another default', async () => {
      const german = [locale('de', { default: true })];
      const part = { space: { id: SPACE }, locales: german, entries: [] };
      expect(await faultsOf(service.importContent(part))).toEqual([
        'Locales / -: makes de the default, which is en-US: entries outside the file would be blank. Keep the default, or import the whole space with --prune',
      ]);
      expect((await read('nell')).body.fields.name).toBe('Nell Gwyn');
    });

    it('of the whole space replace those there are', async () => {
      const whole = {
        space: { id: SPACE },
        locales: [locale('de', { default: true })],
        entries: [entry('person', 'anne', { name: { localised: { de: 'Anna' } } })],
      };
      expect(await service.importContent(whole, { prune: true })).toMatchObject([{ added: 1 }]);
      expect(await kept()).toEqual(['de']);
    });

    it('that contradict one another are refused by name', async () => {
      const wrong = [locale('fr', { fallbackCode: 'xx' }), locale('it', { fallbackCode: 'rm' }), locale('rm', { fallbackCode: 'it' }), locale('cy'), locale('cy'), locale('en-US')]; // prettier-ignore
      expect(
        await faultsOf(service.importContent({ space: { id: SPACE }, locales: wrong, entries: [anne] })),
      ).toEqual([
        'Locale cy / -: appears more than once',
        'Locale fr / -: falls back to xx, which is no locale of the space',
        'Locale it / -: falls back to itself',
        'Locale rm / -: falls back to itself',
        'Locales / -: 0 locales are the default, where one must be',
      ]);
    });
  });

  it('removes what the file does not hold only when told to', async () => {
    const content = spaceExport();
    const smaller = { ...content, entries: content.entries.filter(({ sys }) => sys.id !== 'nell') };
    expect(await service.importContent(smaller)).toMatchObject([{ removed: 0 }]);
    expect((await read('nell')).status).toBe(200);
    expect(await service.importContent(smaller, { prune: true })).toMatchObject([{ removed: 1 }]);
    expect((await read('nell')).status).toBe(404);
  });

  it('stores a draft and does not deliver it; a published entry that becomes a draft is withdrawn', async () => {
    expect((await read('draft')).status).toBe(404);
    await service.importContent({
      space: { id: SPACE },
      entries: [entry('person', 'nell', { name: 'Nell Gwyn' }, { version: 9 })],
    });
    expect((await read('nell')).status).toBe(404);
  });

  it('normalises content profiles', async () => {
    const field = {
      id: 'contentProfiles',
      name: 'p',
      type: 'Array',
      localized: false,
      required: false,
      items: { type: 'Symbol', validations: [] },
    };
    await service.importContent({
      space: { id: SPACE },
      contentTypes: [{ sys: { id: 'thing' }, name: 'Thing', displayField: null, fields: [field] }],
      entries: [entry('thing', 'thing', { contentProfiles: ['Strong Language', 'religion'] })],
    });
    expect((await read('thing')).body.fields).toEqual({ contentProfiles: ['strong-language', 'religion'] });
  });
});
