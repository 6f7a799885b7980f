/** Entering by a code: only from the organisation's network, and only while its address has tries left. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import {
  afterEntry,
  afterFailure,
  mayTry,
  readCode,
  triesAt,
  type Tries,
} from '@/lib/domain/lists/class-code';
import { isOpenAt } from '@/lib/domain/visibility/class-grant';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import { lockedRow } from '../limits/locked-row';
import type { ProductDb, ProductTables } from '../tables';
import { openingByCode, type StoredOpening } from './openings';

/** Tries are counted for one subscriber's network. Stored only as a hash. */
function triesKey(organisationId: string, address: string): string {
  const network = subscriberNetwork(address);
  return createHash('sha256').update(`${organisationId} ${network}`).digest('base64url').slice(0, 22);
}

async function lockedTries(
  transaction: Transaction<ProductTables>,
  key: string,
  now: number,
): Promise<Tries> {
  const fresh = { address: key, tries_left: triesAt(null, now).left, given: 0, since: new Date(now) };
  const { tries_left, given, since } = await lockedRow(transaction, 'class_tries', fresh);
  return triesAt({ left: tries_left, given, since: since.getTime() }, now);
}

/** `STOPPED`: too many failures; nothing was looked up. */
type Entered = StoredOpening | 'WRONG' | 'STOPPED';

async function tried(
  transaction: Transaction<ProductTables>,
  organisationId: string,
  code: string | null,
  key: string,
  now: number,
): Promise<Entered> {
  const tries = await lockedTries(transaction, key, now);
  if (!mayTry(tries)) return 'STOPPED';
  const found = code === null ? null : await openingByCode(transaction, organisationId, code);
  const opening = found && isOpenAt(found, now) ? found : null;
  const { left, given, since } = opening ? afterEntry(tries) : afterFailure(tries);
  await transaction
    .updateTable('class_tries')
    .set({ tries_left: left, given, since: new Date(since) })
    .where('address', '=', key)
    .execute();
  return opening ?? 'WRONG';
}

/**
 * The opening of a code. Throws the same NOT_FOUND for a wrong code, one that is not open yet, a closed one, and outside a
 * recognised network, where no code works.
 */
export async function enterByCode(
  db: ProductDb,
  text: string,
  { viewer, address, now }: { viewer: Viewer; address: string; now: number },
): Promise<StoredOpening> {
  const wrong = new ServiceError('NOT_FOUND', 'No class is open under this code here');
  const { method, organisationId } = viewer;
  if (method !== 'IPAuth' || organisationId === null) throw wrong;
  const key = triesKey(organisationId, address);
  const entered = await db
    .transaction()
    .execute((transaction) => tried(transaction, organisationId, readCode(text), key, now));
  if (entered === 'STOPPED') throw new ServiceError('RATE_LIMITED', 'Too many wrong codes; try again later');
  if (entered === 'WRONG') throw wrong;
  return entered;
}
