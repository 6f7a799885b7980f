import fc from 'fast-check';
import type { VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import { mostRestrictiveViewer, anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { canSee } from '@/lib/domain/visibility/visibility';

const item = (changes: Partial<VisibilityFacts> = {}): VisibilityFacts => ({
  id: 'i1',
  rights: null,
  contentProfiles: [],
  hasAdultThemes: false,
  ...changes,
});
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({ ...anonymousViewer, ...changes });
const sees = (facts: Partial<VisibilityFacts>, who: Partial<Viewer>) => canSee(item(facts), viewer(who));
const hidden = (reason: string) => ({ allowed: false, reason });
const shown = (reason = 'VISIBLE') => ({ allowed: true, reason });

const allowGbr = { rights: { type: 'allow', countries: ['GBR'] } } as const;
const denyUsa = { rights: { type: 'deny', countries: ['USA'] } } as const;

describe('canSee', () => {
  it('R-VIS-1 R-PUR-10 an allow agreement shows in its countries only', () => {
    expect(sees(allowGbr, { country: 'GBR' })).toEqual(shown());
    expect(sees(allowGbr, { country: 'USA' })).toEqual(hidden('RIGHTS'));
  });

  it('R-VIS-2 a deny agreement shows everywhere else', () => {
    expect(sees(denyUsa, { country: 'USA' })).toEqual(hidden('RIGHTS'));
    expect(sees(denyUsa, { country: 'GBR' })).toEqual(shown());
  });

  it('R-VIS-3 without an agreement an item is shown', () => {
    expect(sees({}, { country: null })).toEqual(shown());
  });

  it('R-VIS-4 to an unknown country an allow agreement hides and a deny agreement shows', () => {
    expect(sees(allowGbr, { country: null })).toEqual(hidden('RIGHTS'));
    expect(sees(denyUsa, { country: null })).toEqual(shown());
  });

  it('R-VIS-5 R-PUR-9 a blocked profile hides what carries it', () => {
    const who = { blockedProfiles: ['a'] };
    expect(sees({ contentProfiles: ['a', 'b'] }, who)).toEqual(hidden('PROFILE'));
    expect(sees({ contentProfiles: ['b'] }, who)).toEqual(shown());
    expect(sees({}, who)).toEqual(shown());
  });

  it('R-VIS-6 a blocked id is hidden although otherwise visible', () => {
    expect(sees({}, { blockedContentIds: ['i1'] })).toEqual(hidden('BLOCKED_ID'));
  });

  it('R-PUR-11 an adult item is hidden from a restricted organisation', () => {
    expect(sees({ hasAdultThemes: true }, { adultThemesRestricted: true })).toEqual(hidden('ADULT_THEMES'));
    expect(sees({ hasAdultThemes: true }, {})).toEqual(shown());
  });

  it('R-VIS-7 an allowed id is shown to a restricted viewer, and past blocked profiles', () => {
    const who = { adultThemesRestricted: true, blockedProfiles: ['a'], allowedContentIds: ['i1'] };
    expect(sees({ hasAdultThemes: true, contentProfiles: ['a'] }, who)).toEqual(shown('ALLOWED_ID'));
  });

  it('R-VIS-8 an allowed id does not outrank rights', () => {
    expect(sees(allowGbr, { country: 'USA', allowedContentIds: ['i1'] })).toEqual(hidden('RIGHTS'));
  });

  it('R-VIS-9 R-ENT-12 of both lists, blocked wins', () => {
    expect(sees({}, { allowedContentIds: ['i1'], blockedContentIds: ['i1'] })).toEqual(hidden('BLOCKED_ID'));
  });

  it('the most restrictive viewer sees neither adult items nor allow agreements', () => {
    expect(canSee(item({ hasAdultThemes: true }), mostRestrictiveViewer).allowed).toBe(false);
    expect(canSee(item(allowGbr), mostRestrictiveViewer).allowed).toBe(false);
    expect(canSee(item(), mostRestrictiveViewer).allowed).toBe(true);
  });
});

/** Content model §5 read a second time, as one sentence of logic instead of a sequence. */
function independentReading(facts: VisibilityFacts, who: Viewer): boolean {
  const inCountry = facts.rights?.countries.some((country) => country === who.country) ?? false;
  const forbidden = facts.rights !== null && (facts.rights.type === 'allow') !== inCountry;
  const named = {
    blocked: new Set(who.blockedContentIds).has(facts.id),
    allowed: new Set(who.allowedContentIds).has(facts.id),
  };
  const profileMet =
    new Set([...facts.contentProfiles, ...who.blockedProfiles]).size <
    new Set(facts.contentProfiles).size + new Set(who.blockedProfiles).size;
  const restricted = profileMet || (who.adultThemesRestricted && facts.hasAdultThemes);
  return !forbidden && !named.blocked && (named.allowed || !restricted);
}

const countries = fc.constantFrom('GBR', 'USA', 'IRL');
const ids = fc.constantFrom('i1', 'i2', 'i3');
const profiles = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 });
const factsArbitrary: fc.Arbitrary<VisibilityFacts> = fc.record({
  id: ids,
  rights: fc.option(
    fc.record({ type: fc.constantFrom('allow', 'deny'), countries: fc.array(countries, { maxLength: 2 }) }),
  ),
  contentProfiles: profiles,
  hasAdultThemes: fc.boolean(),
});
const viewerArbitrary = fc
  .record({
    country: fc.option(countries),
    blockedProfiles: profiles,
    adultThemesRestricted: fc.boolean(),
    allowedContentIds: fc.array(ids, { maxLength: 2 }),
    blockedContentIds: fc.array(ids, { maxLength: 1 }),
  })
  .map(viewer);

describe('canSee over random pairs', () => {
  it('agrees with an independent reading of the content model for 10,000 pairs', () => {
    const outcomes = { true: 0, false: 0 };
    fc.assert(
      fc.property(factsArbitrary, viewerArbitrary, (facts, who) => {
        const { allowed } = canSee(facts, who);
        outcomes[`${allowed}`] += 1;
        return allowed === independentReading(facts, who);
      }),
      { numRuns: 10_000 },
    );
    // Both outcomes are common, or the agreement would say little.
    expect(Math.min(outcomes.true, outcomes.false)).toBeGreaterThan(2_000);
  });

  it('narrowing never shows more: one more blocked profile or id, or a restriction', () => {
    fc.assert(
      fc.property(factsArbitrary, viewerArbitrary, profiles, ids, (facts, who, more, id) => {
        const narrower: Viewer = {
          ...who,
          blockedProfiles: [...who.blockedProfiles, ...more],
          blockedContentIds: [...who.blockedContentIds, id],
          adultThemesRestricted: true,
        };
        return canSee(facts, who).allowed || !canSee(facts, narrower).allowed;
      }),
      { numRuns: 10_000 },
    );
  });
});
