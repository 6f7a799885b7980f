/** @jest-environment node */
import { accountByPassword, enableDemoAccounts } from '@/services/identity/store/accounts';
import { openIdentityDatabase, teacher } from './fixture';

it('an unknown e-mail takes the time that a known one takes, of the demonstration too', async () => {
  const { db, close } = await openIdentityDatabase();
  await enableDemoAccounts(db);
  const time = async (email: string) => {
    const started = performance.now();
    await accountByPassword(db, email, 'x');
    return performance.now() - started;
  };
  // In turns, and the least of each: what else the machine does only lengthens a time.
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = 0; turn < 5; turn += 1) {
    times.known.push(await time(teacher.email));
    times.unknown.push(await time('nobody@nowhere.example'));
  }
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  await close();
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
});

it.each(['', 'x', 'the password of nobody'])(
  'nobody signs in as a person who is invited and has no password yet: %j',
  async (password) => {
    const { db, close } = await openIdentityDatabase();
    const email = 'invited@school.test';
    await db
      .insertInto('accounts')
      .values({ id: 'invited', email, given_name: 'I', family_name: 'N', password_hash: null, demo: false })
      .execute();
    // The last of these was the text whose hash stands in for a missing one.
    expect(await accountByPassword(db, email, password)).toBeNull();
    await close();
  },
);
