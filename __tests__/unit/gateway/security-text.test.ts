/** @jest-environment node */
import { readEnvironment } from '@/lib/contracts/environment';
import { securityText } from '@/gateway/own-paths';

it('security.txt names whom to tell, where it stands, and a day within a year (RFC 9116)', () => {
  const now = Date.parse('2026-03-10T15:30:00Z');
  expect(securityText({ contact: 'mailto:security@library.test', origin: 'https://library.test' }, now)).toBe(
    'Contact: mailto:security@library.test\nExpires: 2026-09-06T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://library.test/.well-known/security.txt\n',
  );
});

it('the contact is an address of mail, of a page or of a telephone', () => {
  const read = (SECURITY_CONTACT: string) =>
    readEnvironment(['SECURITY_CONTACT'], { SECURITY_CONTACT }).SECURITY_CONTACT;
  expect(read('mailto:security@library.test')).toBe('mailto:security@library.test');
  expect(read('https://library.test/security')).toBe('https://library.test/security');
  expect(() => read('security@library.test')).toThrow('SECURITY_CONTACT');
});
