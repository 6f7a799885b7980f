/** What hides what, case by case; one-mind.test.ts holds every way to an item to the same answer. */
import { typeRows, type TypeRow } from '@/lib/contracts/catalogue/type-rows';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import {
  bareItem,
  viewersOf,
  visibilityKey,
  visibleIds,
  type LibraryItem,
  type Narrowing,
} from '@/lib/domain/visibility/library';
import { canSee, type VisibilityViewer } from '@/lib/domain/visibility/visibility';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import type { LibraryDocument } from '@/__tests__/support/search/engine-of';
import { randomNarrowing, randomViewer } from '@/__tests__/support/search/queries';

const viewer = (changes: Partial<Viewer> = {}): Viewer => ({ ...anonymousViewer, ...changes });
const blocking = (...ids: string[]) => viewer({ blockedContentIds: ids });
const seen = (items: readonly LibraryItem[], ...viewers: Viewer[]) => [...visibleIds(items, viewers)].sort();

describe('what holds others', () => {
  const library = [
    bareItem('series', 'series', ['play', 'film']),
    bareItem('title', 'play'),
    bareItem('production', 'film'),
  ];

  it('R-VIS-10 is seen with any one visible member, and hidden without', () => {
    expect(seen(library, blocking('play'))).toEqual(['film', 'series']);
    expect(seen(library, blocking('play', 'film'))).toEqual([]);
    expect(seen([bareItem('collection', 'empty')], viewer())).toEqual([]);
    expect(seen([bareItem('series', 'lost', ['nowhere'])], viewer())).toEqual([]);
  });

  it('R-VIS-10 in another container goes by what is seen at the innermost', () => {
    const nested = [bareItem('collection', 'outer', ['series']), ...library];
    expect(seen(nested, blocking('play'))).toEqual(['film', 'outer', 'series']);
    expect(seen(nested, blocking('play', 'film'))).toEqual([]);
    const deep = [bareItem('collection', 'outermost', ['outer']), ...nested].toReversed();
    expect(seen(deep, blocking('play', 'film'))).toEqual([]);
  });

  it('holds nothing back when its type only names others', () => {
    expect(seen([bareItem('title', 'play', ['nowhere'])], viewer())).toEqual(['play']);
    expect(
      seen([bareItem('studyUnitSection', 's'), bareItem('studyUnitModule', 'm', ['s'])], viewer()),
    ).toEqual([]);
  });
});

describe('what is part of another', () => {
  const course = (members: readonly string[]) => [
    bareItem('curriculum', 'curriculum', members),
    bareItem('curriculumUnit', 'unit', ['lesson']),
    bareItem('lesson', 'lesson'),
  ];

  it('is seen with its parent, and hidden when no parent holds it', () => {
    expect(seen(course(['unit']), viewer())).toEqual(['curriculum', 'lesson', 'unit']);
    expect(seen(course([]), viewer())).toEqual([]);
    expect(seen([bareItem('lesson', 'lesson')], viewer())).toEqual([]);
  });

  it('is hidden with its parent, down to the last, and hides it when it was the last member', () => {
    expect(seen(course(['unit']), blocking('curriculum'))).toEqual([]);
    expect(seen(course(['unit']), blocking('lesson'))).toEqual([]);
  });

  it('is not seen through something that is no parent of its type', () => {
    expect(seen([bareItem('series', 'series', ['lesson']), bareItem('lesson', 'lesson')], viewer())).toEqual(
      [],
    );
  });

  it('is seen when one of two parents is', () => {
    const two = [...course(['unit']), bareItem('curriculumUnit', 'other', ['lesson'])];
    expect(seen(two, viewer())).toEqual(['curriculum', 'lesson', 'unit']);
  });
});

it('a type that the registry does not have is hidden', () => {
  expect(seen([bareItem('hologram', 'h'), bareItem('title', 't')], viewer())).toEqual(['t']);
});

it('several viewers see what all of them see', () => {
  const items = [bareItem('title', 'a'), bareItem('title', 'b'), bareItem('title', 'c')];
  expect(seen(items, blocking('a'), blocking('b'))).toEqual(['c']);
  expect(seen(items)).toEqual(['a', 'b', 'c']);
});

/** The rule worked out the long way: whatever lacks a member or a parent goes, until nothing does. */
function seenTheLongWay(library: readonly LibraryDocument[], viewer: VisibilityViewer, narrow?: Narrowing) {
  const blockedProfiles = [...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])];
  const countries = [viewer.country, narrow?.country ?? viewer.country];
  let left = library.filter(({ visibility }) =>
    countries.every((country) => canSee(visibility, { ...viewer, blockedProfiles, country }).allowed),
  );
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const ids = new Set(left.map(({ id }) => id));
    left = left.filter(({ id, type, members }, _at, all) => {
      const { container, partOf } = typeRows[type] as TypeRow;
      const isHeld = all.some((one) => one.type === partOf && one.members.includes(id));
      return (!container || members.some((member) => ids.has(member))) && (!partOf || isHeld);
    });
  }
  return left.map(({ id }) => id).sort();
}

it('R-VIS-12 random viewers see of a random library what the long way gives', () => {
  const corpus = new Corpus(new Dice(random(5)), 200);
  const library = corpus.documents(400);
  for (let round = 0; round < 80; round += 1) {
    const visitor = randomViewer(corpus.dice, library.length);
    const narrow = randomNarrowing(corpus.dice);
    const found = [...visibleIds(library, viewersOf(visitor, narrow))].sort();
    expect(found).toEqual(seenTheLongWay(library, visitor, narrow));
  }
});

describe('narrowing (D37)', () => {
  const teacher = viewer({ country: 'GBR', blockedProfiles: ['violence'] });

  it('adds profiles, and the same viewer elsewhere where the country is another', () => {
    expect(viewersOf(teacher)).toEqual([teacher]);
    expect(viewersOf(teacher, { country: 'GBR' })).toEqual([teacher]);
    expect(viewersOf(teacher, { country: 'USA', blockedProfiles: ['war'] })).toEqual([
      { ...teacher, blockedProfiles: ['violence', 'war'] },
      { ...teacher, blockedProfiles: ['violence', 'war'], country: 'USA' },
    ]);
  });
});

describe('the key of who sees the same', () => {
  it('does not know the order or the repeats of a list, nor who somebody is', () => {
    const one = viewer({ allowedContentIds: ['a', 'b'], blockedProfiles: ['x'] });
    const same = viewer({
      allowedContentIds: ['b', 'a', 'a'],
      blockedProfiles: ['x', 'x'],
      organisationId: 'o',
    });
    expect(visibilityKey([one])).toBe(visibilityKey([same]));
  });

  it('tells whatever decides', () => {
    const viewers = [
      viewer(),
      viewer({ country: 'USA' }),
      viewer({ adultThemesRestricted: true }),
      viewer({ blockedProfiles: ['x'] }),
      viewer({ allowedContentIds: ['x'] }),
      viewer({ blockedContentIds: ['x'] }),
    ];
    const keys = viewers.map((one) => visibilityKey([one]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(visibilityKey(viewers.slice(0, 2)));
  });
});
