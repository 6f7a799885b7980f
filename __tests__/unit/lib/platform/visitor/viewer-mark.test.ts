import fc from 'fast-check';
import { mostRestrictiveViewer, anonymousViewer, type Viewer } from '@/lib/contracts/viewer';
import { viewerMark } from '@/lib/platform/visitor/viewer-mark';

const school: Viewer = {
  ...anonymousViewer,
  method: 'IPAuth',
  organisationId: 'harbourside-academy',
  country: 'GBR',
  subscription: 'FULL',
};

it('two people of one school have one mark', () => {
  const person = (userId: string): Viewer => ({ ...school, method: 'Okta', userId });
  expect(viewerMark(person('one'))).toBe(viewerMark(person('two')));
});

it.each<[string, Partial<Viewer>]>([
  ['organisation', { organisationId: 'northgate-college' }],
  ['country', { country: 'IRL' }],
  ['adult themes', { adultThemesRestricted: true }],
  ['blocked profiles', { blockedProfiles: ['religion'] }],
  ['allowed content', { allowedContentIds: ['a'] }],
  ['blocked content', { blockedContentIds: ['a'] }],
  ['subscription', { subscription: 'EXPIRED' }],
  ['way of being known', { method: 'Okta' }],
])('another %s is another mark', (_, change) => {
  expect(viewerMark({ ...school, ...change })).not.toBe(viewerMark(school));
});

it('nobody and the strictest viewer differ', () => {
  expect(viewerMark(mostRestrictiveViewer)).not.toBe(viewerMark(anonymousViewer));
});

it('lists of ids that differ have marks that differ', () => {
  const ids = fc.uniqueArray(fc.string({ maxLength: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      const marks = [one, other].map((blockedContentIds) => viewerMark({ ...school, blockedContentIds }));
      return (marks[0] === marks[1]) === isSame;
    }),
  );
});
