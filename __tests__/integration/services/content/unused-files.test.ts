/** Stored files that no asset names any more: they stay a week, and no import that brings one again loses it. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { FileStore } from '@/services/content/files/store';
import { removeUnusedFiles, unusedFiles } from '@/services/content/files/unused-files';
import { remove, unpublish } from '@/services/content/publishing/operations';
import { statusLines } from '@/services/content/publishing/status';
import { type ContentService, startContentService } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

const place = { space: SPACE, environment: 'master' };
const asset = (id: string, localPath: string) => ({
  sys: { id },
  fields: { file: { 'en-US': { fileName: localPath, contentType: 'application/pdf', localPath } } },
});
const poster = asset('poster', 'poster.pdf');

let service: ContentService;
let store: FileStore;
beforeEach(async () => {
  service = await startContentService();
  store = new FileStore(service.dataDir);
  await put('poster.pdf', 'the first poster');
  await put('plan.pdf', 'a plan');
  await bring(asset('plan', 'plan.pdf'), poster);
});
afterEach(() => service.stop());

const put = (name: string, text: string) => writeFile(path.join(service.directory, name), text);
const bring = (...assets: object[]) => service.importContent({ space: { id: SPACE }, assets });
const hashOf = async (name: string) => (await store.measure(path.join(service.directory, name))).hash;
const round = (over = store) => removeUnusedFiles(service.db, over);
const files = async () => (await store.names()).sort();
const daysLater = (days: number) =>
  sql`update content.unused_file set since = since - make_interval(days => ${days})`.execute(service.db);

it('a replaced file stays for a week from the round that misses it, and is then removed', async () => {
  const [first, plan] = [await hashOf('poster.pdf'), await hashOf('plan.pdf')];
  await put('poster.pdf', 'the second poster');
  await bring(poster);
  expect(await round()).toBe(0);
  expect(await unusedFiles(service.db)).toEqual({ files: 1, bytes: 16 });
  expect((await statusLines(service.db)).at(-1)).toContain('1 (16 bytes)');
  await daysLater(6);
  expect(await round()).toBe(0);
  expect(await files()).toContain(first);
  await daysLater(2);
  expect(await round()).toBe(1);
  expect(await files()).toEqual([plan, await hashOf('poster.pdf')].sort());
  expect(await unusedFiles(service.db)).toEqual({ files: 0, bytes: 0 });
});

it('files of drafts stay; those of deleted assets, of refused imports and of copies that were cut off go', async () => {
  const plan = await hashOf('plan.pdf');
  await unpublish(service.db, place, { kind: 'Asset', id: 'plan' });
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  await put('refused.pdf', 'refused');
  const refused = [asset('refused', 'refused.pdf'), asset('gone', 'gone.pdf')];
  await expect(bring(...refused)).rejects.toThrow();
  await writeFile(`${store.pathOf(plan)}.00000000-0000-4000-8000-000000000000.partial`, 'a pl');
  await writeFile(path.join(store.directory, 'README'), 'not ours');
  await round();
  await daysLater(8);
  expect(await round()).toBe(3);
  expect(await files()).toEqual([plan]);
  expect(await readdir(store.directory)).toContain('README');
});

it('an id that looks like a hash does not hide the hash behind it', async () => {
  await put('card.pdf', 'a card');
  await bring(asset('0123456789abcdef0123456789abcdef', 'card.pdf'));
  await round();
  expect(await unusedFiles(service.db)).toEqual({ files: 0, bytes: 0 });
});

it('a file that is named again in between counts from its next end', async () => {
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  await round();
  await daysLater(8);
  await bring(poster);
  expect(await round()).toBe(0);
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  expect(await round()).toBe(0);
  expect(await files()).toContain(await hashOf('poster.pdf'));
});

it('an import that has found its file keeps it, even if it is published only after the round', async () => {
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  await round();
  await daysLater(8);
  let removed: number | undefined;
  await service.importContent(
    { space: { id: SPACE }, assets: [poster] },
    {
      complete: async (_transaction, bundle) => {
        removed = await round();
        return bundle;
      },
    },
  );
  expect(removed).toBe(0);
  expect(await files()).toContain(await hashOf('poster.pdf'));
});

it('an import that comes while its file is being removed waits, and writes it again', async () => {
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  await round();
  await daysLater(8);
  class Slow extends FileStore {
    importing: Promise<unknown> | undefined;
    override async remove(name: string) {
      let isDone = false;
      this.importing = bring(poster).then(() => (isDone = true));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(isDone).toBe(false);
      await super.remove(name);
    }
  }
  const slow = new Slow(service.dataDir);
  expect(await round(slow)).toBe(1);
  await slow.importing;
  expect(await files()).toContain(await hashOf('poster.pdf'));
  expect((await service.get(`/spaces/${SPACE}/assets/poster`)).status).toBe(200);
});

it('several nodes may do it at once; one whose disk refuses keeps the record', async () => {
  await remove(service.db, place, { kind: 'Asset', id: 'poster' });
  await round();
  await daysLater(8);
  class Refused extends FileStore {
    override remove = () => Promise.reject(new Error('EACCES'));
  }
  await expect(round(new Refused(service.dataDir))).rejects.toThrow('EACCES');
  expect((await unusedFiles(service.db)).files).toBe(1);
  const removed = await Promise.all([round(), round(), round()]);
  expect(removed.reduce((sum, one) => sum + one)).toBe(1);
});

it('nothing is removed on behalf of a second database over the same folder, until the file that names the first is deleted', async () => {
  await round();
  const before = await files();
  const other = await startContentService();
  await writeFile(path.join(other.directory, 'plan.pdf'), 'another plan');
  await other.importContent({ space: { id: SPACE }, assets: [asset('plan', 'plan.pdf')] });
  await expect(removeUnusedFiles(other.db, store)).rejects.toThrow('names another database');
  expect(await unusedFiles(other.db)).toEqual({ files: 0, bytes: 0 });
  expect(await round()).toBe(0);
  await rm(store.ownerFile);
  expect(await removeUnusedFiles(other.db, store)).toBe(0);
  await expect(round()).rejects.toThrow('names another database');
  expect(await files()).toEqual(before);
  await other.stop();
});

it('nothing is removed on behalf of a database that names no file: it is not the one of these', async () => {
  const before = await files();
  await sql`delete from content.resource where kind = 'Asset'`.execute(service.db);
  await round();
  await daysLater(8);
  await round();
  expect(await files()).toEqual(before);
});
