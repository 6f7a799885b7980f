/** MARC and KBART files of a feed. */
import { Marc } from 'marcjs';
import { goneRecord, marcRecord } from '@/lib/domain/records/marc';
import { fitting, marcXmlFile } from '@/lib/domain/records/marc-file';
import type { MarcRecord } from '@/lib/domain/records/marc-record';
import { itemPath } from '@/lib/domain/item-page/paths';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import type { Work } from '@/lib/domain/records/work';
import type { ShownWorks } from './feeds';
import { currentRecord, recordPage, type RecordRow } from './harvest';
import { marcContext, type Repository } from './oai';

/** In practice everything: a library's feed is a few thousand rows. */
const ALL = 1_000_000;

/** ISO 2709 (UTF-8), one after the other. */
export const iso2709 = (records: readonly MarcRecord[]): string =>
  records
    .map(({ leader, fields }) => Marc.formater.iso2709({ leader, fields: fields.map((field) => [...field]) }))
    .join('');

function statusOf(row: RecordRow, since: Date | null): 'n' | 'c' | 'd' {
  if (row.deleted) return 'd';
  return since === null || row.first_at >= since ? 'n' : 'c';
}

function recordOf(repository: Repository, row: RecordRow, since: Date | null, works: ShownWorks): MarcRecord {
  const work = works.get(row.item_id)?.work;
  const context = marcContext(repository, row.datestamp, statusOf(row, since));
  if (!row.deleted && work) return fitting(marcRecord(work, context));
  const path = isContentType(row.type) ? itemPath(row.type, row.slug) : '/';
  return goneRecord(
    { id: row.item_id, name: row.name, address: `${repository.library.site}${path}` },
    context,
  );
}

/** Records of a feed: all that it has, or those added, changed or deleted since a day. */
export async function marcRecords(repository: Repository, since: Date | null): Promise<MarcRecord[]> {
  const { db, feed, feeds, viewer, now } = repository;
  const selection = { feed, from: since, until: null, set: null, snapshot: new Date(now) };
  const rows = await recordPage(db, selection, null, ALL);
  const works = feeds.shownTo(viewer);
  const wanted = rows.filter((row) => since !== null || !row.deleted);
  // Records that were both added and deleted since then are left out: the reader never had them.
  return wanted
    .filter((row) => since === null || !row.deleted || row.first_at < since)
    .map((row) => recordOf(repository, row, since, works));
}

/** One record; null: not in this feed. */
export async function marcOfItem(repository: Repository, id: string): Promise<MarcRecord | null> {
  const row = await currentRecord(repository.db, repository.feed, id);
  if (row === null || row.deleted) return null;
  return recordOf(repository, row, null, repository.feeds.shownTo(repository.viewer));
}

export const marcFile = (records: readonly MarcRecord[], form: 'mrc' | 'xml'): string =>
  form === 'mrc' ? iso2709(records) : marcXmlFile(records);

/** Works of the items that a feed has now. */
export async function feedWorks({ db, feed, feeds, viewer, now }: Repository): Promise<Work[]> {
  const selection = { feed, from: null, until: null, set: null, snapshot: new Date(now) };
  const rows = await recordPage(db, selection, null, ALL);
  const works = feeds.shownTo(viewer);
  return rows.flatMap(({ deleted, item_id }) => (deleted ? [] : (works.get(item_id)?.work ?? [])));
}
