/** What stands around an item in every detail: series, relations, credits, standards and parts. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { entries, entry, link, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { british, deps, fact, load, pageOf, section } from './fixture';

/** A page of these entries together with the usual ones. */
const pageWith = (type: ContentType, slug: string, more: readonly DeliveryEntry[], viewer?: Viewer) =>
  pageOf(type, slug, viewer, deps(tableSource([...entries, ...more])));

describe('what stands around an item', () => {
  it('credits of more works than were read say where the others are found', async () => {
    const source = tableSource([
      ...entries,
      entry('person', 'p'),
      entry('production', 'new', { directors: links('p') }),
    ]);
    const findLinking: typeof source.findLinking = async (type, id) => ({
      ...(await source.findLinking(type, id)),
      isCut: type === 'production',
    });
    const more = async (given = source) =>
      section(await pageOf('person', 'p', british, deps(given)), 'credits').more;
    expect(await more()).toBeNull();
    expect(await more({ ...source, findLinking })).toEqual({ name: 'Search for “p”', href: '/search?q=p' });
  });

  it('an item is never beside itself, and what is named twice stands once', async () => {
    const guide = entry('guide', 'g', {
      relatedGuides: links('g', 'guide-hamlet', 'guide-hamlet'),
      relatedWorkshops: links('workshop-verse'),
    });
    const page = await pageWith('guide', 'g', [guide]);
    expect(section(page, 'cards', 'teach').cards.map(({ slug }) => slug)).toEqual([
      'hamlet-study-guide',
      'speaking-verse',
    ]);
  });

  it('stagings that play stand before those that are only on record', async () => {
    const more = [
      entry('production', 'on-record'),
      entry('production', 'filmed', { media: link('media-audio') }),
      entry('title', 't', { relatedProductions: links('on-record', 'filmed') }),
    ];
    const page = await pageWith('title', 't', more);
    expect(section(page, 'cards', 'productions').cards.map(({ slug }) => slug)).toEqual([
      'filmed',
      'on-record',
    ]);
  });

  it('interviews to watch stand apart from those to read', async () => {
    const more = [
      entry('interview', 'heard', { media: link('media-audio') }),
      entry('interview', 'printed'),
      entry('guide', 'g', { relatedInterviews: links('heard', 'printed') }),
    ];
    const page = await pageWith('guide', 'g', more);
    expect(section(page, 'cards', 'watch').cards.map(({ slug }) => slug)).toEqual(['heard']);
    expect(section(page, 'cards', 'read').cards.map(({ slug }) => slug)).toEqual(['printed']);
  });
});

describe('a person’s work', () => {
  it('stands by role: plays, writing, directing, performing, then others by name; the newest first', async () => {
    const more = [
      entry('person', 'p', { slug: 'p', relatedProductions: links('related-only') }),
      entry('production', 'related-only', { date: '2001-01-01' }),
      entry('title', 'play', { authors: links('p'), date: '1990-01-01' }),
      entry('production', 'old', {
        writers: links('p'),
        directors: links('p'),
        date: '2010-01-01',
        creativeMembers: [
          { personSlug: 'p', name: 'P', role: 'Set designer' },
          { personSlug: 'p', name: 'P', role: 'Costume designer' },
          { personSlug: 'other', name: 'O', role: 'Sound designer' },
        ],
      }),
      entry('production', 'new', {
        directors: links('p'),
        date: '2020-01-01',
        castMembers: [
          { personSlug: 'p', name: 'P', character: 'First witch' },
          { personSlug: 'p', name: 'P', character: 'Porter' },
          { personSlug: 'p', name: 'P', character: 'Porter' },
        ],
      }),
      entry('production', 'broken', { directors: links('p'), castMembers: { not: 'a list' } }),
    ];
    const { groups } = section(await pageWith('person', 'p', more), 'credits');
    expect(
      groups.map(({ role, credits }) => [
        role,
        ...credits.map(({ card, note }) => (note === null ? card.slug : `${card.slug} as ${note}`)),
      ]),
    ).toEqual([
      ['Plays', 'play'],
      ['Writer', 'old'],
      ['Director', 'new', 'old', 'broken'],
      ['Performer', 'new as First witch', 'new as Porter'],
      ['Costume designer', 'old'],
      ['Related', 'related-only'],
      ['Set designer', 'old'],
    ]);
  });
});

