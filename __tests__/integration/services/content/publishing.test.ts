/** Single resources published and withdrawn, a space exported, and what the status tells. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportFile } from '@/services/content/publishing/files/export-file';
import { importFile } from '@/services/content/publishing/files/import-file';
import { publish, remove, unpublish } from '@/services/content/publishing/operations';
import { statusLines } from '@/services/content/publishing/status';
import { readAudit } from '@/services/common/audit/read';
import { setToken } from '@/services/content/publishing/tokens';
import { inPublication, recordDeletions } from '@/services/content/publishing/transaction';
import { NoSuchResourceError } from '@/services/content/publishing/stored-resource';
import { faultsOf, readEntry, type Resource } from '../../../support/content/publishing';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

const place = { space: SPACE, environment: 'master' };
const inEntries = (id: string) => ({ kind: 'Entry' as const, id });
const read = (id: string) => readEntry(service, id);

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

  it('each change of a single resource, and each token, has its line in the audit log, with no token in it', async () => {
    await publish(service.db, place, inEntries('lear'));
    await unpublish(service.db, place, inEntries('lear'));
    await unpublish(service.db, place, inEntries('lear'));
    await remove(service.db, place, inEntries('lear'));
    const token = await setToken(service.db, { space: SPACE, name: 'for the map' });
    await setToken(service.db, { space: SPACE, token, endsAt: new Date('2027-01-01T00:00:00Z') });
    await expect(publish(service.db, place, inEntries('nobody'))).rejects.toThrow(NoSuchResourceError);
    const { entries } = await readAudit(service.db, { organisationId: null, limit: 5 });
    const subject = `entry:${SPACE}/master/lear`;
    const tokenSubject = expect.stringMatching(
      new RegExp(`^delivery-token:${SPACE}/[\\da-f]{12}$`),
    ) as string;
    expect(entries.toReversed().map((line) => [line.action, line.subject])).toEqual([
      ['content_published', subject],
      ['content_unpublished', subject],
      ['content_deleted', subject],
      ['issued', tokenSubject],
      ['rights_changed', tokenSubject],
    ]);
    expect(entries[0]).toMatchObject({
      service: 'content',
      actorKind: 'command',
      details: { endsAt: '2027-01-01T00:00:00.000Z' },
    });
    expect(JSON.stringify(entries)).not.toContain(token);
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

it('more deletions than one statement has room for are all recorded', async () => {
  // Seven parameters for each, of 65,535.
  const many = Array.from({ length: 9_400 }, (_, index) => ({ ...inEntries(`gone-${index}`), revision: 1 }));
  await inPublication(service.db, ({ transaction, sequence }) =>
    recordDeletions(transaction, place, many, { sequence, now: '2024-01-01T00:00:00.000Z' }),
  );
  const stored = await service.db.selectFrom('deletion').select('id').execute();
  expect(stored.filter(({ id }) => id.startsWith('gone-'))).toHaveLength(many.length);
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
