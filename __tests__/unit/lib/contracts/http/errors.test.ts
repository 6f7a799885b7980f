/** @jest-environment node */
import { codeNamed, codeOfStatus, statusOfCode } from '@/lib/contracts/http/errors';

it.each(Object.entries(statusOfCode))('%s is the code of its own status', (code, status) => {
  expect(codeOfStatus(status)).toBe(code);
  expect(codeNamed(code)).toBe(code);
});

it('an unknown status is that of a request that is not valid, or of a fault', () => {
  for (const status of [402, 418, 422, 499]) expect(codeOfStatus(status)).toBe('VALIDATION_FAILED');
  for (const status of [501, 502, 504, 520]) expect(codeOfStatus(status)).toBe('INTERNAL');
});

it.each(['', 'toString', 'not_found', 'TEAPOT'])('%j is none of our codes', (name) => {
  expect(codeNamed(name)).toBeUndefined();
});
