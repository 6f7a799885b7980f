/** An authorisation request is stored until somebody signs in, so what anybody may put into one is bounded. */
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';
import { APP, authorizeUrl, signIn, startIdentity, type Identity } from './fixture';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());
beforeEach(() => identity.db.deleteFrom('models').execute());

const stored = async () => {
  const rows = await identity.db.selectFrom('models').select('payload').execute();
  return JSON.stringify(rows).length;
};

/** The error that the app is told, or null. */
async function refusal(changes: Record<string, string>, browser = new CookieBrowser()) {
  const { location } = await browser.open((await authorizeUrl(identity, changes)).url);
  const address = new URL(location ?? '', identity.origin);
  return address.href.startsWith(`${APP}/callback`) ? address.searchParams.get('error') : null;
}

it.each(['state', 'nonce', 'login_hint'])('%s has up to 512 characters, and no more', async (name) => {
  expect(await refusal({ [name]: 'x'.repeat(512) })).toBeNull();
  await identity.db.deleteFrom('models').execute();
  expect(await refusal({ [name]: 'x'.repeat(513) })).toBe('invalid_request');
  expect(await stored()).toBeLessThan(512);
});

it('a request has up to 2 kB, whatever is in it', async () => {
  expect(await refusal({ ui_locales: 'x '.repeat(750) })).toBeNull();
  // The longest e-mail (RFC 5321), each byte of it escaped.
  expect(await refusal({ login_hint: 'é'.repeat(127), state: 'x'.repeat(512) })).toBeNull();
  await identity.db.deleteFrom('models').execute();
  expect(await refusal({ ui_locales: 'x '.repeat(1_000) })).toBe('invalid_request');
  expect(await refusal({ anything: 'x'.repeat(2_048) })).toBe('invalid_request');
  expect(await stored()).toBeLessThan(512);
});

it('somebody who is signed in is refused alike, and told by the state that was sent', async () => {
  const browser = new CookieBrowser();
  await signIn(identity, browser, await authorizeUrl(identity));
  expect(await refusal({}, browser)).toBeNull();
  expect(await refusal({ nonce: 'x'.repeat(513) }, browser)).toBe('invalid_request');
  const { url, state } = await authorizeUrl(identity, { nonce: 'x'.repeat(513), prompt: 'none' });
  const { location } = await browser.open(url);
  const answer = new URL(location ?? '').searchParams;
  expect([answer.get('error'), answer.get('state')]).toEqual(['invalid_request', state]);
});
