import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportFile } from '@/services/content/publishing/export-file';
import { FaultyContentError } from '@/services/content/publishing/faults';
import { importFile } from '@/services/content/publishing/import-file';
import { publish, remove, unpublish } from '@/services/content/publishing/operations';
import { statusLines } from '@/services/content/publishing/status';
import { NoSuchResourceError } from '@/services/content/publishing/stored-resource';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content-service';
import { entry, entryLink, SPACE, spaceExport } from '../../../support/content-space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

const place = { space: SPACE, environment: 'master' };
const inEntries = (id: string) => ({ kind: 'Entry' as const, id });

interface Resource {
  sys: { id: string; revision: number; createdAt: string; updatedAt: string; publishedVersion?: number };
  fields: Record<string, unknown>;
}
const read = async (id: string) => {
  await settle();
  return (await service.read(`/entries/${id}`)) as { status: number; body: Resource };
};
/** Faults as `resource / field: problem`, sorted. */
async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FaultyContentError);
  return (error as FaultyContentError).faults
    .map(({ resource, field, problem }) => `${resource} / ${field ?? '-'}: ${problem}`)
    .sort();
}

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
      revision: 3, createdAt: '2003-01-01T00:00:00.000Z', updatedAt: '2004-01-01T00:00:00.000Z',
    }); // prettier-ignore
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

describe('validation', () => {
  it('lists every fault by entry and field, and imports nothing', async () => {
    const faults = await faultsOf(
      service.importContent({
        space: { id: SPACE },
        entries: [
          entry('person', 'good', { name: 'Good' }),
          entry('play', 'bad', {
            slug: 'Not A Slug', acts: 12, rating: 'high', opened: 'yesterday', running: 1, stage: { lat: 100, lon: 0 },
            words: ['fine', 7], body: { nodeType: 'paragraph' }, author: entryLink('lear'), poster: { sys: { type: 'Link', linkType: 'Asset', id: 'programme' } },
            seenWith: [entryLink('unknown-is-fine'), 'x'], unknownField: 1, summary: { localised: { fr: 'Non' } },
          }),
          entry('play', 'twin-c', { name: 'x', slug: 'hamlet', acts: { localised: { 'en-US': 1, de: 2 } } }),
          entry('opera', 'unknown-type', {}),
        ],
      }),
    ); // prettier-ignore
    expect(faults).toEqual([
      'Entry bad / acts: 12 is outside 1..9',
      'Entry bad / author: links to lear, a play, not one of person',
      'Entry bad / body: must be a rich text document',
      'Entry bad / name: is required',
      'Entry bad / opened: must be an ISO 8601 date',
      'Entry bad / poster: links to programme, a application/pdf, not one of image',
      'Entry bad / rating: must be a number',
      'Entry bad / running: must be true or false',
      'Entry bad / seenWith: element 2 must be a link to an entry',
      'Entry bad / slug: "Not A Slug" does not match ^[a-z0-9-]+$',
      'Entry bad / stage: must be { lat, lon }',
      'Entry bad / summary (fr): has a value for fr, which is no locale of the space',
      'Entry bad / unknownField: the content type play has no such field',
      'Entry bad / words: element 2 must be a text',
      'Entry twin-c / acts (de): is not localized and must only have a value for en-US',
      'Entry twin-c / slug: "hamlet" is already the value of hamlet',
      'Entry unknown-type / -: there is no content type opera',
    ]);
    expect((await read('good')).status).toBe(404);
  });

  it('one faulty space of a file keeps the others out too', async () => {
    const { space: _space, ...content } = spaceExport();
    const broken = { ...content, entries: [entry('play', 'x', {})] };
    const faults = await faultsOf(service.importContent({ fine: content, broken }));
    expect(faults).toEqual(['Entry x / name: is required', 'Entry x / slug: is required']);
    expect((await statusLines(service.db)).some((line) => line.startsWith('fine'))).toBe(false);
  });

  it('refuses what has not the form of an export', async () => {
    expect(
      await faultsOf(
        service.importContent({ space: { id: SPACE }, entries: [{ sys: { id: 'no spaces' } }] }),
      ),
    ).toEqual([
      expect.stringContaining('Entry no spaces / sys.contentType'),
      expect.stringContaining('Entry no spaces / sys.id: ids are'),
    ]);
    expect(await faultsOf(service.importContent({ entries: [] }))).toEqual([
      expect.stringContaining('--space'),
    ]);
    const twice = entry('person', 'twice', { name: 'Twice' });
    expect(
      await faultsOf(service.importContent({ space: { id: SPACE }, entries: [twice, twice] })),
    ).toContain('Entry twice / -: appears more than once');
  });

  it('two entries of one file may not share a unique value', async () => {
    const twins = ['a', 'b'].map((id) => entry('play', id, { name: 'Same', slug: 'same' }));
    expect(await faultsOf(service.importContent({ space: { id: SPACE }, entries: twins }))).toEqual([
      'Entry b / slug: "same" is already the value of a',
    ]);
  });

  it('checks the form of cast members', async () => {
    const cast = { id: 'castMembers', name: 'Cast', type: 'Object', localized: false, required: false };
    const bundle = (members: unknown) => ({
      space: { id: SPACE },
      contentTypes: [{ sys: { id: 'staged' }, name: 'Staged', displayField: null, fields: [cast] }],
      entries: [entry('staged', 'staged', { castMembers: members })],
    });
    await service.importContent(bundle([{ personSlug: null, name: 'A', character: 'Lear' }]));
    expect(await faultsOf(service.importContent(bundle([{ name: 'A' }])))).toEqual([
      expect.stringContaining('Entry staged / castMembers: 0.'),
    ]);
  });
});

