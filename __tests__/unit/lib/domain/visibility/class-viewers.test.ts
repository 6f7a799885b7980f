import { classViewers } from '@/lib/domain/visibility/class-grant';

const opener = { organisationId: 'school', companyId: null };
const seenBy = (organisationId: string | null, companyId: string | null) =>
  classViewers(opener, opener, { organisationId, companyId }).length;

it.each([
  ['of another organisation', 'strict', null, 2],
  ['of another organisation and its company', 'strict', 'group', 2],
  ['of a company alone', null, 'group', 2],
  ['of the organisation that opened the list', 'school', 'group', 1],
  ['of nobody', null, null, 1],
])(
  'a class is shown to a visitor %s as all of these viewers see it',
  (_, organisationId, companyId, count) => {
    expect(seenBy(organisationId, companyId)).toBe(count);
  },
);
