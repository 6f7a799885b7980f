/** An invitation beside a correction of its address: no link opens an account from the mailbox of somebody else. */
import { correct } from '@/services/identity/people/correct';
import type { Linked } from '@/services/identity/people/context';
import { invite, inviteAgain } from '@/services/identity/people/invite';
import type { Letter } from '@/services/common/mail';
import { startIdentity, type Identity } from './fixture';
import { peopleContext } from './people-context';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const letters: Letter[] = [];
const context = () =>
  peopleContext(identity, async (letter) => {
    letters.push(letter);
    return null;
  });
const invited = async (email: string) => (await invite(context(), { email })) as Linked;
const opens = async (link: string) => (await (await fetch(link)).text()).includes('name="password"');

/** Until a statement waits for a lock that another holds. */
async function untilWaiting(): Promise<void> {
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await identity.pool.query(waits)).rows.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

it.each(['by address', 'by account'])('%s, sent while the address is being corrected', async (how) => {
  const wrong = `wrong-${how.replace(' ', '-')}@shcool.test`;
  const right = wrong.replace('wrong', 'right');
  const { accountId } = await invited(wrong);
  letters.length = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // As correct.ts does, held up before it is done. The letter is sent only when the row is locked: sent
  // beside it, it could be done first, and nothing would ever wait.
  let locked: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (locked = resolve));
  const correcting = identity.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ email: right }).where('id', '=', accountId).execute();
    locked();
    await held;
  });
  await underWay;
  const sent = how === 'by address' ? invited(wrong) : inviteAgain(context(), accountId, null);
  await untilWaiting();
  release();
  await correcting;
  const answer = (await sent) as Linked;
  expect(await opens(answer.link)).toBe(true);
  expect(letters.map(({ to }) => to)).toEqual([answer.email]);
  // An address that is nobody's by now is somebody else's.
  expect([answer.email, answer.accountId === accountId]).toEqual(
    how === 'by address' ? [wrong, false] : [right, true],
  );
});

it('goes to the address of now, and its link opens nothing once that is another one', async () => {
  const { accountId } = await invited('first@school.test');
  await correct(context(), accountId, { email: 'second@school.test' });
  const again = (await inviteAgain(context(), accountId, 'school')) as Linked;
  expect([again.accountId, again.email]).toEqual([accountId, 'second@school.test']);
  await correct(context(), accountId, { email: 'Second@School.test' });
  expect(await opens(again.link)).toBe(true);
  await correct(context(), accountId, { email: 'third@school.test' });
  expect(await opens(again.link)).toBe(false);
});

it('is for accounts that wait for it', async () => {
  const { accountId } = await invited('member@school.test');
  expect(await inviteAgain(context(), 'nobody', null)).toEqual({ ok: false, reason: 'UNKNOWN' });
  await identity.db.updateTable('accounts').set({ password_hash: 'x' }).where('id', '=', accountId).execute();
  expect(await inviteAgain(context(), accountId, null)).toEqual({ ok: false, reason: 'HAS_PASSWORD' });
});
