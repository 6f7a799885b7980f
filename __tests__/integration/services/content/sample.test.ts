/** The sample library comes only where nothing else is: an upgrade changes nothing of anybody's own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFile } from '@/services/content/publishing/files/export-file';
import { importFile } from '@/services/content/publishing/files/import-file';
import { publish, remove } from '@/services/content/publishing/operations';
import { changesSchema, setFields } from '@/services/content/publishing/set-fields';
import { readEntry } from '../../../support/content/publishing';
import { type ContentService, startContentService } from '../../../support/content/service';
import { entry, SPACE, spaceExport } from '../../../support/content/space';

const place = { space: SPACE, environment: 'master' };
let service: ContentService;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  service = await startContentService({ content: null });
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

/** The sample of a release: the invented space, and what `extra` adds. */
async function startRelease(extra: object[] = []) {
  const file = path.join(folder, 'library.json');
  const content = spaceExport();
  await writeFile(file, JSON.stringify({ ...content, entries: [...content.entries, ...extra] }));
  const options = { db: service.db, dataDir: service.dataDir, space: SPACE, sample: true };
  const [report] = await importFile(file, options);
  return report;
}

async function exported(): Promise<string> {
  const file = path.join(folder, 'export.json');
  await exportFile(service.db, place, service.dataDir, file);
  return readFile(file, 'utf8');
}

const newer = [entry('person', 'newcomer', { name: 'Newcomer' })];

describe('a start with a newer sample', () => {
  it('renews an untouched sample, removing what the sample has no more', async () => {
    expect(await startRelease(newer)).toMatchObject({ removed: 0 });
    expect(await startRelease()).toMatchObject({ removed: 1 });
    expect((await readEntry(service, 'newcomer')).status).toBe(404);
  });

  it('changes nothing of a library that was imported and edited: its export is equal to the byte', async () => {
    await startRelease();
    await service.importContent({
      space: { id: SPACE },
      entries: [entry('person', 'mine', { name: 'Mine' })],
    });
    await setFields(
      service.db,
      place,
      changesSchema.parse({
        entries: [{ id: 'mine', contentType: 'person', fields: { name: 'Edited' } }],
      }),
      service.dataDir,
    );
    const before = await exported();
    expect(await startRelease(newer)).toMatchObject({ foreign: true, added: 0 });
    expect(await exported()).toBe(before);
  });

  it('changes nothing of a library that never was a sample', async () => {
    await service.importContent({ ...spaceExport(), entries: [], assets: [] });
    await service.importContent({
      space: { id: SPACE },
      entries: [entry('person', 'mine', { name: 'Mine' })],
    });
    const before = await exported();
    expect(await startRelease()).toMatchObject({ foreign: true });
    expect(await exported()).toBe(before);
  });

  it('brings back nothing that was deleted, and undoes no edit of a sample entry', async () => {
    await startRelease();
    await remove(service.db, place, { kind: 'Entry', id: 'nell' });
    expect(await startRelease()).toMatchObject({ foreign: true });
    expect((await readEntry(service, 'nell')).status).toBe(404);
  });

  it('leaves an emptied library empty', async () => {
    await service.importContent({ ...spaceExport(), assets: [] });
    await service.importContent({ ...spaceExport(), entries: [], assets: [] }, { prune: true });
    expect(await startRelease()).toMatchObject({ foreign: true });
  });

  it('comes into a place that has content types alone', async () => {
    await service.importContent({ ...spaceExport(), entries: [], assets: [] });
    expect(await startRelease()).not.toHaveProperty('foreign');
  });
});

test('publishing a sample entry once more makes the place somebody’s own', async () => {
  await startRelease();
  const draft = { ...entry('person', 'nell', { name: 'Nell' }), metadata: {} };
  await service.importContent({ space: { id: SPACE }, entries: [draft] });
  await publish(service.db, place, { kind: 'Entry', id: 'nell' }).catch(() => undefined);
  expect(await startRelease()).toMatchObject({ foreign: true });
});
