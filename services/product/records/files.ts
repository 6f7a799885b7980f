/** MARC and KBART files of a feed. */
import { text } from 'node:stream/consumers';
import { Marc } from 'marcjs';
import { kbartFile } from '@/lib/domain/records/kbart';
import { goneRecord, marcRecord } from '@/lib/domain/records/marc';
import { fitting, marcXml, MARCXML_FILE, MARCXML_NAMESPACE } from '@/lib/domain/records/marc-file';
import type { MarcRecord, MarcStatus } from '@/lib/domain/records/marc-record';
import { itemPath } from '@/lib/domain/item-page/paths';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import { feedState } from './feed-state';
import { changeMoments, currentRecord, firstChangeSince, recordPage, type RecordRow } from './harvest';
import { inTurns } from '@/services/common/in-turns';
import { marcContext, type Repository } from './repository';
import { type HarvestableWork, kindIn, type ShownWorks } from './works';
import { inSlices, type WholeFile } from './whole-files';

/** In practice everything: a library's feed is a few thousand rows. */
const ALL = 1_000_000;

/** ISO 2709 (UTF-8), one after the other. */
export const iso2709 = (records: readonly MarcRecord[]): string =>
  records
    .map(({ leader, fields }) => Marc.formater.iso2709({ leader, fields: fields.map((field) => [...field]) }))
    .join('');

function statusOf(row: RecordRow, since: Date | null): MarcStatus {
  if (row.deleted) return 'd';
  return since === null || row.first_at >= since ? 'n' : 'c';
}

/** How records are written: ISO 2709, MARCXML in a file, MARCXML in an answer of OAI-PMH. */
const WRITERS = {
  mrc: (record: MarcRecord) => iso2709([record]),
  xml: (record: MarcRecord) => `${marcXml(record)}\n`,
  oai: (record: MarcRecord) => marcXml(record, ` xmlns="${MARCXML_NAMESPACE}"`),
} as const;

/** The record of a work as text. A work's hash covers all that it says, so only readers of the same words share a text. */
export function marcText(
  repository: Repository,
  { work, hash }: HarvestableWork,
  { changed, status, form }: { changed: Date; status: MarcStatus; form: keyof typeof WRITERS },
): string {
  const key = JSON.stringify([hash, changed.getTime(), status, form, repository.prefix]);
  return repository.texts.get(key, () =>
    WRITERS[form](fitting(marcRecord(work, marcContext(repository, changed, status)))),
  );
}

interface Asked {
  since: Date | null;
  form: 'mrc' | 'xml';
}

function rowText(repository: Repository, row: RecordRow, works: ShownWorks, { since, form }: Asked): string {
  const shown = works.get(row.item_id);
  const [changed, status] = [row.datestamp, statusOf(row, since)];
  if (!row.deleted && shown) return marcText(repository, shown, { changed, status, form });
  const path = isContentType(row.type) ? itemPath(row.type, row.slug) : '/';
  const address = `${repository.library.site}${path}`;
  const context = marcContext(repository, changed, status);
  const gone = { id: row.item_id, name: row.name, address, kind: kindIn(row.sets) };
  return WRITERS[form](goneRecord(gone, context));
}

async function* asFile(records: AsyncIterable<string> | Iterable<string>, form: Asked['form']) {
  if (form === 'xml') yield MARCXML_FILE.before;
  yield* records;
  if (form === 'xml') yield MARCXML_FILE.after;
}

function allRows({ db, feed, now }: Repository, since: Date | null): Promise<RecordRow[]> {
  return recordPage(db, { feed, from: since, until: null, set: null, snapshot: new Date(now) }, null, ALL);
}

/**
 * Everything that a file of the feed depends on: its rows, which change with its state, and what its reader may see of the works.
 * Null when another node, whose clock is ahead of ours, has just written rows that we would not read yet.
 */
async function keyOf({ db, feed, now, prefix }: Repository, works: ShownWorks): Promise<string | null> {
  const state = await feedState(db, feed);
  if (state === null || state.checkedAt > now) return null;
  return JSON.stringify([feed, state.digest, state.checkedAt, works.digest, prefix]);
}

/** Records of a feed: all that it has, or those added, changed or deleted since a day. Null as of `WholeFiles.get`. */
export async function marcFile(
  repository: Repository,
  { since: day, form }: Asked,
): Promise<WholeFile | null> {
  const { db, feed, now, changes } = repository;
  const works = repository.feeds.shownTo(repository.viewer);
  const key = await keyOf(repository, works);
  const moments = () => changeMoments(db, { feed, snapshot: new Date(now) });
  const since = day && firstChangeSince(await (key === null ? moments() : changes.get(key, moments)), day);
  return repository.files.get(repository, key && `${form} ${since?.getTime() ?? ''} ${key}`, async () => {
    const rows = await allRows(repository, since);
    // Records that were both added and deleted since then are left out: the reader never had them.
    const wanted = rows.filter(
      ({ deleted, first_at: first }) => !deleted || (since !== null && first < since),
    );
    return asFile(
      inSlices(wanted, (row) => rowText(repository, row, works, { since, form })),
      form,
    );
  });
}

/** A file of one record; null: not in this feed. */
export async function marcOfItem(
  repository: Repository,
  id: string,
  form: Asked['form'],
): Promise<string | null> {
  const row = await currentRecord(repository.db, repository.feed, id);
  if (row === null || row.deleted) return null;
  const works = repository.feeds.shownTo(repository.viewer);
  return text(asFile([rowText(repository, row, works, { since: null, form })], form));
}

/** The items that a feed has now, as KBART. Null as of `WholeFiles.get`. */
export async function kbartOf(repository: Repository): Promise<WholeFile | null> {
  const { coverageDepth, name: libraryName } = repository.library;
  const works = repository.feeds.shownTo(repository.viewer);
  const key = await keyOf(repository, works);
  return repository.files.get(repository, key && `kbart ${key}`, async () => {
    const rows = await allRows(repository, null);
    const held = rows.flatMap(({ deleted, item_id }) => (deleted ? [] : (works.get(item_id)?.work ?? [])));
    return inTurns(kbartFile(held, { libraryName, coverageDepth }));
  });
}
