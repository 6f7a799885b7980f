import { typesWith } from '@/lib/contracts/catalogue/content-types';
import fc from 'fast-check';
import {
  exclusionsFor,
  forbiddingAgreements,
  isExcluded,
  type RightsAgreement,
} from '@/lib/server/content/exclusions';
import contentTypesFile from '@/lib/contracts/catalogue/content-model.json';

const agreements: RightsAgreement[] = [
  { id: 'allow-gbr', type: 'allow', countries: ['GBR'] },
  { id: 'allow-usa', type: 'allow', countries: ['USA'] },
  { id: 'deny-usa', type: 'deny', countries: ['USA'] },
];
const context = { agreements, adultThemesEntryId: 'adult-themes' };
const viewer = {
  country: 'GBR',
  blockedProfiles: [] as string[],
  adultThemesRestricted: false,
  allowedContentIds: [] as string[],
};

it.each([
  ['GBR', ['allow-usa']],
  ['USA', ['allow-gbr', 'deny-usa']],
  ['FRA', ['allow-gbr', 'allow-usa']],
  [null, ['allow-gbr', 'allow-usa']],
])('R-VIS-1 to R-VIS-4 agreements that forbid %s', (country, expected) => {
  expect(forbiddingAgreements(agreements, country)).toEqual(expected);
});

it('R-CDA-14 profiles and forbidding agreements are excluded', () => {
  expect(exclusionsFor('guide', { ...viewer, blockedProfiles: ['a', 'b'] }, context)).toEqual({
    'fields.contentProfiles[nin]': 'a,b',
    'fields.rightsAgreement.sys.id[nin]': 'allow-usa',
  });
});

it('adult items are excluded by their guidance', () => {
  expect(exclusionsFor('guide', { ...viewer, adultThemesRestricted: true }, context)).toMatchObject({
    'fields.contentGuidance.sys.id[nin]': 'adult-themes',
  });
});

it('nothing to exclude is no filter at all', () => {
  expect(exclusionsFor('guide', viewer, { ...context, agreements: [] })).toEqual({});
});

it('types without those fields are not filtered', () => {
  const strict = { ...viewer, blockedProfiles: ['a'], adultThemesRestricted: true };
  expect(exclusionsFor('genre', strict, context)).toEqual({});
});

it('with allowed ids only agreements are excluded, since an allowed item may carry what is blocked', () => {
  const allowed = {
    ...viewer,
    blockedProfiles: ['a'],
    adultThemesRestricted: true,
    allowedContentIds: ['x'],
  };
  expect(exclusionsFor('guide', allowed, context)).toEqual({
    'fields.rightsAgreement.sys.id[nin]': 'allow-usa',
  });
});

it('the guarded types are those whose content type has all three fields', () => {
  const fields = ['contentProfiles', 'rightsAgreement', 'contentGuidance'];
  const guarded = contentTypesFile.contentTypes
    .filter((type) => fields.every((field) => type.fields.some(({ id }) => id === field)))
    .map(({ sys }) => sys.id);
  expect([...typesWith('guarded')].sort()).toEqual(guarded.sort());
});

it('R-CDA-14 an item that was read for somebody else is kept from whom the query would have kept it', () => {
  const some = (values: readonly string[]) => fc.subarray([...values]);
  const viewers = fc.record({
    country: fc.constantFrom('GBR', 'USA', 'FRA', null),
    blockedProfiles: some(['a', 'b', 'c']),
    adultThemesRestricted: fc.boolean(),
    allowedContentIds: some(['x', 'y']),
  });
  const items = fc.record({
    id: fc.constantFrom('x', 'z'),
    agreement: fc.constantFrom(null, ...agreements),
    contentProfiles: some(['a', 'b', 'c']),
    hasAdultThemes: fc.boolean(),
    type: fc.constantFrom('guide', 'production', 'genre'),
  });
  const property = fc.property(viewers, items, (asking, { agreement, type, ...facts }) => {
    const query = exclusionsFor(type, asking, context);
    const listed = (name: string) => String(query[`fields.${name}[nin]`] ?? '').split(',');
    const isLeftOut =
      listed('rightsAgreement.sys.id').includes(agreement?.id ?? 'none') ||
      facts.contentProfiles.some((profile) => listed('contentProfiles').includes(profile)) ||
      (facts.hasAdultThemes && listed('contentGuidance.sys.id').includes('adult-themes'));
    expect(isExcluded(type, { ...facts, rights: agreement }, asking)).toBe(isLeftOut);
  });
  fc.assert(property, { numRuns: 500 });
});
