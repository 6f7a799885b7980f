/**
 * Changes of an organisation's keys and proxy prefix, by its administrators and by commands. A change and its audit line are stored
 * together.
 */
import type { Transaction } from 'kysely';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit, type AuditLine } from '@/services/common/audit/write';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductDb, ProductTables } from '../tables';
import { proxyOf, setProxy } from './access';
import { createKey, hasKey, revokeKey, type KeyKind } from './keys';

/** Who changes it, and for which organisation, as the audit log has it. */
export interface Changing extends Pick<AuditLine, 'actor' | 'address' | 'requestId'> {
  organisationId: string;
}

/** Changes something under the organisation's lock, which it has even when it has no row yet. */
const change = <Value>(
  db: ProductDb,
  { organisationId }: Changing,
  make: (tx: Transaction<ProductTables>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, `library ${organisationId}`);
    return make(tx);
  });

const write = (
  tx: Transaction<ProductTables>,
  by: Changing,
  line: Pick<AuditLine, 'action' | 'subject' | 'details'>,
) => writeAudit(tx, { service: 'product', ...by, ...line });

/** Makes a key of this id. Throws CONFLICT where there was one: its text is stored nowhere, so it cannot be shown again. */
export const issueKey = (
  db: ProductDb,
  by: Changing,
  { kind, note, id }: { kind: KeyKind; note: string; id: string },
): ReturnType<typeof createKey> =>
  change(db, by, async (tx) => {
    if (await hasKey(tx, id))
      throw new ServiceError(
        'CONFLICT',
        'This key was made already. Its text is not stored: withdraw it and make another.',
      );
    const made = await createKey(tx, kind, { organisationId: by.organisationId }, { note, id });
    await write(tx, by, { action: 'issued', subject: `key:${id}`, details: { what: `${kind} key` } });
    return made;
  });

/** Revokes a key; false when the organisation has no such key, or it is revoked already. */
export const withdrawKey = (db: ProductDb, by: Changing, id: string, now: Date): Promise<boolean> =>
  change(db, by, async (tx) => {
    const was = await revokeKey(tx, by.organisationId, id, now);
    if (was) await write(tx, by, { action: 'revoked', subject: `key:${id}` });
    return was;
  });

/**
 * Sets the proxy prefix; null removes it.
 * @param check may throw for the prefix that is to be replaced
 */
export const changeProxy = (
  db: ProductDb,
  by: Changing,
  prefix: string | null,
  check: (before: string | null) => void = () => undefined,
): Promise<void> =>
  change(db, by, async (tx) => {
    const before = await proxyOf(tx, by.organisationId);
    if (before === prefix) return;
    check(before);
    await setProxy(tx, by.organisationId, prefix);
    await write(tx, by, { action: 'rights_changed', details: { what: 'proxy', set: prefix !== null } });
  });
