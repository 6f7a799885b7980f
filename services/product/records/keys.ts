/** Keys of libraries' systems: for COUNTER reports, and for the records of one organisation. Shown once, stored as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { ProductDb } from '../tables';

/** 192 bits; the contract requires 128. */
const KEY_BYTES = 24;

export type KeyKind = 'counter' | 'feed';

export interface LibraryKey {
  id: string;
  kind: KeyKind;
  organisation_id: string | null;
  company_id: string | null;
  requestor_id: string | null;
  note: string;
  created_at: Date;
}

/** Whose key it is: one organisation's, or all of a company's. */
export type KeyOwner = { organisationId: string } | { companyId: string };

const hashOf = (key: string) => createHash('sha256').update(key).digest();
const SHOWN = ['id', 'kind', 'organisation_id', 'company_id', 'requestor_id', 'note', 'created_at'] as const;

/** Makes a key. This is the only place that returns its text. */
export async function createKey(
  db: ProductDb,
  kind: KeyKind,
  owner: KeyOwner,
  { note = '', requestorId = null, id }: { note?: string; requestorId?: string | null; id?: string } = {},
): Promise<{ key: string; stored: LibraryKey }> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const stored = await db
    .insertInto('library_key')
    .values({
      kind,
      organisation_id: 'organisationId' in owner ? owner.organisationId : null,
      company_id: 'companyId' in owner ? owner.companyId : null,
      requestor_id: requestorId,
      note,
      ...(id === undefined ? {} : { id }),
      hash: hashOf(key),
      revoked_at: null,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return { key, stored };
}

/** Whether a key with this id was ever made, for any owner. */
export async function hasKey(db: ProductDb, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('library_key').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** The key as it is stored; null for one that is unknown, revoked, or of another kind. */
export async function findKey(db: ProductDb, kind: KeyKind, key: string): Promise<LibraryKey | null> {
  const found = await db
    .selectFrom('library_key')
    .select(SHOWN)
    .where('hash', '=', hashOf(key))
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** An organisation's keys, newest first, without their text. */
export function listKeys(db: ProductDb, organisationId: string): Promise<LibraryKey[]> {
  return db
    .selectFrom('library_key')
    .select(SHOWN)
    .where('organisation_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Revokes a key; false when the organisation has no such key, or it is revoked already. */
export async function revokeKey(
  db: ProductDb,
  organisationId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('library_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
