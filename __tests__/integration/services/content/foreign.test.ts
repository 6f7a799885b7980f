/**
 * A foreign catalogue: 20,000 entries within a minute (`npm run catalogue:foreign`), and a part of it here at the same pace. What is
 * imported and edited is the same to the byte after a newer build has started.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { exportFile } from '@/services/content/publishing/files/export-file';
import { importBundles } from '@/services/content/publishing/files/import-file';
import { readBundles } from '@/services/content/publishing/files/read-bundle';
import { changesSchema, setFields } from '@/services/content/publishing/set-fields';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA } from '@/services/content/store/tables';
import { migrate } from '@/services/common/database/database';
import { type ContentService, startContentService } from '@/__tests__/support/content/service';
import { SPACE } from '@/__tests__/support/content/space';
import { foreignCatalogue } from '@/__tests__/support/content/foreign-catalogue';

const WHOLE = 20_000;
const WHOLE_MS = 60_000;
const count = Number(process.env.FOREIGN_ENTRIES ?? 2_000);
const place = { space: SPACE, environment: 'master' };
const bundleOf = (entries: unknown[]) => ({
  contentTypes: contentModel.contentTypes,
  space: { id: SPACE, name: SPACE },
  entries,
  assets: [],
});

let service: ContentService;
beforeAll(async () => {
  service = await startContentService({ content: bundleOf([]) });
});
afterAll(() => service.stop());

it(
  `${count} entries come in at the pace of ${WHOLE} in ${WHOLE_MS / 1000} seconds`,
  async () => {
    const { entries } = foreignCatalogue(count);
    const began = performance.now();
    const [report] = await service.importContent(bundleOf(entries));
    const took = performance.now() - began;
    process.stderr.write(`${count} entries imported in ${(took / 1000).toFixed(1)} s\n`);
    expect(report).toMatchObject({ added: count, removed: 0, tolerated: [] });
    expect(took).toBeLessThan((WHOLE_MS * count) / WHOLE);
    const longest = entries.find(({ fields }) => String(fields['name']?.['en-US']).length > 250);
    const { body } = (await service.read(`/entries/${longest?.sys.id}`)) as {
      body: { fields: { name: string } };
    };
    expect(body.fields.name).toBe(longest?.fields['name']?.['en-US']);
  },
  WHOLE_MS * 3,
);

it('is the same to the byte after an edit and a start of a newer build, whose sample stays out', async () => {
  const { db, dataDir, directory } = service;
  const edit = changesSchema.parse({
    entries: [
      { contentType: 'person', slug: 'person-1', create: true, fields: { name: 'Mended', slug: 'person-1' } },
    ],
  });
  await setFields(db, place, edit, dataDir);
  const file = path.join(directory, 'export.json');
  await exportFile(db, place, dataDir, file);
  const before = readFileSync(file);
  expect(before.toString()).toContain('Mended');
  await migrate({ db, host: 'of the test' }, SCHEMA, migrations);
  const sample = readBundles(bundleOf([]), {});
  expect(await importBundles(sample, directory, { db, dataDir, sample: true })).toEqual([
    expect.objectContaining({ foreign: true, added: 0, changed: 0, removed: 0 }),
  ]);
  await exportFile(db, place, dataDir, file);
  expect(readFileSync(file).equals(before)).toBe(true);
});
