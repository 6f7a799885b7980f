import { checkCertificate } from '@/lib/clients/product-api/personal/certificates';
import { certificateAddress, certificatePage } from '@/lib/server/pages/certificate';
import type { Visit } from '@/lib/server/page';

jest.mock('@/lib/clients/product-api/personal/certificates');
const visit = { product: {} } as Visit;
const code = '0123456789abcdef0123456789abcdef';
const printed = `https://library.example/certificates/${code}`;

it.each([
  ['as it is printed', code],
  ['in capitals', code.toUpperCase()],
  ['in groups', code.replace(/.{4}/g, '$& ')],
  ['with its address', printed],
  ['with its address and a slash', `${printed}/`],
  ['with the line that it stands in', `Certificate code ${code}`],
  ['with the sentence of its address', `Verify this certificate at ${printed}.`],
])('a code is read %s', (_how, typed) => {
  expect(certificateAddress({ query: { code: typed } })).toBe(`/certificates/${code}`);
});

it.each(['', ' - ', 'é'])('nothing is looked up for %j', (typed) => {
  expect(certificateAddress({ query: { code: typed } })).toBeNull();
});

it('what is no code is looked up as it was typed, so that it can be corrected', () => {
  expect(certificateAddress({ query: { code: `${code.slice(1)}` } })).toBe(`/certificates/${code.slice(1)}`);
  expect(certificateAddress({ query: { code: 'a'.repeat(31) + 'g'.repeat(60) } })).toBe(
    `/certificates/${'a'.repeat(31)}${'g'.repeat(33)}`,
  );
});

it('an address with the full stop of its sentence leads to the certificate, and one without a code to none', async () => {
  jest.mocked(checkCertificate).mockResolvedValue(null);
  await certificatePage(visit, `${code}.`);
  expect(await certificatePage(visit, 'é')).toMatchObject({ isMissing: true });
  expect(jest.mocked(checkCertificate).mock.calls).toEqual([[visit.product, code]]);
});
