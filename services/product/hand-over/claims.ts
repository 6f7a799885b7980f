/** A person's side of a hand-over: its code makes it theirs, with five tries; then they say what they want. */
import type { Transaction } from 'kysely';
import { readCode } from '@/lib/domain/lists/class-code';
import {
  afterWrongCode,
  failuresAt,
  handOverState,
  mayClaim,
  type Failures,
} from '@/lib/domain/lists/hand-over';
import { ServiceError } from '@/lib/platform/service-error';
import { notShown } from '../catalogue/access';
import { lockedRow } from '../limits/locked-row';
import type { ProductDb, ProductTables } from '../tables';
import { factsOf, type HandOverRow } from './rows';

export interface Claimant {
  userId: string;
  organisationId: string | null;
  /** From the customers service; the machine shows this name when it asks. */
  name: string;
}

async function lockedFailures(
  transaction: Transaction<ProductTables>,
  userId: string,
  now: number,
): Promise<Failures | null> {
  const fresh = { user_id: userId, failures: 0, since: new Date(now) };
  const { failures, since } = await lockedRow(transaction, 'hand_over_tries', fresh);
  return failuresAt({ count: failures, since: since.getTime() }, now);
}

async function bound(
  db: ProductDb,
  code: string | null,
  { userId, organisationId, name }: Claimant,
  now: number,
): Promise<HandOverRow | null> {
  if (code === null) return null;
  // One statement, so that of two people with the same code only one gets it.
  const row = await db
    .updateTable('hand_over')
    .set({ user_id: userId, user_organisation_id: organisationId, person: name })
    .where('code', '=', code)
    .where('expires_at', '>', new Date(now))
    .where('agreed', 'is', null)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Throws the same NOT_FOUND for a wrong, an expired and a taken code; RATE_LIMITED after five wrong ones. */
export async function claim(
  db: ProductDb,
  text: string,
  claimant: Claimant,
  now: number,
): Promise<HandOverRow> {
  const found = await db.transaction().execute(async (transaction) => {
    const failures = await lockedFailures(transaction, claimant.userId, now);
    if (!mayClaim(failures)) return 'STOPPED';
    const row = await bound(transaction, readCode(text), claimant, now);
    if (row) return row;
    const { count, since } = afterWrongCode(failures, now);
    await transaction
      .updateTable('hand_over_tries')
      .set({ failures: count, since: new Date(since) })
      .where('user_id', '=', claimant.userId)
      .execute();
    return 'WRONG';
  });
  if (found === 'STOPPED')
    throw new ServiceError('RATE_LIMITED', 'Too many wrong codes; try again in five minutes');
  if (found === 'WRONG') throw new ServiceError('NOT_FOUND', 'No machine shows this code now');
  return found;
}

/** A person's claim by its id. Throws NOT_FOUND for anyone else's. */
export async function claimOf(db: ProductDb, id: string, userId: string): Promise<HandOverRow> {
  const row = await db
    .selectFrom('hand_over')
    .selectAll()
    .where('claim', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notShown();
  return row;
}

/** Stores what the person wants transferred; it can be changed until the machine answers. Throws CONFLICT from then on. */
export async function requestTransfer(
  db: ProductDb,
  row: HandOverRow,
  opens: { id: string; name: string } | null,
  now: number,
): Promise<HandOverRow> {
  const state = handOverState(factsOf(row), now);
  const isOpen = state === 'offered' || state === 'asked';
  // Asked again by the statement: the machine may have answered since the row was read.
  const requested = isOpen
    ? await db
        .updateTable('hand_over')
        .set({ asked: true, opens_id: opens?.id ?? null, opens_name: opens?.name ?? null })
        .where('id', '=', row.id)
        .where('agreed', 'is', null)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (!requested) throw new ServiceError('CONFLICT', 'This hand-over has ended');
  return requested;
}
