import { randomBytes } from 'node:crypto';
import { exposedDemoRefusal, refuseStart } from '@/lib/platform/start/refusals';

const secret = () => randomBytes(32).toString('base64url');
const pair = () => `${secret()}, ${randomBytes(32).toString('hex')}`;
const good = () => ({
  IDENTITY_COOKIE_KEYS: pair(),
  CUSTOMERS_API_KEY: pair(),
  CONTENTFUL_ACCESS_TOKEN: pair(),
  MEDIA_SIGNING_KEY: pair(),
  SERVICE_KEY: pair(),
});
const names = Object.keys(good());

/** The one line of a refused start; null when it may start. */
function said(env: Record<string, string>): string | null {
  try {
    refuseStart(env);
    return null;
  } catch (error) {
    expect((error as Error).name).toBe('EnvironmentError');
    return (error as Error).message;
  }
}

describe('a start with secrets', () => {
  it('goes on with 32 random bytes each, in base64url or hexadecimal, a new one before an old one', () => {
    for (let turn = 0; turn < 200; turn += 1) expect(said(good())).toBeNull();
  });

  it('goes on with random digits that happen to stand in a row', () => {
    const digits = (row: string) =>
      `${row}${'9c40be7713d8f2605a1e94d7b3086fc2e5a79d1840b6f3c2790ed58146ab7f03'.slice(row.length)}`;
    expect(said({ SERVICE_KEY: digits('123456'), CUSTOMERS_API_KEY: digits('abcdef') })).toBeNull();
    expect(said({ SERVICE_KEY: digits('12345678') })).toContain('well-known word');
  });

  it.each(names)('is refused when %s is short, known or not random, without saying it', (name) => {
    const bad = [
      'a',
      secret().slice(1),
      randomBytes(31).toString('hex'),
      'x'.repeat(64),
      'ab12'.repeat(16),
      'changeme-changeme-0123-qpwoeiruty-zmxncbv-lkjhg',
      `my-Password-${secret()}`,
    ];
    for (const value of bad) {
      const line = said({ [name]: value });
      expect(line).toMatch(new RegExp(`^${name} .+openssl`));
      expect(line).not.toContain('\n');
      if (value.length > 1) expect(line).not.toContain(value);
    }
  });

  it('is refused when there is no key in a list', () => {
    expect(said({ SERVICE_KEY: ' , ' })).toMatch(/^SERVICE_KEY holds no key\. .+openssl/);
  });

  it('is refused when a retired key in a list is weak', () => {
    expect(said({ MEDIA_SIGNING_KEY: `${secret()},a` })).toContain('MEDIA_SIGNING_KEY');
  });

  it('is refused when one secret serves two purposes', () => {
    const one = secret();
    expect(said({ CUSTOMERS_API_KEY: one, MEDIA_SIGNING_KEY: `${secret()},${one}` })).toMatch(
      /MEDIA_SIGNING_KEY .*CUSTOMERS_API_KEY/,
    );
    expect(
      said({ DATABASE_URL: `postgres://library:${one}@database/library`, MEDIA_SIGNING_KEY: one }),
    ).toContain('DATABASE_URL');
    expect(said({ S3_SECRET_ACCESS_KEY: one, SERVICE_KEY: one })).toContain('SERVICE_KEY');
  });

  it('says how long a secret has to be', () => {
    expect(said({ SERVICE_KEY: 'short' })).toBe(
      'SERVICE_KEY is shorter than 32 random bytes, which have 43 characters in base64 and 64 in hexadecimal. Make one with: openssl rand -base64 32',
    );
  });

  it('takes a token as Contentful issued it, and judges it where the delivery API is ours', () => {
    const CONTENTFUL_ACCESS_TOKEN = 'as-it-was-issued';
    for (const CONTENTFUL_HOST of ['cdn.contentful.com', 'cdn.eu.contentful.com:443'])
      expect(said({ CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_HOST })).toBeNull();
    for (const CONTENTFUL_HOST of [
      '',
      'content.library.example',
      'notcontentful.com',
      'contentful.com.example',
    ])
      expect(said({ CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_HOST })).toMatch(
        /^CONTENTFUL_ACCESS_TOKEN is shorter/,
      );
    expect(said({ SERVICE_KEY: 'short', CONTENTFUL_HOST: 'cdn.contentful.com' })).toMatch(/^SERVICE_KEY/);
  });

  it('is not judged in a test', () => {
    expect(said({ NODE_ENV: 'test', MEDIA_SIGNING_KEY: 'a' })).toBeNull();
  });
});

describe('the public address', () => {
  it.each([
    'https://library.example/theatre',
    'https://library.example/?a=b',
    'https://user:word@library.example',
  ])('%s is refused: a library is at the root of a name', (PUBLIC_URL) => {
    const line = said({ PUBLIC_URL });
    expect(line).toMatch(/^PUBLIC_URL .+Set it to https:\/\/library\.example$/);
    expect(line).not.toContain('word');
  });

  it('may end in a slash, and is named where it is none', () => {
    expect(said({ PUBLIC_URL: 'https://library.example/' })).toBeNull();
    expect(said({ PUBLIC_URL: 'library.example' })).toMatch(/^PUBLIC_URL is not valid: .+https:\/\//);
  });
});

describe('a start behind a proxy', () => {
  it('is refused while PUBLIC_URL is this machine, set or by default', () => {
    expect(said({ TRUSTED_PROXIES: '10.0.0.1' })).toMatch(/^PUBLIC_URL is http:\/\/localhost:3000, /);
    expect(said({ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://[::1]:8080' })).toContain('PUBLIC_URL');
    expect(said({ TRUSTED_PROXIES: '10.0.0.1', PUBLIC_URL: 'https://library.example' })).toBeNull();
    expect(said({ TRUSTED_PROXIES: '', PUBLIC_URL: 'http://localhost:3000' })).toBeNull();
  });

  it('goes on when trying a proxy out is meant', () => {
    expect(said({ TRUSTED_PROXIES: '127.0.0.1', LOOPBACK_PROXY: 'true' })).toBeNull();
  });
});

describe('demo accounts', () => {
  it.each(['0.0.0.0', '::', '192.168.1.20', 'library.local'])('are not opened on a socket at %s', (host) => {
    expect(exposedDemoRefusal({ LISTEN_HOST: host })).toMatch(/^LISTEN_HOST is /);
    expect(exposedDemoRefusal({ LISTEN_HOST: host, PUBLIC_URL: 'https://library.example' })).toBeNull();
  });

  it.each(['localhost', '127.0.0.1', '::1', '127.1.2.3'])('are open at %s', (host) => {
    expect(exposedDemoRefusal({ LISTEN_HOST: host })).toBeNull();
  });
});

describe('a port that browsers block', () => {
  it.each([
    [6000, 6000, 'web'],
    [6556, 6566, 'identity'],
    [6653, 6665, 'product'],
    [2037, 2049, 'product'],
    [10_079, 10_080, 'classroom'],
  ])('PORT_BASE=%d is refused for %d of %s', (base, port, name) => {
    expect(said({ PORT_BASE: String(base) })).toMatch(
      new RegExp(`^PORT_BASE=${base} puts ${name} on port ${port}`),
    );
  });

  it('is named in an address too, and the database may have one', () => {
    expect(said({ PUBLIC_URL: 'http://library.example:6697' })).toBe(
      'PUBLIC_URL names port 6697, which browsers block',
    );
    expect(said({ PORT_BASE: String(6667 - 20) })).toBeNull();
  });
});
