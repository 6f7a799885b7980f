import {
  customersOrganisationSchema,
  organisationDetails,
  organisationDetailsSchema,
  userDataSchema,
} from '@/lib/contracts/viewer/customers';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { canSee } from '@/lib/domain/visibility/visibility';
import { viewerFromOrganisation, viewerFromUserData } from '@/lib/domain/viewer/viewer';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const subscription = {
  id: 's1',
  parentCompanyId: 'c1',
  type: 'full',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
};
const organisation = {
  id: 'o1',
  name: 'School',
  category: 'Secondary',
  country: 'United Kingdom',
  parentCompanyId: 'c1',
};
const whole = {
  user: { id: 'u1', email: 'u@x.example', organisationId: 'o1', companyId: 'c1' },
  group: null,
  oktaUser: null,
  company: { id: 'c1', name: 'Trust', category: 'Higher Education', country: 'Ireland' },
  organisation,
  contentControlsAndIpAuth: {},
  subscriptions: [subscription],
};
const read = (changes: Record<string, unknown> = {}) =>
  viewerFromUserData(userDataSchema.parse({ self: { ...whole, ...changes } }), 'u1', NOW, alpha3Of);

describe('viewer of a signed-in user', () => {
  it('R-AUT-1 is Okta, with what the organisation says', () => {
    expect(read()).toEqual({
      viewer: {
        method: 'Okta',
        userId: 'u1',
        organisationId: 'o1',
        organisationName: 'School',
        companyId: 'c1',
        category: 'Secondary',
        country: 'GBR',
        blockedProfiles: [],
        adultThemesRestricted: false,
        allowedContentIds: [],
        blockedContentIds: [],
        subscription: 'FULL',
        isAdmin: false,
      },
      errors: [],
      warnings: [],
    });
  });

  it('R-PUR-1 works with an organisation only, with a company only, and with both', () => {
    const alone = read({
      company: null,
      user: { id: 'u1', email: 'e', organisationId: 'o1' },
      organisation: { ...organisation, parentCompanyId: null },
    });
    expect(alone.viewer).toMatchObject({ organisationId: 'o1', companyId: null });
    const company = read({ organisation: null, user: { id: 'u1', email: 'e', companyId: 'c1' } });
    expect(company.viewer).toMatchObject({
      organisationId: null,
      companyId: 'c1',
      category: 'Higher Education',
      country: 'IRL',
      adultThemesRestricted: false,
    });
    expect(read().viewer).toMatchObject({ organisationId: 'o1', companyId: 'c1' });
  });

  it.each([
    { restrictAdult: true },
    { adultThemesRestricted: true },
    { restrictAdult: false, adultThemesRestricted: true },
    { restrictAdult: true, adultThemesRestricted: false },
  ])('R-ENT-8 %j restricts adult themes', (flags) =>
    expect(read({ organisation: { ...organisation, ...flags } }).viewer.adultThemesRestricted).toBe(true),
  );

  it('R-ENT-11 a group’s restriction counts even when the organisation has none', () => {
    expect(
      read({ group: { id: 'g1', restrictAccessToAdultThemes: true } }).viewer.adultThemesRestricted,
    ).toBe(true);
  });

  it('R-ENT-12 merges content lists of controls, organisation and group without duplicates', () => {
    const { viewer } = read({
      contentControlsAndIpAuth: { allowedContent: ['a', 'b'], blockedContent: ['x'] },
      organisation: { ...organisation, allowedContent: ['b', 'c'], blockedContent: ['y'] },
      group: { id: 'g1', alwaysAllowedContent: ['c', 'd'], alwaysBlockedContent: ['x', 'z'] },
    });
    expect(viewer.allowedContentIds).toEqual(['a', 'b', 'c', 'd']);
    expect(viewer.blockedContentIds).toEqual(['x', 'y', 'z']);
  });

  it('R-ENT-4 missing permission lists are empty; any administrator entry makes an admin', () => {
    const permissions = (value: unknown) =>
      read({ user: { ...whole.user, permissions: value } }).viewer.isAdmin;
    expect([
      permissions(undefined),
      permissions({ superuser: true }),
      permissions({ administrator: ['o9'] }),
      permissions({ teacher: ['o1'] }),
    ]).toEqual([false, true, true, false]);
  });

  it('R-ENT-13 booleans of a subscription default to false', () => {
    const { self } = userDataSchema.parse({ self: whole });
    expect(self.subscriptions?.[0]).toEqual({
      ...subscription,
      requestFeedback: false,
      suppressExpiryMsg: false,
    });
  });

  it('R-ENT-10 a company keeps id, name, type, category and country', () => {
    const company = { id: 'c1', name: 'Trust', type: 'Trust', category: 'Secondary', country: 'Ireland' };
    expect(userDataSchema.parse({ self: { ...whole, company } }).self.company).toEqual(company);
  });

  it('R-CTY-3 a code wins over the name, and a wrong code over nothing', () => {
    const country = (changes: object) =>
      read({ organisation: { ...organisation, ...changes } }).viewer.country;
    expect(country({ country_alpha3: 'USA' })).toBe('USA');
    expect(country({ country_alpha3: 'nonsense' })).toBe('GBR');
    expect(country({ country: null })).toBeNull();
  });

  it('R-ERR-13 names each missing member once; R-ERR-14 a missing group or oktaUser is none', () => {
    const { errors } = read({
      organisation: null,
      user: null,
      company: null,
      subscriptions: null,
      contentControlsAndIpAuth: null,
    });
    expect(errors).toEqual([
      'User data: missing organisation',
      'User data: missing user',
      'User data: missing company',
      'User data: missing subscriptions',
      'User data: missing content controls',
    ]);
    expect(read({ group: null, oktaUser: null }).errors).toEqual([]);
    expect(read({ subscriptions: [] }).errors).toEqual([]);
  });

  it('never fails open: an organisation that is named but not given restricts', () => {
    expect(read({ organisation: null }).viewer).toMatchObject({
      organisationId: 'o1',
      adultThemesRestricted: true,
      country: null,
    });
    expect(read({ organisation: null, user: null }).viewer.adultThemesRestricted).toBe(true);
  });

  it('R-PUR-9 blocks profiles in the form that items have them in, whatever was typed', () => {
    const blockedProfiles = ['Strong Language', 'strong-language ', 'war'];
    const { viewer } = read({ organisation: { ...organisation, blockedProfiles } });
    expect(viewer.blockedProfiles).toEqual(['strong-language', 'war']);
    const item = { id: 'i1', rights: null, contentProfiles: ['strong-language'], hasAdultThemes: false };
    expect(canSee(item, viewer)).toEqual({ allowed: false, reason: 'PROFILE' });
  });

  it('R-PUR-2 R-SUB-11 warns of subscriptions that it ignores', () => {
    const { viewer, warnings } = read({ subscriptions: [{ ...subscription, type: 'gift' }] });
    expect(viewer.subscription).toBe('NONE');
    expect(warnings).toEqual(['Subscription s1: unknown type']);
  });
});

