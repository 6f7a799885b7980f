import { THE_WORLD } from '@/lib/contracts/usage/counter';
import { CustomersError } from '@/lib/platform/customers/http';
import { authorise, type Credentials } from '@/services/product/counter/access';
import type { LibraryKey } from '@/services/product/records/keys';

const key: LibraryKey = {
  id: 'k',
  kind: 'counter',
  organisation_id: 'school',
  company_id: null,
  requestor_id: null,
  note: '',
  created_at: new Date(0),
};

/** The code of the exception that a customer id is refused with, by a customers service that fails in this way. */
const codeFor = (customerId: string, failure: CustomersError, others: Partial<Credentials> = {}) =>
  authorise({ customer_id: customerId, api_key: 'given', ...others }, key, {
    organisation: () => Promise.reject(failure),
  }).catch((error: unknown) => (error as { code?: number }).code);

it.each([
  ['with U+0000', 'school\0'],
  ['of a path', '../school'],
  ['too long', 'x'.repeat(129)],
])('a customer id %s is an unknown customer, not a fault of the service', async (_what, id) => {
  expect(await codeFor(id, new CustomersError('A text holds a character that cannot be stored', 400))).toBe(
    2010,
  );
});

it('a customers service that does not answer makes the reports unavailable', async () => {
  expect(await codeFor('school', new CustomersError('away', null))).toBe(1000);
});

it('of two faults the lower code is given: another’s requestor id, before reports of the world', async () => {
  const away = new CustomersError('away', null);
  expect(await codeFor(THE_WORLD, away)).toBe(2011);
  expect(await codeFor(THE_WORLD, away, { requestor_id: 'somebody' })).toBe(2000);
});
