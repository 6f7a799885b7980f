/** Whose issuer it is: ours where identity runs, and at the library's own address wherever it runs. */
import { foreignIssuer } from '@/lib/platform/start/issuer';

const PUBLIC_URL = 'https://library.example/';
const elsewhere = ['customers', 'product'] as const;
const issuerOf = (OIDC_AUTHORITY: string, SERVICES: Parameters<typeof foreignIssuer>[0]['SERVICES']) =>
  foreignIssuer({ OIDC_AUTHORITY, SERVICES, PUBLIC_URL });

it('is ours where identity runs, whatever its name', () => {
  expect(issuerOf('https://id.library.example', ['identity'])).toBeNull();
});

it('is ours at PUBLIC_URL/identity, on a machine on which identity does not run too', () => {
  expect(issuerOf('https://library.example/identity', [...elsewhere])).toBeNull();
  expect(issuerOf('https://library.example/identity/', [...elsewhere])).toBeNull();
});

it.each([
  'https://login.riverside.example',
  'https://library.example/identity2',
  'https://library.example/realms/x',
])('is another institution’s at %s, if identity does not run here', (authority) => {
  expect(issuerOf(`${authority}/`, [...elsewhere])).toBe(authority);
});
