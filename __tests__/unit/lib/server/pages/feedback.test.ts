/** Whom the answers of one person name: the same organisation and company in the feedback as in the survey. */
import { userDataSchema } from '@/lib/contracts/viewer/customers';
import { viewerFromUserData } from '@/lib/domain/viewer/viewer';
import { fetchUserData } from '@/lib/platform/customers/user-data';
import type { Visit } from '@/lib/server/page';
import { feedbackPage } from '@/lib/server/pages/feedback';

jest.mock('@/lib/platform/customers/user-data', () => ({ fetchUserData: jest.fn() }));
jest.mock('@/lib/server/config', () => ({ webConfig: () => ({}) }));

const visit = { visitor: { viewer: { method: 'Okta' }, token: 'token' } } as Visit;

const subscription = {
  ...{ id: 's1', parentCompanyId: 'own', type: 'trial' },
  ...{ startDate: '2020-01-01', endDate: '2099-12-31', requestFeedback: true },
};
const person = { id: 'u1', email: 'u@x.example', organisationId: 'o1', companyId: 'own' };
const school = { id: 'o1', name: 'School', category: 'Secondary', country: 'GBR', parentCompanyId: 'trust' };
const trust = { id: 'trust', name: 'Trust', category: 'Secondary', country: 'GBR' };
const none = { group: null, oktaUser: null, contentControlsAndIpAuth: {}, subscriptions: [subscription] };

it.each([
  ['both, of different companies', { user: person, organisation: school, company: trust }, 'o1', 'own'],
  [
    'an organisation only',
    { user: { ...person, companyId: null }, organisation: school, company: null },
    'o1',
    'trust',
  ],
  ['a company only', { user: { id: 'u1', email: 'e' }, organisation: null, company: trust }, null, 'trust'],
  ['neither', { user: { id: 'u1', email: 'e' }, organisation: null, company: null }, null, null],
])(
  'R-API-5, R-PUR-1 feedback names what the survey names: %s',
  async (_what, self, organisationId, companyId) => {
    const data = userDataSchema.parse({ self: { ...none, ...self } });
    jest.mocked(fetchUserData).mockResolvedValue(data);
    expect(await feedbackPage(visit)).toEqual({
      kind: 'page',
      props: { audience: 'asked', organisationId, parentCompanyId: companyId },
    });
    // The survey names those of the viewer (R-SUR-16).
    const { viewer } = viewerFromUserData(data, 'u1', new Date(), () => null);
    expect(viewer).toMatchObject({ organisationId, companyId });
  },
);
