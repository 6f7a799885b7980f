import { securityHeadersFor, type HeaderOrigins } from '@/gateway/headers';
import { originsIn } from '@/lib/platform/network/known-origins';
import { securityHeaders } from '@/services/identity/oidc/security-headers';

const origins: HeaderOrigins = {
  identity: 'https://id.example',
  media: 'https://media.example',
  hosted: [],
  images: 'https://images.example',
  analytics: null,
  secure: true,
  scriptHashes: [],
  development: false,
};
const policy = (hosted: readonly string[]) =>
  String(securityHeadersFor({ ...origins, hosted })('/productions/lear')['Content-Security-Policy']);
const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of pages', () => {
  it('lets recordings come from the origins that the operator names, and from no other', () => {
    const hosted = originsIn(
      'https://films.example/some/path, http://b.example:8080 ,javascript:alert(1),nonsense,',
    );
    expect(hosted).toEqual(['https://films.example', 'http://b.example:8080']);
    for (const name of ['media-src', 'connect-src']) {
      expect(directive(policy(hosted), name)).toContain('https://films.example');
      expect(directive(policy([]), name)).not.toContain('films.example');
    }
    expect(directive(policy(hosted), 'script-src')).not.toContain('films.example');
  });
});

describe('headers by path', () => {
  const headers = securityHeadersFor(origins);

  it('only the page of silent renewal may be framed, by our own pages; a file may load nothing', () => {
    expect(headers('/silent-renew.html')).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'") as string,
    });
    expect(headers('/guides')).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
    expect(headers('/favicon.svg')['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('a browser is told to stay with https for as long by the sign-in pages as by the library', () => {
    const issuer = {
      issuer: 'https://library.example/identity',
      clientId: 'web',
      audience: 'library',
      appOrigins: ['https://library.example'],
      tokenSeconds: 600,
      sessionSeconds: 3_600,
      cookieKeys: ['k'],
    } as const;
    const told = securityHeaders(issuer, false)['Strict-Transport-Security'];
    expect(told).toMatch(/^max-age=\d+; includeSubDomains$/);
    for (const path of ['/', '/silent-renew.html', '/favicon.svg'])
      expect(headers(path)['Strict-Transport-Security']).toBe(told);
  });

  it('nobody is told to stay with https where there is none', () => {
    const plain = securityHeadersFor({ ...origins, secure: false });
    expect(plain('/')).not.toHaveProperty('Strict-Transport-Security');
  });
});
