/** What an import says of the dates of a subscription. */
import { recordSchemas } from '@/services/customers/import/records';

const faultsOf = (startDate: unknown, endDate: unknown) => {
  const given = { id: 's1', companyId: 'c1', type: 'full', startDate, endDate };
  const { error } = recordSchemas.subscriptions.safeParse(given);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it.each([
  ['01/09/2026', '2027-08-31', 'startDate: must be a date, like 2026-09-01, not "01/09/2026"'],
  ['2026-02-30', '2027-08-31', 'startDate: must be a date, like 2026-09-01, not "2026-02-30"'],
  [46266, '2027-08-31', 'startDate: must be a date, like 2026-09-01, not 46266'],
  [undefined, '2027-08-31', 'startDate: must be a date, like 2026-09-01'],
  // One fault: it is not before the start as well.
  ['2026-09-01', '31.08.2027', 'endDate: must be a date, like 2027-08-31, not "31.08.2027"'],
  ['2027-01-01', '2026-01-01', 'endDate: is before the start'],
])('from %s to %s: %s', (start, end, fault) => {
  expect(faultsOf(start, end)).toEqual([fault]);
});

it('takes a day, or a moment', () => {
  expect(faultsOf('2026-09-01', '2027-08-31T12:00:00Z')).toEqual([]);
});
