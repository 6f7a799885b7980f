/** A small token issuer for tests: discovery and keys over HTTP, tokens signed at will. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const TEST_AUDIENCE = 'urn:library:api';

export interface TestIssuer {
  /** Its name in tokens. */
  issuer: string;
  /** Port on 127.0.0.1 at which it answers. */
  port: number;
  /** Requests the issuer has answered, by path. */
  requests: string[];
  /** A signed access token; `lifeSeconds` may be negative, `claims` override everything. */
  sign: (
    subject: string,
    options?: { lifeSeconds?: number; claims?: Record<string, unknown> },
  ) => Promise<string>;
  /** The same claims signed by a key that the issuer does not publish. */
  forge: (subject: string) => Promise<string>;
  /** Replaces the signing key; tokens of the old one stay valid only while `keepOld`. */
  rotate: (keepOld: boolean) => Promise<void>;
  close: () => Promise<void>;
}

async function makeKey(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey: pair.privateKey, jwk };
}

/** @param name its public name, which need not lead to it; absent: its own address */
export async function startTestIssuer(name?: string): Promise<TestIssuer> {
  let keys = [await makeKey('key-1')];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks` },
      '/jwks': { keys: keys.map(({ jwk }) => jwk) },
    };
    const body = documents[url];
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = name ?? `http://127.0.0.1:${port}`;

  const signWith = (
    key: { kid: string; privateKey: CryptoKey },
    subject: string,
    life: number,
    claims: Record<string, unknown>,
  ) => {
    const now = Math.floor(Date.now() / 1000);
    const standard = {
      iss: issuer,
      aud: TEST_AUDIENCE,
      sub: subject,
      cid: 'library-web',
      scp: ['openid', 'email', 'profile'],
    };
    return new SignJWT({ ...standard, iat: now, exp: now + life, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
      .sign(key.privateKey);
  };

  return {
    issuer,
    port,
    requests,
    sign: (subject, { lifeSeconds = 600, claims = {} } = {}) =>
      signWith(keys[0]!, subject, lifeSeconds, claims),
    forge: async (subject) => signWith(await makeKey(keys[0]!.kid), subject, 600, {}),
    rotate: async (keepOld) => {
      keys = [await makeKey(`key-${Date.now()}`), ...(keepOld ? keys : [])];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
