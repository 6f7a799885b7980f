/** Entering by a code: within the organisation's network alone, and no more failures than an address has left. */
import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/contracts/viewer';
import {
  afterEntry,
  afterFailure,
  mayTry,
  readCode,
  triesAt,
  type Tries,
} from '@/lib/domain/lists/class-code';
import { isOpenAt } from '@/lib/domain/visibility/class-grant';
import { ServiceError } from '@/lib/platform/service-error';
import { openingByCode, type Db, type StoredOpening } from './openings';

/** An IPv6 network of one site; an IPv4 address as it is. The address itself is not stored. */
function triesKey(organisationId: string, address: string): string {
  const site = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
  return createHash('sha256').update(`${organisationId} ${site}`).digest('base64url').slice(0, 22);
}

async function lockedTries(db: Db, key: string, now: number): Promise<Tries> {
  const fresh = triesAt(null, now);
  await db
    .insertInto('class_tries')
    .values({ address: key, tries_left: fresh.left, given: 0, since: new Date(now) })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
  const row = await db
    .selectFrom('class_tries')
    .selectAll()
    .where('address', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return triesAt({ left: row.tries_left, given: row.given, since: row.since.getTime() }, now);
}

/** `STOPPED`: too many failures; nothing was looked up. */
type Entered = StoredOpening | 'WRONG' | 'STOPPED';

async function tried(
  db: Db,
  organisationId: string,
  code: string | null,
  key: string,
  now: number,
): Promise<Entered> {
  const tries = await lockedTries(db, key, now);
  if (!mayTry(tries)) return 'STOPPED';
  const found = code === null ? null : await openingByCode(db, organisationId, code);
  const opening = found && isOpenAt(found, now) ? found : null;
  const { left, given, since } = opening ? afterEntry(tries) : afterFailure(tries);
  await db
    .updateTable('class_tries')
    .set({ tries_left: left, given, since: new Date(since) })
    .where('address', '=', key)
    .execute();
  return opening ?? 'WRONG';
}

/**
 * The opening of a code. One and the same NOT_FOUND for a wrong code, an early one, a closed one and for anybody outside a
 * recognised network, where no code works at all.
 */
export async function enterByCode(
  db: Db,
  text: string,
  { viewer, address, now }: { viewer: Viewer; address: string; now: number },
): Promise<StoredOpening> {
  const wrong = new ServiceError('NOT_FOUND', 'No class is open under this code here');
  const { method, organisationId } = viewer;
  if (method !== 'IPAuth' || organisationId === null) throw wrong;
  const key = triesKey(organisationId, address);
  // One at a time for an address: who asks many times at once has no more tries than who asks in turn.
  const entered = await db
    .transaction()
    .execute((transaction) => tried(transaction, organisationId, readCode(text), key, now));
  if (entered === 'STOPPED') throw new ServiceError('RATE_LIMITED', 'Too many wrong codes; try again later');
  if (entered === 'WRONG') throw wrong;
  return entered;
}
