/** The second step of a sign-in: in any script’s digits, and after the device is lost. */
import { TOTP, Secret } from 'otpauth';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { readAudit } from '@/services/common/audit/read';
import { reset } from '@/services/identity/people/access';
import type { Linked } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { authorizeUrl, signIn, startIdentity, type Identity } from './fixture';
import { peopleContext } from './people-context';

const PASSWORD = 'four words nobody joins';
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const context = () => peopleContext(identity);

const enter = async (email: string, password: string, who = new CookieBrowser()) =>
  signIn(identity, who, await authorizeUrl(identity), { email, password });
const hasCode = (location: string | null) => location !== null && new URL(location).searchParams.has('code');
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const secretIn = ({ body }: { body: string }) =>
  /<strong>([A-Z2-7 ]+)<\/strong>/.exec(body)![1]!.replaceAll(' ', '');

async function member(email: string, needsTotp = false): Promise<void> {
  const { link } = (await invite(context(), { email, needsTotp })) as Linked;
  const who = new CookieBrowser();
  await who.submit(await who.open(link), { password: PASSWORD });
}

it('may type the digits of any script; six other characters are a wrong code like any other', async () => {
  await member('arabic@school.example', true);
  const who = new CookieBrowser();
  const setUp = await enter('arabic@school.example', PASSWORD, who);
  const arabic = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  for (const code of ['٣٣٣٣٣٣', 'éééééé', '１２３', '𝟘𝟘𝟘𝟘𝟘𝟘'])
    expect([code, (await who.submit(setUp, { code })).status]).toEqual([code, 422]);
  const { entries } = await readAudit(identity.db, { organisationId: null, limit: 4 });
  expect(entries.map(({ action }) => action)).toEqual(Array(4).fill('sign_in_failed'));
  await identity.db.deleteFrom('sign_in_failures').execute();
  expect((await who.submit(setUp, { code: arabic(codeOf(secretIn(setUp))) })).status).toBe(303);
});

it('who lost the device reads how the step is reset, also as the only operator, and has it reset', async () => {
  await member('lost@school.example', true);
  await identity.db.updateTable('accounts').set({ totp_secret: 'A'.repeat(32), totp_step: 9 }).where('email', '=', 'lost@school.example').execute(); // prettier-ignore
  const asked = await enter('lost@school.example', PASSWORD);
  expect(asked.body).toContain('npm run accounts -- reset YOUR-E-MAIL --second-step');
  const { link } = (await reset(context(), 'lost@school.example', { totp: true })) as Linked;
  const who = new CookieBrowser();
  await who.submit(await who.open(link), { password: `${PASSWORD} new` });
  const { body } = await enter('lost@school.example', `${PASSWORD} new`);
  expect(body).toContain('Set up the second step');
  expect(body).not.toContain('Lost the device?');
});

it('the lost device is out when the step is reset, and the old password opens nothing before the link is used', async () => {
  await member('robbed@school.example');
  const lost = new CookieBrowser();
  expect(hasCode((await enter('robbed@school.example', PASSWORD, lost)).location)).toBe(true);
  const passed = new CookieBrowser();
  await identity.db
    .updateTable('accounts')
    .set({ needs_totp: true })
    .where('email', '=', 'robbed@school.example')
    .execute();
  const setUp = await enter('robbed@school.example', PASSWORD, passed);
  await reset(context(), 'robbed@school.example', { totp: true });
  const silent = await authorizeUrl(identity, { prompt: 'none' });
  const again = await lost.follow(silent.url, identity.origin);
  expect(new URL(again.location!).searchParams.get('error')).toBe('login_required');
  expect((await enter('robbed@school.example', PASSWORD)).status).toBe(422);
  expect((await passed.submit(setUp, { code: codeOf(secretIn(setUp)) })).status).toBeGreaterThanOrEqual(400);
  // Not invited again: an administrator without a mailer would be given the link.
  expect(await invite(context(), { email: 'robbed@school.example' })).toEqual({
    ok: false,
    reason: 'HAS_PASSWORD',
  });
});
