/** Everybody who is signed in renews their token every few minutes. */
import { sql } from 'kysely';
import { SignInSessions } from '@/services/identity/store/sessions';
import { openIdentityDatabase } from './fixture';

it('a renewal is written to its row, and into no index', async () => {
  const { db, close } = await openIdentityDatabase();
  const updates = await db.transaction().execute(async (transaction) => {
    const sessions = new SignInSessions(transaction, { revoke: async () => Promise.reject(new Error()) }, 60);
    const use = { grantId: 'g', sessionUid: 'u', accountId: 'a', device: 'Firefox', address: '192.0.2.1' };
    for (let time = 0; time < 3; time += 1) {
      await sessions.note({ ...use, signedInAt: new Date(0) });
      // The clock stands still in a transaction, and a renewal at the same moment would change nothing.
      await sql`update identity.sign_in_sessions set last_used_at = now() - interval '5 minutes'`.execute(
        transaction,
      );
    }
    const table = sql`'identity.sign_in_sessions'::regclass`;
    const { rows } = await sql<{ all: number; inPlace: number }>`
      select pg_stat_get_xact_tuples_updated(${table}) as all, pg_stat_get_xact_tuples_hot_updated(${table}) as "inPlace"`.execute(
      transaction,
    );
    return rows[0];
  });
  await close();
  expect(updates).toEqual({ all: 5, inPlace: 5 });
});