describe('viewer of a recognised network', () => {
  const answer = customersOrganisationSchema.parse({ ...organisation, subscriptions: [subscription] });

  it('R-AUT-2 R-PUR-5 is IPAuth with the organisation’s rules and subscription, and no person', () => {
    const { viewer, errors } = viewerFromOrganisation(answer, NOW, alpha3Of);
    expect(viewer).toMatchObject({
      method: 'IPAuth',
      userId: null,
      organisationId: 'o1',
      organisationName: 'School',
      companyId: 'c1',
      country: 'GBR',
      subscription: 'FULL',
      isAdmin: false,
    });
    expect(errors).toEqual([]);
  });

  it('R-PUR-9 blocks profiles in the form that items have them in, whatever was typed', () => {
    const { viewer } = viewerFromOrganisation(
      { ...answer, blockedProfiles: ['Strong Language', 'war', 'WAR'] },
      NOW,
      alpha3Of,
    );
    expect(viewer.blockedProfiles).toEqual(['strong-language', 'war']);
  });

  it('R-CUS-5 missing content lists are empty', () => {
    expect([answer.allowedContent, answer.blockedContent]).toEqual([[], []]);
  });

  it('R-ENT-9 the product API gives both names of two facts, and either form makes the same viewer', () => {
    const details = organisationDetails({ ...answer, restrictAdult: true, authenticationMethod: 'IPAuth' });
    expect(details).toMatchObject({
      restrictAdult: true,
      adultThemesRestricted: true,
      authMethod: 'IPAuth',
      authenticationMethod: 'IPAuth',
    });
    expect(organisationDetailsSchema.parse(details)).toEqual(details);
    expect(viewerFromOrganisation(details, NOW, alpha3Of)).toEqual(
      viewerFromOrganisation({ ...answer, restrictAdult: true }, NOW, alpha3Of),
    );
  });
});
