/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { isSealed, sealOf } from '@/services/common/seal';

const whole = createHmac('sha256', 'key').update('text').digest('base64url');

it('a seal is the HMAC of the text, whole or its beginning', () => {
  expect(sealOf('text', 'key')).toBe(whole);
  expect(sealOf('text', Buffer.from('key'), 22)).toBe(whole.slice(0, 22));
});

it('any key of a rotation may have made it, and nothing else is accepted', () => {
  expect(isSealed('text', whole, ['new', 'key'])).toBe(true);
  expect(isSealed('text', whole.slice(0, 22), ['key'], 22)).toBe(true);
  for (const seal of ['', whole.slice(0, 22), `${whole}A`, sealOf('another', 'key')])
    expect(isSealed('text', seal, ['key'])).toBe(false);
  expect(isSealed('text', whole, ['new'])).toBe(false);
  expect(isSealed('text', whole, [])).toBe(false);
});
