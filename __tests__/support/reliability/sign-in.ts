/** Signs in to a running system as a browser would, without one: authorisation code with PKCE (RFC 7636). */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CookieBrowser } from '@/__tests__/support/visitors/cookie-browser';

const tokensSchema = z.object({ access_token: z.string(), id_token: z.string() });

export interface SignInRequest {
  /** Issuer, for example http://localhost:3010. */
  issuer: string;
  /** The library's own address, whose callback is registered. */
  app: string;
  email: string;
  password: string;
}

/** An access token for the person. Throws with the page's status when the sign-in does not lead back. */
export async function accessToken({ issuer, app, email, password }: SignInRequest): Promise<string> {
  const browser = new CookieBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const parameters = new URLSearchParams({
    client_id: 'library-web',
    response_type: 'code',
    redirect_uri: `${app}/callback`,
    scope: 'openid email profile',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const origin = new URL(issuer).origin;
  const form = await browser.follow(`${issuer}/authorize?${parameters}`, origin);
  const sent = await browser.submit(form, { email, password });
  const page = sent.location === null ? sent : await browser.follow(sent.location, origin);
  const code = page.location === null ? null : new URL(page.location).searchParams.get('code');
  if (!code) throw new Error(`sign-in of ${email} ended with ${page.status} at ${page.url}`);
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'library-web',
      redirect_uri: `${app}/callback`,
      code,
      code_verifier: verifier,
    }),
  });
  return tokensSchema.parse(await answer.json()).access_token;
}
