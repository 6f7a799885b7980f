/** The import: reads, checks, and writes only if there are no faults. */
import { exportRecords } from '../export';
import type { Db, Tx } from '../tables';
import { auditImport } from './audit';
import { checkRecords } from './check';
import { readImportFile, type Fault, type RawRecord } from './read';
import { kinds, type Kind, type Records } from './records';
import { lockNamed, namedIn, overStored, readStored } from './stored';
import { writeRecords } from './write';

export interface ImportResult {
  faults: Fault[];
  warnings: Fault[];
  /** Number of records of each kind; if there are faults, nothing was written. */
  counts: Record<Kind, number>;
}

interface ImportOptions {
  checkOnly?: boolean;
  /** The command, for the audit log. */
  by?: string | null;
  /** Issuer of people whose record names none; null for our own. */
  trusted?: string | null;
  /** Called with checked records before they are written; if it fails, nothing is. */
  beforeWriting?: (records: Records) => Promise<void>;
  /** Stored records are replaced whole, and people moved to the trusted issuer, whichever issuer they had before. */
  renews?: boolean;
}

/**
 * Checks records, and writes them unless there is a fault or `checkOnly` is set. Stored records that are not in the import
 * stay as they are, and so does what a record does not name.
 */
export function importRecords(
  db: Db,
  raw: readonly RawRecord[],
  options: ImportOptions = {},
): Promise<ImportResult> {
  return db.transaction().execute((tx) => importWithin(tx, raw, options));
}

/** The same, as a part of a transaction. */
export async function importWithin(
  tx: Tx,
  raw: readonly RawRecord[],
  { checkOnly = false, by = null, trusted = null, renews = false, beforeWriting }: ImportOptions = {},
): Promise<ImportResult> {
  const named = namedIn(raw);
  if (!checkOnly) await lockNamed(tx, named);
  const stored = await readStored(tx, named);
  const before = await exportRecords(tx, named.ids);
  const { records, faults, warnings } = renews
    ? checkRecords(raw, { ...stored, issuers: new Map() }, trusted)
    : checkRecords(overStored(raw, before, trusted), stored, trusted);
  if (faults.length === 0 && !checkOnly) {
    await beforeWriting?.(records);
    await writeRecords(tx, records, trusted);
    if (by !== null) await auditImport(tx, records, before, { by, trusted });
  }
  const counts = Object.fromEntries(kinds.map((kind) => [kind, records[kind].length]));
  return { faults, warnings, counts: counts as Record<Kind, number> };
}

/**
 * Imports files together: users in one file may belong to an organisation in another.
 * @param kind what a CSV file contains, if its name does not say so
 */
export async function importFiles(
  db: Db,
  files: readonly string[],
  {
    kind,
    checkOnly = false,
    ...options
  }: { kind?: string } & Pick<ImportOptions, 'checkOnly' | 'trusted' | 'beforeWriting'> = {},
): Promise<ImportResult> {
  const readings = await Promise.all(files.map((file) => readImportFile(file, kind)));
  const unreadable = readings.flatMap(({ faults }) => faults);
  const result = await importRecords(
    db,
    readings.flatMap(({ records }) => records),
    { checkOnly: checkOnly || unreadable.length > 0, by: 'customers import', ...options },
  );
  return { ...result, faults: [...unreadable, ...result.faults] };
}
