/** Links visited, settings and notices of one person: small values by key. */
import { sql } from 'kysely';
import type { UserNotification } from '@/lib/contracts/personal/my-page';
import { ServiceError } from '@/lib/platform/service-error';
import { requireRoom } from '../limits/room';
import type { ProductDb } from '../tables';

const KEY_LIMIT = 100;
const VALUE_LIMIT = 2_000;
/** Keys of one kind that one person may have; the app uses fewer than ten. An answer has at most a hundred notices. */
const MOST_KEYS = { user_link: 200, user_setting: 200, user_notification: 100 } as const;

function checkKey(key: string): string {
  const trimmed = key.trim();
  if (trimmed === '' || trimmed.length > KEY_LIMIT) {
    throw new ServiceError('VALIDATION_FAILED', `key must have 1 to ${KEY_LIMIT} characters`);
  }
  return trimmed;
}

interface Keys {
  table: keyof typeof MOST_KEYS;
  userId: string;
  keys: readonly string[];
}

/** Writes keys. Throws CONFLICT where the person would have more than MOST_KEYS with these; keys that they have may still change. */
async function writeKeys(
  db: ProductDb,
  { table, userId, keys }: Keys,
  write: (transaction: ProductDb) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, {
      lock: `${table} ${userId}`,
      others: transaction.selectFrom(table).where('user_id', '=', userId).where('key', 'not in', keys),
      added: keys.length,
      most: MOST_KEYS[table],
      refusal: { message: 'There are too many keys' },
    });
    await write(transaction);
  });
}

/** R-GQL-1: idempotent; the first visit's time stays. */
export async function visitLink(
  db: ProductDb,
  userId: string,
  key: string,
): Promise<{ key: string; visited: boolean }> {
  const checked = checkKey(key);
  await writeKeys(db, { table: 'user_link', userId, keys: [checked] }, (transaction) =>
    transaction
      .insertInto('user_link')
      .values({ user_id: userId, key: checked })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .execute(),
  );
  return { key: checked, visited: true };
}

export async function listLinks(db: ProductDb, userId: string): Promise<{ key: string; visited: boolean }[]> {
  const rows = await db
    .selectFrom('user_link')
    .select('key')
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => ({ key, visited: true }));
}

export const listSettings = (db: ProductDb, userId: string): Promise<{ key: string; value: string }[]> =>
  db
    .selectFrom('user_setting')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();

/** R-GQL-2: stores the value as given and returns all settings. */
export async function saveSetting(db: ProductDb, userId: string, key: string, value: string) {
  if (value.length > VALUE_LIMIT) {
    throw new ServiceError('VALIDATION_FAILED', `value must have at most ${VALUE_LIMIT} characters`);
  }
  const checked = checkKey(key);
  await writeKeys(db, { table: 'user_setting', userId, keys: [checked] }, (transaction) =>
    transaction
      .insertInto('user_setting')
      .values({ user_id: userId, key: checked, value })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ value }))
      .execute(),
  );
  return listSettings(db, userId);
}

export async function listNotifications(db: ProductDb, userId: string): Promise<UserNotification[]> {
  const rows = await db
    .selectFrom('user_notification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    dismissalCounter: row.dismissal_counter,
    nextDisplayTimestamp: row.next_display_timestamp,
  }));
}

/** D22: given keys are replaced, others kept; returns the full list. For a repeated key the last value counts. */
export async function mergeNotifications(db: ProductDb, userId: string, given: readonly UserNotification[]) {
  const last = [...new Map(given.map((one) => [one.key, one])).values()];
  if (last.length > 0) {
    const keys = last.map(({ key }) => key);
    await writeKeys(db, { table: 'user_notification', userId, keys }, (transaction) =>
      transaction
        .insertInto('user_notification')
        .values(
          last.map((one) => ({
            user_id: userId,
            key: one.key,
            dismissal_counter: one.dismissalCounter,
            next_display_timestamp: one.nextDisplayTimestamp,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'key']).doUpdateSet({
            dismissal_counter: sql`excluded.dismissal_counter`,
            next_display_timestamp: sql`excluded.next_display_timestamp`,
          }),
        )
        .execute(),
    );
  }
  return listNotifications(db, userId);
}
