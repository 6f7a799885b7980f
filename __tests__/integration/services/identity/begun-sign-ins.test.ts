/** Each sign-in that is begun is stored for an hour, so how many a network begins is bounded. */
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { begunCounters } from '@/services/identity/sign-in/counters';
import { APP, authorizeUrl, signIn, startIdentity, type Identity } from './fixture';

const SCHOOL = '198.51.100.1';
let identity: Identity;
beforeAll(async () => (identity = await startIdentity({}, '127.0.0.1, ::1')));
afterAll(() => identity.stop());
/** A test is of one minute, in which it is counted. */
const MINUTE_MS = 60_000;
const LONGEST_TEST_MS = 5_000;
beforeEach(async () => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < LONGEST_TEST_MS) await new Promise((resolve) => setTimeout(resolve, left));
}, MINUTE_MS);
beforeEach(async () => {
  await identity.db.deleteFrom('models').execute();
  await identity.db.deleteFrom('sign_in_failures').execute();
});

const from = (address: string) => new CookieBrowser({ 'x-forwarded-for': address });
const stored = async () => (await identity.db.selectFrom('models').select('id').execute()).length;
const begin = async (browser: CookieBrowser, changes: Record<string, string> = {}) => {
  const { location } = await browser.open((await authorizeUrl(identity, changes)).url);
  const address = new URL(location ?? '', identity.origin);
  return address.href.startsWith(`${APP}/callback`) ? address.searchParams.get('error') : null;
};
const counts = async () =>
  (
    await identity.db.selectFrom('sign_in_failures').select('failures').where('failures', '>', 0).execute()
  ).map(({ failures }) => failures);

it('a network that has begun too many is told to come later, and nothing more is stored', async () => {
  expect(await begin(from(SCHOOL))).toBeNull();
  expect(await counts()).toEqual([1]);
  // As after thousands, without beginning them.
  const [{ limit } = { limit: 0 }] = begunCounters(SCHOOL, 'any', new Date());
  await identity.db.updateTable('sign_in_failures').set({ failures: limit }).execute();
  const before = await stored();
  expect(await begin(from(SCHOOL))).toBe('temporarily_unavailable');
  expect(await stored()).toBe(before);
  expect(await begin(from('198.51.100.2'))).toBeNull();
});

it('a school of a thousand who come at once is not told', () => {
  expect(Math.min(...begunCounters(SCHOOL, 'any', new Date()).map(({ limit }) => limit))).toBeGreaterThan(
    1_000,
  );
});

it('an IPv6 host does not escape within its /48', async () => {
  await begin(from('2001:db8:1:2::1'));
  await identity.db.updateTable('sign_in_failures').set({ failures: 1_000_000 }).execute();
  expect(await begin(from('2001:db8:1:99::1'))).toBe('temporarily_unavailable');
});

it('silent renewals are no such sign-ins', async () => {
  const browser = from(SCHOOL);
  expect(await begin(browser, { prompt: 'none' })).toBe('login_required');
  const { status } = await signIn(identity, browser, await authorizeUrl(identity));
  expect(status).toBe(303);
  expect(await begin(browser, { prompt: 'none' })).toBeNull();
  expect(await counts()).toEqual([1]);
});
