/** The access matrix of the administration's calls. */
import { call, type Row } from './row';

const ADMINISTRATORS_CALL = '401 401 401 401 401 403 401 403 403 403 403 403 200 200';
export const OPERATORS_CALL = '401 401 401 401 401 403 401 403 403 403 403 403 403 200';
/** With a version that never was: whoever may change it is told that somebody else has. */
const LATE_ADMINISTRATOR = '401 401 401 401 401 403 401 403 403 403 403 403 409 409';
const LATE_OPERATOR = '401 401 401 401 401 403 401 403 403 403 403 403 403 409';
const CONTROLS = { adultThemesRestricted: true, blockedProfiles: [], allowedContent: [], blockedContent: [] };

const adminCall = (method: 'get' | 'post', what: string, expected: string, body?: object): Row =>
  call(
    method,
    `/api/admin/organisations/{id}/${what.split('?')[0] ?? ''}`,
    `/api/admin/organisations/harbourside-academy/${what}`,
    expected,
    body,
  );

/** Nobody of this id; whoever may ask is told so. */
const NO_PERSON = '401 401 401 401 401 403 401 403 403 403 403 403 404 404';

const NO_COMPANY = '401 401 401 401 401 403 401 403 403 403 403 403 403 404';
const COMPANY = { name: 'A company', type: null, category: null, country: null, groupId: null };

const KEY = '00000000-0000-4000-8000-000000000000';

export const adminRows: readonly Row[] = [
  adminCall('post', 'library/proxy', LATE_ADMINISTRATOR, {
    version: 'none',
    prefix: 'https://proxy.example/login?url=',
  }),
  adminCall('post', 'library/keys', '401 401 401 401 401 403 401 403 403 403 403 403 400 400', {
    id: 'none',
    kind: 'feed',
    note: '',
  }),
  {
    ...adminCall('post', `library/keys/${KEY}/revoke`, ADMINISTRATORS_CALL, {}),
    call: 'post /api/admin/organisations/{id}/library/keys/{key}/revoke',
  },
  adminCall('get', 'library/records/kbart', ADMINISTRATORS_CALL),
  adminCall('get', 'library/records/marc', ADMINISTRATORS_CALL),
  adminCall('get', 'usage/counter?report=PR_P1&begin_date=2026-01&end_date=2026-01', ADMINISTRATORS_CALL),
  call('get', '/api/admin/console', '/api/admin/console', ADMINISTRATORS_CALL),
  ...['subscription', 'usage', 'audit', 'people', 'library', 'networks', 'controls'].flatMap((section) => [
    call(
      'get',
      `/api/admin/organisations/{id}/${section}`,
      `/api/admin/organisations/harbourside-academy/${section}`,
      ADMINISTRATORS_CALL,
    ),
    call(
      'get',
      `/api/admin/organisations/{id}/${section}`,
      `/api/admin/organisations/lakeview-high-school/${section}`,
      OPERATORS_CALL,
    ),
  ]),
  // The issuer of this system is another's, and looks after its accounts itself.
  adminCall('post', 'people', '401 401 401 401 401 403 401 403 403 403 403 403 404 404', {
    email: 'otherorg@example.org',
    roles: ['teacher'],
  }),
  {
    ...adminCall('post', 'people/nobody', NO_PERSON, { version: 'none', roles: [], active: true }),
    call: 'post /api/admin/organisations/{id}/people/{person}',
  },
  {
    ...adminCall('post', 'people/nobody/invitation', NO_PERSON, {}),
    call: 'post /api/admin/organisations/{id}/people/{person}/invitation',
  },
  {
    ...adminCall('post', 'people/nobody/sign-out', NO_PERSON, {}),
    call: 'post /api/admin/organisations/{id}/people/{person}/sign-out',
  },
  ...['organisations', 'companies', 'audit', 'jobs', 'system', 'entries'].map((what) =>
    call('get', `/api/admin/operator/${what}`, `/api/admin/operator/${what}`, OPERATORS_CALL),
  ),
  call(
    'get',
    '/api/admin/operator/organisations/{id}/subscriptions',
    '/api/admin/operator/organisations/harbourside-academy/subscriptions',
    OPERATORS_CALL,
  ),
  call(
    'post',
    '/api/admin/operator/organisations/{id}/subscriptions',
    '/api/admin/operator/organisations/harbourside-academy/subscriptions',
    LATE_OPERATOR,
    { version: 'none', periods: [] },
  ),
  // One that there is not: whoever may ask is told so. An id that is none is refused, and nothing is made.
  call('get', '/api/admin/operator/companies/{company}', '/api/admin/operator/companies/nobody', NO_COMPANY),
  call(
    'post',
    '/api/admin/operator/companies/{company}',
    '/api/admin/operator/companies/nobody',
    NO_COMPANY,
    {
      version: 'none',
      ...COMPANY,
    },
  ),
  call(
    'post',
    '/api/admin/operator/companies',
    '/api/admin/operator/companies',
    '401 401 401 401 401 403 401 403 403 403 403 403 403 400',
    { id: 'none', name: 'A company' },
  ),
  call(
    'post',
    '/api/admin/operator/jobs/{job}/retry',
    '/api/admin/operator/jobs/1/retry',
    OPERATORS_CALL,
    {},
  ),
  {
    ...call(
      'post',
      '/api/admin/operator/entries/{entry}',
      '/api/admin/operator/entries/adult-themes',
      LATE_OPERATOR,
      {
        version: 'none',
        published: false,
      },
    ),
  },
  call(
    'get',
    '/api/admin/operator/entries/{entry}/draft',
    '/api/admin/operator/entries/adult-themes/draft',
    OPERATORS_CALL,
  ),
  call(
    'post',
    '/api/admin/operator/entries/{entry}/plan',
    '/api/admin/operator/entries/adult-themes/plan',
    LATE_OPERATOR,
    { version: 'none', plan: { published: false, at: '2031-01-01T00:00:00.000Z' } },
  ),
  adminCall('post', 'networks', LATE_ADMINISTRATOR, { version: 'none', ranges: [] }),
  adminCall('post', 'networks/check', ADMINISTRATORS_CALL, { ranges: ['203.0.113.0/24'] }),
  adminCall('get', 'networks/listed', ADMINISTRATORS_CALL),
  adminCall('post', 'networks/listed', LATE_ADMINISTRATOR, { version: 'none', listed: false }),
  adminCall('get', 'networks/domain', ADMINISTRATORS_CALL),
  adminCall('post', 'networks/domain', LATE_ADMINISTRATOR, { version: 'none', domain: 'late.example' }),
  adminCall('get', 'networks/address?address=203.0.113.1', ADMINISTRATORS_CALL),
  adminCall('post', 'controls', LATE_ADMINISTRATOR, { version: 'none', ...CONTROLS }),
  adminCall('post', 'controls/preview', ADMINISTRATORS_CALL, CONTROLS),
  adminCall('get', 'controls/items?q=lear', ADMINISTRATORS_CALL),
];
