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
  await time('nobody@nowhere.example');
  const median = async (email: string) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) times.push(await time(email));
    return times.toSorted((a, b) => a - b)[1]!;
  };
  const [known, unknown] = [await median(teacher.email), await median('nobody@nowhere.example')];
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
