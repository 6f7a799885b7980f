import { noPermissions } from '@/lib/contracts/viewer/permissions';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { addressDimensions, numberedDimensions, visitorDimensions } from '@/lib/domain/reports/dimensions';
import { freshUser } from '@/lib/domain/viewer/user';

it('R-ANA-4 stand under their numbers; what is unknown or blank is left out, what is long is cut', () => {
  const named = {
    authMethod: 'Okta',
    organisationId: null,
    country: '  ',
    page: 0,
    searchText: 'x'.repeat(300),
  };
  expect(numberedDimensions(named)).toEqual({ 1: 'Okta', 15: '0', 11: 'x'.repeat(200) });
  expect(numberedDimensions({ contentName: ' Hamlet ' })).toEqual({ 10: 'Hamlet' });
});

it('R-ANA-3 say who looks by place and role, never by name', () => {
  const viewer = {
    ...anonymousViewer,
    organisationId: 'o1',
    category: 'Secondary' as const,
    country: 'GBR',
    subscription: 'FULL' as const,
  };
  const permissions = { ...noPermissions, superuser: true, teacher: ['o1'] };
  const user = {
    ...freshUser,
    authMethod: 'Okta' as const,
    name: 'Ada',
    email: 'ada@school.example',
    permissions,
  };
  expect(visitorDimensions(viewer, user)).toEqual({
    authMethod: 'Okta',
    organisationId: 'o1',
    organisationCategory: 'Secondary',
    country: 'GBR',
    subscriptionState: 'FULL',
    roles: 'superuser,teacher',
  });
});

it('read of an address what was searched, and the names of its filters once', () => {
  expect(
    addressDimensions(
      '/search?q=king+lear&genre=tragedy&genre=comedy&level=ks3&page=2&sort_by=name-asc&mode=x#top',
    ),
  ).toEqual({ searchText: 'king lear', sortOrder: 'name-asc', page: '2', filters: 'genre,level' });
  expect(addressDimensions('/about#q?q=1')).toEqual({
    searchText: null,
    sortOrder: null,
    page: null,
    filters: '',
  });
});