describe('single resources', () => {
  it('publish bumps the revision and the date; unpublish keeps a draft; delete forgets', async () => {
    const before = (await read('lear')).body.sys;
    await publish(service.db, place, inEntries('lear'));
    const after = (await read('lear')).body.sys;
    expect(after.revision).toBe(before.revision + 1);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await unpublish(service.db, place, inEntries('lear'))).toBe(true);
    expect(await unpublish(service.db, place, inEntries('lear'))).toBe(false);
    expect((await read('lear')).status).toBe(404);
    await publish(service.db, place, inEntries('lear'));
    expect((await read('lear')).status).toBe(200);
    await remove(service.db, place, inEntries('lear'));
    expect((await read('lear')).status).toBe(404);
    await expect(publish(service.db, place, inEntries('lear'))).rejects.toThrow(NoSuchResourceError);
  });

  it('an unpublished target becomes an error of those that link to it', async () => {
    await unpublish(service.db, place, inEntries('will'));
    await settle();
    const { body } = (await service.read('/entries?sys.id=hamlet')) as {
      body: { errors: { details: { id: string } }[] };
    };
    expect(body.errors.map(({ details }) => details.id)).toEqual(['will']);
  });

  it('a draft that lacks what is required cannot be published', async () => {
    await service.importContent({
      space: { id: SPACE },
      entries: [entry('person', 'nameless', { born: 1600 }, { version: 1 })],
    });
    expect(await faultsOf(publish(service.db, place, inEntries('nameless')))).toEqual([
      'Entry nameless / name: is required',
    ]);
    expect((await read('nameless')).status).toBe(404);
  });
});

describe('exporting', () => {
  it('writes a file that imports into another space as it was, files and drafts included', async () => {
    const pictures = path.join(service.directory, 'pictures');
    await mkdir(pictures);
    await writeFile(path.join(pictures, 'note.txt'), 'a note');
    const file = { fileName: 'note.txt', contentType: 'text/plain', localPath: 'pictures/note.txt' };
    await service.importContent({
      space: { id: SPACE },
      assets: [{ sys: { id: 'note' }, fields: { file: { 'en-US': file } } }],
    });
    const target = path.join(service.directory, 'export.json');
    await exportFile(service.db, place, service.dataDir, target);
    const options = { db: service.db, dataDir: path.join(service.directory, 'elsewhere') };
    const [copied] = await importFile(target, { ...options, space: 'copy' });
    expect(copied).toMatchObject({ added: 16, changed: 0 });
    expect(await importFile(target, { ...options, dataDir: service.dataDir })).toMatchObject([
      { unchanged: 16, changed: 0 },
    ]);

    await service.setToken({ space: 'copy', token: TOKEN, rateLimit: 0 });
    const copy = (await (await service.get('/spaces/copy/entries/lear')).json()) as Resource;
    const original = (await read('lear')).body;
    expect({ ...copy, sys: { ...copy.sys, space: null } }).toEqual({
      ...original,
      sys: { ...original.sys, space: null },
    });
    expect((await service.get('/spaces/copy/entries/draft')).status).toBe(404);
    const text = await readFile(target, 'utf8');
    expect(text).not.toContain(TOKEN);
  });
});

describe('status and tokens', () => {
  it('count what is published and drafted, and never show a token', async () => {
    const lines = await statusLines(service.db);
    expect(lines).toEqual(
      expect.arrayContaining([
        '  play: 6',
        '  person: 5',
        '  person: 1 drafts',
        '  Asset: 3',
        '  token delivery, no limit',
      ]),
    );
    expect(lines.join('\n')).not.toContain(TOKEN);
  });

  it('a token is made when none is given', async () => {
    const token = await service.setToken({ space: SPACE });
    expect(token).toMatch(/^[\w-]{40,}$/);
    await settle();
    const response = await fetch(`${service.url}${service.master}/entries?limit=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });
});
