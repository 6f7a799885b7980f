/** A person of the school whose people are administered, and where the browser asks for them. */
export const PEOPLE_PATH = '*/api/admin/organisations/school/people';

export const annLee = {
  id: 'ann',
  email: 'ann@school.test',
  firstName: 'Ann',
  lastName: 'Lee',
  active: true,
  roles: ['teacher'],
  own: true,
  version: 'v1',
  account: { state: 'active', sessions: 2 },
};