describe('the standards of an item', () => {
  const authority = (id: string, country?: string) =>
    entry('standardAuthority', id, { name: id, ...(country ? { country: link(country) } : {}) });
  const grade = (id: string, of: string) => entry('standardGrade', id, { name: id, authority: link(of) });
  const standard = (code: string, of?: string) =>
    entry('standard', `s-${code}`, {
      slug: `s ${code}`,
      name: code,
      code,
      ...(of ? { grade: link(of) } : {}),
    });

  it('stand by authority, the viewer’s country first, in the order of their codes', async () => {
    const more = [
      authority('Zeal', 'gbr'),
      authority('Arts', 'usa'),
      authority('Board', 'usa'),
      grade('g-zeal', 'Zeal'),
      grade('g-arts', 'Arts'),
      grade('g-board', 'Board'),
      ...[standard('B.10', 'g-arts'), standard('B.9', 'g-arts'), standard('X', 'g-zeal')],
      ...[standard('Y', 'g-board'), standard('Free')],
      entry('guide', 'g', { standards: links('s-B.10', 's-Y', 's-B.9', 's-Free', 's-X') }),
    ];
    const { groups } = section(await pageWith('guide', 'g', more), 'standards');
    expect(
      groups.map((group) => [group.authority, group.near, ...group.standards.map(({ code }) => code)]),
    ).toEqual([
      ['Zeal', true, 'X'],
      ['Arts', false, 'B.9', 'B.10'],
      ['Board', false, 'Y'],
      ['Other standards', false, 'Free'],
    ]);
    expect(groups[3]?.standards[0]).toEqual({
      id: 's-Free',
      code: 'Free',
      name: 'Free',
      description: '',
      grade: '',
      href: '/search?standard=s%20Free',
    });
    const nowhere = await pageWith('guide', 'g', more, { ...british, country: null });
    expect(section(nowhere, 'standards').groups.some(({ near }) => near)).toBe(false);
  });
});

describe('the parts of an item', () => {
  const blocking = (...blockedContentIds: string[]): Viewer => ({ ...british, blockedContentIds });

  it('lead to their pages; activities are read in place, with their minutes and what they use', async () => {
    const curriculum = await pageOf('curriculum', 'drama-7-9');
    const [unit] = section(curriculum, 'steps').steps;
    expect(unit).toMatchObject({ name: 'Voices', href: '/curriculum-units/voices', body: [], cards: [] });
    expect(unit?.steps).toMatchObject([
      { name: 'Hearing a thought', href: '/lessons/hearing-a-thought', minutes: 50 },
    ]);
    expect(unit?.steps[0]?.steps).toMatchObject([{ name: 'Listen and mark', href: null, minutes: 15 }]);
    expect(section(await pageOf('trainingCourse', 'dt-101-using-the-platform'), 'steps').steps).toMatchObject(
      [{ name: 'Finding things', minutes: 10, steps: [] }],
    );
  });

  it('that are blocked are left out, and what hangs on them; a page of them alone is missing', async () => {
    const more = [
      entry('studyUnit', 'unit', { modules: links('module-one', 'module-two') }),
      entry('studyUnitModule', 'module-two', { sections: links('first', 'second') }),
      entry('studyUnitSection', 'first'),
      entry('studyUnitSection', 'second'),
    ];
    const unit = await pageWith('studyUnit', 'unit', more, blocking('section-one', 'first'));
    expect(section(unit, 'steps').steps).toMatchObject([{ name: 'module-two', steps: [{ name: 'second' }] }]);
    expect(await load('studyUnitSection', 'falling', blocking('section-one'))).toBeNull();
    expect(await load('studyUnit', 'tragedy-unit', blocking('module-one'))).toBeNull();
  });

  it('that belong to everybody are hidden too where they are blocked', async () => {
    const page = await pageOf('production', 'hamlet-to-be', blocking('tragedy', 'revenge'));
    expect(fact(page, 'Genre')).toEqual([]);
    expect(fact(page, 'Theme')).toEqual([]);
    expect(fact(page, 'Form')).toHaveLength(1);
  });

  it('R-VIS-10 are not named by a text either: neither a part of what is hidden nor a blocked public entry', async () => {
    const embeds = (id: string) => ({
      nodeType: 'embedded-entry-block',
      data: { target: link(id) },
      content: [],
    });
    const guide = entry('guide', 'g', {
      body: { nodeType: 'document', data: {}, content: [embeds('module-one'), embeds('tragedy')] },
    });
    const named = async (viewer: Viewer) => {
      const { sections } = await pageWith('guide', 'g', [guide], viewer);
      const blocks = sections.flatMap((each) => (each.kind === 'richText' ? each.blocks : []));
      return blocks.map((block) => (block.kind === 'reference' ? block.href : block.kind));
    };
    expect(await named(british)).toEqual(['/study-unit-modules/what-is-tragedy', '/genres/tragedy']);
    expect(await named(blocking('unit-one', 'tragedy'))).toEqual([]);
  });
});

describe('what a page asks about before it is drawn', () => {
  it('people of the cast, but not the page’s own; entries of texts below; each once', async () => {
    const asked: string[] = [];
    const source = tableSource();
    const watched = deps({
      ...source,
      findAll: (type, slugs) => {
        asked.push(...slugs.map((slug) => `${type}/${slug}`));
        return source.findAll(type, slugs);
      },
    });
    await pageOf('production', 'hamlet-to-be', british, watched);
    expect(asked.filter((key) => key === 'person/mara-ellison')).toHaveLength(1);
    expect(asked).toContain('person/hidden-person');
    expect(asked.some((key) => /undefined|null/.test(key))).toBe(false);
    // Genres, countries and segments belong to everybody, or to the item: nothing need be asked.
    expect(asked.some((key) => /^(genre|country|segment|theme|skill)\//.test(key))).toBe(false);
    asked.length = 0;
    await pageOf('lesson', 'hearing-a-thought', british, watched);
    expect(asked).toContain('production/hamlet-to-be');
  });
});
