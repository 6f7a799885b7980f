/** Whole numbers of a query: digits, or nothing. */
import { z } from 'zod';
import { wholeNumber, wholeNumberOr } from '@/lib/contracts/http/whole-number';

const query = z.object({
  limit: wholeNumberOr(20, 'limit', { max: 100 }),
  before: wholeNumber('before', { min: 1 }),
});

it.each([
  [{}, { limit: 20 }],
  [{ limit: '', before: '' }, { limit: 20 }],
  [
    { limit: ' ', before: '7' },
    { limit: 20, before: 7 },
  ],
  [{ limit: '0' }, { limit: 0 }],
  [{ limit: '007' }, { limit: 7 }],
])('D31 %j is read as %j', (given, expected) => expect(query.parse(given)).toEqual(expected));

it.each([
  { limit: '0x10' },
  { limit: '1e1' },
  { limit: '-1' },
  { limit: '1.5' },
  { limit: '101' },
  { limit: ['1', '2'] },
  { before: '0' },
  { before: '9'.repeat(400) },
])('D31 %j is refused', (given) => expect(query.safeParse(given).success).toBe(false));

it.each([
  [{ limit: '101' }, 'limit must be a whole number from 0 to 100'],
  [{ before: '0' }, 'before must be a whole number of at least 1'],
])('says of %j what it may be', (given, message) =>
  expect(query.safeParse(given).error?.issues[0]?.message).toBe(message),
);

it('describes both as whole numbers that may be absent', () => {
  const { properties, required } = z.toJSONSchema(query, { io: 'input' });
  expect(required).toBeUndefined();
  expect(properties).toMatchObject({
    limit: { type: 'integer', minimum: 0, maximum: 100, default: 20 },
    before: { type: 'integer', minimum: 1 },
  });
});
