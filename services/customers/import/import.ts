/** The import: reads, checks, and writes only if there are no faults. */
import type { Kysely } from 'kysely';
import type { CustomersTables } from '../tables';
import { addressKey, checkRecords, type Stored } from './check';
import { readImportFile, type Fault, type RawRecord } from './read';
import { kinds, type Kind, type Records } from './records';
import { writeRecords } from './write';

type Db = Kysely<CustomersTables>;

export interface ImportResult {
  faults: Fault[];
  warnings: Fault[];
  /** Number of records of each kind; if there are faults, nothing was written. */
  counts: Record<Kind, number>;
}

async function idsOf(db: Db, table: 'groups' | 'companies' | 'organisations'): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

async function readStored(db: Db): Promise<Stored> {
  const [groups, companies, organisations, users, issuers] = await Promise.all([
    idsOf(db, 'groups'),
    idsOf(db, 'companies'),
    idsOf(db, 'organisations'),
    db.selectFrom('users').select(['id', 'email', 'issuer']).execute(),
    db.selectFrom('issuers').selectAll().execute(),
  ]);
  return {
    groups,
    companies,
    organisations,
    emails: new Map(users.map(({ id, email, issuer }) => [addressKey(issuer, email), id])),
    issuers: new Map(users.map(({ id, issuer }) => [id, issuer])),
    bound: new Map(
      issuers.flatMap(({ organisation_id, issuer, domains, invited }) =>
        [...domains, ...invited].map((name) => [addressKey(issuer, name), organisation_id] as const),
      ),
    ),
  };
}

interface ImportOptions {
  checkOnly?: boolean;
  /** The command, for the audit log. */
  by?: string | null;
  /** Issuer of people whose record names none; null for our own. */
  trusted?: string | null;
  /** Called with checked records before they are written; if it fails, nothing is. */
  beforeWriting?: (records: Records) => Promise<void>;
  /** People are moved to the trusted issuer, whichever issuer they had before. */
  mayMove?: boolean;
}

/** Checks records, and writes them unless there is a fault or `checkOnly` is set. */
export async function importRecords(
  db: Db,
  raw: readonly RawRecord[],
  { checkOnly = false, by = null, trusted = null, mayMove = false, beforeWriting }: ImportOptions = {},
): Promise<ImportResult> {
  const stored = await readStored(db);
  const known = mayMove ? { ...stored, issuers: new Map<string, string | null>() } : stored;
  const { records, faults, warnings } = checkRecords(raw, known, trusted);
  if (faults.length === 0 && !checkOnly) {
    await beforeWriting?.(records);
    await writeRecords(db, records, { by, trusted });
  }
  const counts = Object.fromEntries(kinds.map((kind) => [kind, records[kind].length])) as Record<
    Kind,
    number
  >;
  return { faults, warnings, counts };
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
