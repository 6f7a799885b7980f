/** Identity below the library's own origin, whose public address leads nowhere from here: a whole sign-in through the gateway. */
import * as client from 'openid-client';
import { servicesBelow } from '@/gateway/services/one-origin';
import { readEnvironment } from '@/lib/contracts/environment';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { CookieBrowser, type Page } from '../../support/visitors/cookie-browser';
import { startGateway, type TestGateway } from '../../support/processes/gateway';
import { AUDIENCE, startIdentity, teacher, type Identity } from '../services/identity/fixture';

const ORIGIN = 'https://library.test';
const ISSUER = `${ORIGIN}/identity`;
let identity: Identity;
let gateway: TestGateway;
const seenByPages: (string | undefined)[] = [];

beforeAll(async () => {
  identity = await startIdentity({ issuer: ISSUER, appOrigins: [ORIGIN] });
  const env = { PUBLIC_URL: ORIGIN, IDENTITY_URL: identity.origin };
  gateway = await startGateway(
    async (request, response) => {
      seenByPages.push(request.headers.cookie);
      response.end('a page');
    },
    {
      resolveVisitor: async () => ({ viewer: anonymousViewer, token: null }),
      pages: null,
      below: servicesBelow(
        readEnvironment(
          [
            'PUBLIC_URL',
            'OIDC_AUTHORITY',
            'IDENTITY_URL',
            'MEDIA_PUBLIC_URL',
            'MEDIA_URL',
            'CONTENT_ASSETS_URL',
            'CONTENTFUL_HOST',
            'CONTENTFUL_INSECURE',
          ],
          env,
        ),
      ),
    },
  );
});
afterAll(async () => {
  await gateway.close();
  await identity.stop();
});

/** The public address, as it is reached in this test. */
const here = (address: string) => address.replace(ORIGIN, `http://127.0.0.1:${gateway.port}`);

/** Follows redirects below the issuer; the last leads to the app. */
async function follow(browser: CookieBrowser, page: Page): Promise<Page> {
  let last = page;
  while (last.location !== null && !last.location.startsWith(`${ORIGIN}/callback`))
    last = await browser.open(here(last.location));
  return last;
}

/** The form to which an authorisation request leads, and the verifier of that request (RFC 7636). */
async function signInForm(browser: CookieBrowser): Promise<{ form: Page; verifier: string }> {
  const verifier = client.randomPKCECodeVerifier();
  const parameters = new URLSearchParams({
    client_id: identity.settings.clientId,
    response_type: 'code',
    redirect_uri: `${ORIGIN}/callback`,
    scope: 'openid email profile',
    state: 'state',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const form = await follow(browser, await browser.open(here(`${ISSUER}/authorize?${parameters}`)));
  return { form, verifier };
}

it('names the public address in all it says of itself', async () => {
  const answer = await fetch(here(`${ISSUER}/.well-known/openid-configuration`));
  const document = (await answer.json()) as Record<string, unknown>;
  const addresses = Object.entries(document).filter(([name]) => /_endpoint$|_uri$|^issuer$/.test(name));
  expect(addresses.length).toBeGreaterThan(6);
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/library\.test\/identity/);
});

it('R-PUR-3 signs in, with cookies that no page ever gets, and services that verify by another way', async () => {
  const browser = new CookieBrowser();
  const { form, verifier } = await signInForm(browser);
  expect(form.body).toContain('action="/identity/interaction/');
  expect(form.body).toContain('href="/identity/assets/identity.css"');
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  const style = await fetch(here(`${ISSUER}/assets/identity.css`));
  expect(await style.text()).toContain("url('fraunces.woff2')");

  const { email, password } = teacher;
  const sent = await browser.submit(form, { email, password }, { origin: ORIGIN });
  for (const cookie of [...form.headers.getSetCookie(), ...sent.headers.getSetCookie()])
    expect(cookie).toMatch(/path=\/identity/i);
  const back = await follow(browser, sent);
  const code = new URL(back.location!).searchParams.get('code')!;
  for (const cookie of back.headers.getSetCookie()) expect(cookie).toMatch(/path=\/identity.*secure/i);
  expect(browser.cookieHeader('/search')).toBe('');

  const answer = await fetch(here(`${ISSUER}/token`), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: identity.settings.clientId,
      redirect_uri: `${ORIGIN}/callback`,
      code,
      code_verifier: verifier,
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const verify = createTokenVerifier({
    discovery: createDiscovery({ issuer: ISSUER, reachedAt: identity.origin }),
    audience: AUDIENCE,
  });
  expect(await verify.verify(access_token)).toMatchObject({ subject: teacher.id });
});

it('a person who has typed many wrong passwords is given the page with its challenge, and not an API’s error', async () => {
  const browser = new CookieBrowser();
  const { form } = await signInForm(browser);
  const wrong = { email: 'somebody@school.example', password: 'not it' };
  const statuses: number[] = [];
  let page = form;
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    page = await browser.submit(form, wrong, { origin: ORIGIN });
    statuses.push(page.status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.body).toContain('name="challenge"');
});

it('shows visitors nothing that is for operators', async () => {
  for (const path of ['/identity/metrics', '/identity/readyz', '/identity/healthz/'])
    expect((await gateway.ask(path)).body).toBe('a page');
});
