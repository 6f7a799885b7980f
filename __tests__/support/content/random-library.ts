/** Random small libraries with nesting, and random viewers of them (for the property tests of visibility). */
import fc from 'fast-check';
import { contentTypes, rowOfType } from '@/lib/contracts/catalogue/content-types';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { entry, link, links } from './item-entries';

/** No registry knows it: nobody may see it. */
export const UNKNOWN_TYPE = 'hologram';

const agreements = [
  entry('country', 'gbr', { alpha2: 'GB', alpha3: 'GBR', numericCode: '826' }),
  entry('rightsAgreement', 'allow-gbr', { type: 'allow', countries: links('gbr') }),
  entry('rightsAgreement', 'deny-gbr', { type: 'deny', countries: links('gbr') }),
  entry('contentGuidance', 'adult-themes', { type: 'Adult' }),
];

export interface RandomLibrary {
  entries: DeliveryEntry[];
  items: { id: string; type: string }[];
}

const SIZE = 14;
const idAt = (index: number) => `item-${index}`;
/** Types that hold and types that are held, more often than the others: nesting is what can go wrong. */
const nested = contentTypes.filter((type) => rowOfType(type)?.container || rowOfType(type)?.partOf);
const typeArbitrary = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...nested) },
  { weight: 4, arbitrary: fc.constantFrom(...contentTypes) },
  { weight: 1, arbitrary: fc.constant(UNKNOWN_TYPE) },
);

const itemArbitrary = fc.record({
  type: typeArbitrary,
  members: fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { maxLength: 4 }),
  profiles: fc.subarray(['a', 'b'], { maxLength: 1 }),
  rights: fc.constantFrom(null, null, null, 'allow-gbr', 'deny-gbr'),
  adult: fc.boolean(),
});

export const libraryArbitrary: fc.Arbitrary<RandomLibrary> = fc
  .array(itemArbitrary, { minLength: SIZE, maxLength: SIZE })
  .map((drawn) => {
    const entries = drawn.map(({ type, members, profiles, rights, adult }, index) => {
      const row = rowOfType(type);
      const facts = row?.guarded
        ? {
            contentProfiles: profiles,
            ...(rights === null ? {} : { rightsAgreement: link(rights) }),
            ...(adult ? { contentGuidance: links('adult-themes') } : {}),
          }
        : {};
      const holds = row?.holds ? { [row.holds]: links(...members.map(idAt)) } : {};
      return entry(type, idAt(index), { name: `Thing${index}x`, ...facts, ...holds });
    });
    const items = drawn.map(({ type }, index) => ({ id: idAt(index), type }));
    return { entries: [...agreements, ...entries], items };
  });

const idsArbitrary = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }).map(idAt), { maxLength: 2 });

export const viewerArbitrary: fc.Arbitrary<Viewer> = fc
  .record({
    country: fc.constantFrom('GBR', 'USA', null),
    blockedProfiles: fc.subarray(['a', 'b']),
    adultThemesRestricted: fc.boolean(),
    allowedContentIds: idsArbitrary,
    blockedContentIds: idsArbitrary,
  })
  .map((rules) => ({ ...anonymousViewer, method: 'IPAuth', organisationId: 'o', ...rules }));
