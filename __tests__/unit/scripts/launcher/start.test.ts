import { readEnvironment } from '@/lib/contracts/environment';
import { publicAddressWarning } from '@/scripts/launcher/public-address';
import { causeIn } from '@/scripts/launcher/ready';
import { checkAddress, servicesToRun } from '@/scripts/launcher/system';
import { welcome } from '@/scripts/launcher/welcome';
import { demoAccounts } from '@/services/common/demo-accounts';

const PUBLIC = { NODE_ENV: 'production', PUBLIC_URL: 'https://library.test' } as const;
const answering =
  (status: number): typeof fetch =>
  async () =>
    new Response(null, { status });
const failing: typeof fetch = async () => {
  throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND library.test') });
};

describe('the end of a start', () => {
  it('prints the addresses that are true, and no demo account, for a public library', () => {
    const text = welcome({ ...PUBLIC, PORT_BASE: '4000' }, 1_234, null);
    expect(text).toContain('https://library.test');
    expect(text).toContain('http://127.0.0.1:4000');
    expect(text).toContain('npm run accounts -- invite');
    for (const { email, password } of demoAccounts) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(password);
    }
  });

  it('prints accounts and the classroom address for a demonstration', () => {
    const text = welcome({ NODE_ENV: 'production', PORT_BASE: '4000' }, 1_234, null);
    expect(text).toContain('http://127.0.0.1:4001');
    expect(text).toContain(demoAccounts[0]!.email);
  });

  it('warns in one line, with the cause, when the public address cannot be reached or is not the library', async () => {
    expect(await publicAddressWarning(PUBLIC, answering(200))).toBeNull();
    expect(await publicAddressWarning(PUBLIC, answering(502))).toMatch(/answers 502.+proxy/);
    const line = await publicAddressWarning(PUBLIC, failing);
    expect(line).toContain('getaddrinfo ENOTFOUND library.test');
    expect(line).not.toContain('\n');
  });

  it('warns when other machines are let in under a name that is this machine’s', async () => {
    const env = { NODE_ENV: 'production', LISTEN_HOST: '0.0.0.0' } as const;
    expect(await publicAddressWarning(env, failing)).toContain('PUBLIC_URL is http://localhost:3000');
    expect(await publicAddressWarning({ NODE_ENV: 'production' }, failing)).toBeNull();
  });
});

describe('which services run here', () => {
  const named = (env: Record<string, string>) => servicesToRun({ ...PUBLIC, ...env }).map(({ name }) => name);

  it('is a setting of its own: an address leaves none out', () => {
    expect(
      named({ MEDIA_PUBLIC_URL: 'https://cdn.example', OIDC_AUTHORITY: 'https://id.example' }),
    ).toHaveLength(5);
    expect(named({ SERVICES: 'product, media' })).toEqual(['product', 'media']);
    expect(named({ SERVICES: 'none' })).toEqual([]);
  });

  it('is refused with one line where there is no such service', () => {
    expect(() => named({ SERVICES: 'web' })).toThrow(/^SERVICES .+/);
  });
});

describe('a process is reached where it listens', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['10.0.0.5', '10.0.0.5'],
    ['fd00::5', '[fd00::5]'],
    ['one.internal', 'one.internal'],
  ])('LISTEN_HOST %s: at %s', (LISTEN_HOST, host) => {
    const env = { ...PUBLIC, ...(LISTEN_HOST && { LISTEN_HOST }), PORT_BASE: '4000' };
    expect(checkAddress(env, 'identity', 'healthz')).toBe(`http://${host}:4010/healthz`);
    expect(checkAddress(env, 'web', 'readyz')).toBe(`http://${host}:4000/readyz`);
    const names = ['CUSTOMERS_API_URL', 'PRODUCT_GRAPHQL_URL', 'CONTENTFUL_HOST', 'IDENTITY_URL', 'MEDIA_URL', 'PUBLIC_URL'] as const; // prettier-ignore
    expect(readEnvironment(names, env)).toEqual({
      CUSTOMERS_API_URL: `http://${host}:4011`,
      PRODUCT_GRAPHQL_URL: `http://${host}:4012/graphql`,
      CONTENTFUL_HOST: `${host}:4013`,
      IDENTITY_URL: `http://${host}:4010`,
      MEDIA_URL: `http://${host}:4014`,
      PUBLIC_URL: 'https://library.test',
    });
    expect(welcome(env, 1_234, null)).toContain(`http://${host}:4000    the gateway`);
  });
});

describe('why a process did not become ready', () => {
  it('is the last cause in its log, without the stack', () => {
    const entry = JSON.stringify({
      level: 50,
      err: { message: 'connect ECONNREFUSED', stack: 'Error: …\n at x' },
    });
    expect(causeIn(`{"level":30,"msg":"open"}\n${entry}\n{"level":30`)).toBe('connect ECONNREFUSED');
    expect(causeIn('node:internal\n    throw err\n\nError: Cannot find module\n    at one\n    at two')).toBe(
      'Error: Cannot find module',
    );
    expect(causeIn('')).toBeNull();
  });
});
