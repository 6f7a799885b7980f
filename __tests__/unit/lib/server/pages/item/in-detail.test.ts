/** Item pages in every detail that a visitor can see: what is said, in which order, and what is left out. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { entries, entry, link, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { american, british, deps, fact, pageOf, plainCard, section } from './fixture';

/** A page of these entries together with the usual ones. */
const pageWith = (type: ContentType, slug: string, more: readonly DeliveryEntry[], viewer?: Viewer) =>
  pageOf(type, slug, viewer, deps(tableSource([...entries, ...more])));
const crumbs = async (type: ContentType, slug: string) =>
  (await pageOf(type, slug)).crumbs.map(({ name, href }) => `${name} ${href}`);

describe('the head of a page', () => {
  it.each<[ContentType, string, string[]]>([
    ['production', 'hamlet-to-be', ['Home /', 'Productions /productions']],
    ['role', 'actor', ['Home /', 'People /people']],
    ['studyUnitSection', 'falling', ['Home /', 'Study units /study-units']],
    ['lesson', 'hearing-a-thought', ['Home /', 'Curricula /curricula']],
    ['educationLevel', 'year-10', ['Home /']],
  ])('%s %s stands below its list, or that of what it is part of', async (type, slug, expected) => {
    expect(await crumbs(type, slug)).toEqual(expected);
  });

  it('calls people by what they do, themes by what they are, the rest by kind', async () => {
    const kind = async (type: ContentType, slug: string) => (await pageOf(type, slug)).kindName;
    expect(await kind('person', 'mara-ellison')).toBe('Actor');
    expect(await kind('person', 'william-shakespeare')).toBe('Person');
    expect(await kind('theme', 'verse-drama')).toBe('Form');
    expect(await kind('guide', 'hamlet-study-guide')).toBe('Study guide');
    const guest = entry('guide', 'by-an-actor', { roles: links('actor') });
    expect((await pageWith('guide', 'by-an-actor', [guest])).kindName).toBe('Guide');
  });

  it('states the year of its date, else of the first performance, else none', async () => {
    expect((await pageOf('production', 'hamlet-to-be')).year).toBe('2024');
    const persians = entry('title', 'persians', { firstPerformed: -472 });
    expect((await pageWith('title', 'persians', [persians])).year).toBe('472 BCE');
    const dulcitius = entry('title', 'dulcitius', { firstPerformed: 970 });
    expect((await pageWith('title', 'dulcitius', [dulcitius])).year).toBe('970 CE');
    expect((await pageOf('workshop', 'speaking-verse')).year).toBeNull();
  });

  it('of a production states its facts, each where it is known', async () => {
    const page = await pageOf('production', 'hamlet-to-be', american);
    expect(
      page.facts.map(({ label, values }) => [label, ...values.map(({ name, href }) => [name, href])]),
    ).toEqual([
      ['Play', ['Hamlet', '/titles/hamlet']],
      ['Directors', ['Hidden Person', '/people/hidden-person'], ['Mara Ellison', '/people/mara-ellison']],
      ['Writer', ['William Shakespeare', '/people/william-shakespeare']],
      ['Producer', ['The Lantern Company', '/companies/lantern']],
      ['Company', ['The Lantern Company', '/companies/lantern']],
      ['Filmed in', ['United Kingdom', null]],
      ['Genre', ['Tragedy', '/genres/tragedy']],
      ['Form', ['Verse drama', '/themes/verse-drama']],
      ['Theme', ['Revenge', '/themes/revenge']],
      ['Period', ['Renaissance', '/periods/renaissance']],
      ['Theatre skills', ['Voice', '/skills/voice']],
      ['English skills', ['Inference', '/skills/inference']],
      ['Level', ['Year 10', null]],
      ['Suitable for', ['GCSE English Literature', '/themes/gcse-english']],
    ]);
  });

  it('of vocabulary states what it spans, whose it is and how much hangs on it', async () => {
    const span = async (fields: Record<string, unknown>) =>
      fact(await pageWith('period', 'p', [entry('period', 'p', fields)]), 'Years').map(({ name }) => name);
    expect(await span({ startYear: -500, endYear: -300 })).toEqual(['500 BCE to 300 BCE']);
    expect(await span({ startYear: 1968, endYear: 1968 })).toEqual(['1968']);
    expect(await span({ startYear: 1968 })).toEqual(['1968']);
    expect(await span({})).toEqual([]);
    const ages = async (fields: Record<string, unknown>) => {
      const level = entry('educationLevel', 'l', { slug: 'l', countryCode: 'GBR', ...fields });
      return fact(await pageWith('educationLevel', 'l', [level]), 'Ages').map(({ name }) => name);
    };
    expect(await ages({ entryAge: 5, exitAge: 7 })).toEqual(['5 to 7']);
    expect(await ages({ entryAge: 18 })).toEqual(['18 and over']);
    expect(await ages({ entryAge: 18, exitAge: 18 })).toEqual(['18 and over']);
    expect(await ages({})).toEqual([]);
    expect(fact(await pageOf('company', 'lantern'), 'Country')).toEqual([
      { name: 'United Kingdom', href: null },
    ]);
    const child = entry('theme', 'filial-revenge', { themeType: 'Theme', parent: link('revenge') });
    expect(fact(await pageWith('theme', 'filial-revenge', [child]), 'Part of')).toEqual([
      { name: 'Revenge', href: '/themes/revenge' },
    ]);
  });

  it('of what is heard and read names the languages, and the access that it gives', async () => {
    const media = entry('media', 'm', {
      type: 'video',
      assetId: 'rec-m',
      durationMinutes: 3,
      accessFeatures: ['British Sign Language'],
      tracks: {
        sounds: [{ role: 'main', language: 'cy', label: 'Cymraeg' }],
        texts: [
          { kind: 'captions', language: 'cy', label: 'Cymraeg' },
          { kind: 'subtitles', language: 'en', label: 'English' },
        ],
      },
    });
    const page = await pageWith('workshop', 'w', [media, entry('workshop', 'w', { media: link('m') })]);
    expect(page.recording).toEqual({
      kind: 'video',
      durationMinutes: 3,
      segments: [],
      outline: false,
      language: 'cy',
      captions: ['cy', 'en'],
      access: ['British Sign Language'],
      guidance: [],
    });
    const names = (label: string) => fact(page, label).map(({ name }) => name);
    expect([names('Spoken in'), names('Captions'), names('Access')]).toEqual([
      ['Welsh'],
      ['Welsh', 'English'],
      ['British Sign Language'],
    ]);
    const silent = await pageOf('workshop', 'speaking-verse');
    expect(silent.recording?.access).toEqual([]);
    expect(fact(silent, 'Spoken in')).toEqual([]);
  });
});

describe('whom a citation names', () => {
  it('authors, writers, directors and cast of what was made; guests of interviews and workshops alone', async () => {
    const names = ({ contributors }: { contributors: readonly { name: string; role: string }[] }) =>
      contributors.map(({ name, role }) => `${role} ${name}`);
    const film = await pageOf('production', 'hamlet-to-be');
    expect(names(film)).toEqual([
      'author William Shakespeare',
      'director Mara Ellison',
      'performer Mara Ellison',
      'performer A Guest',
      'performer Company',
    ]);
    expect(film.producers).toEqual(['The Lantern Company']);
    expect(names(await pageOf('guide', 'hamlet-study-guide'))).toEqual(['author Mara Ellison']);
    const people = { people: links('person-mara', 'person-hidden') };
    const of = async (type: ContentType) => names(await pageWith(type, 'x', [entry(type, 'x', people)]));
    expect(await of('interview')).toEqual(['performer Mara Ellison']);
    expect(await of('workshop')).toEqual(['performer Mara Ellison']);
    expect(await of('guide')).toEqual([]);
  });

  it('hides the outline where the entry says so, and keeps a board of what a class reads', async () => {
    expect((await pageOf('production', 'sonnets-by-night')).outline).toBe(false);
    expect((await pageOf('production', 'hamlet-to-be')).outline).toBe(true);
    expect((await pageOf('lesson', 'hearing-a-thought')).board).toEqual(['about', 'steps']);
    expect((await pageOf('person', 'mara-ellison')).board).toBeNull();
  });
});

describe('the texts of a page', () => {
  it('say each paragraph once, and nothing that the line over the page says', async () => {
    const guide = entry('person', 'g', {
      shortIntroduction: ' One line. ',
      description: 'One line.\n\n  First   part.\n \nSecond part.',
      longIntroduction: 'Second part.\n\nThird part.\n\n  ',
    });
    expect(section(await pageWith('person', 'g', [guide]), 'text')).toEqual({
      kind: 'text',
      id: 'about',
      heading: 'About',
      passages: ['First part.', 'Second part.', 'Third part.'].map((text) => ({ kind: 'plain', text })),
      contents: [],
    });
    const bare = entry('guide', 'bare', { shortIntroduction: 'One.', longIntroduction: 'One.' });
    expect((await pageWith('guide', 'bare', [bare])).sections).toEqual([]);
  });

  it('of interviews are set as conversation, of workshops as steps', async () => {
    const kinds = async (type: ContentType, longIntroduction: string) => {
      const page = await pageWith(type, 'x', [entry(type, 'x', { longIntroduction })]);
      return section(page, 'text').passages.map(({ kind }) => kind);
    };
    expect(await kinds('interview', 'Why a circle?\n\nIt has no front.')).toEqual(['question', 'answer']);
    expect(await kinds('workshop', '1. Stand in a circle.\n\n2. Walk.')).toEqual(['steps']);
    expect(await kinds('guide', '1. Stand in a circle.')).toEqual(['plain']);
  });

  it('lead to entries that the viewer may see, by their page; of the rest only words stay', async () => {
    const hrefs = async (viewer: Viewer) => {
      const { blocks } = section(await pageOf('guide', 'hamlet-study-guide', viewer), 'richText', 'text');
      return blocks.flatMap((block) => (block.kind === 'reference' ? [block.href] : []));
    };
    expect(await hrefs(american)).toEqual(['/productions/usa-alone']);
    expect(await hrefs(british)).toEqual([]);
  });
});

describe('what the product service lists for a genre', () => {
  const listing = async (items: ReturnType<typeof plainCard>[], total: number) => {
    const listed = () => Promise.resolve({ items, total, href: '/search?genre=tragedy' });
    const page = await pageOf('genre', 'tragedy', british, { ...deps(), listed });
    return page.sections.find(({ id }) => id === 'library');
  };

  it('stands as cards without the page itself, with the way to all where there are more', async () => {
    const items = [plainCard('hamlet-to-be'), plainCard('tragedy', 'genre'), plainCard('tragedy')];
    expect(await listing(items, 40)).toEqual({
      kind: 'cards',
      id: 'library',
      heading: 'In the library',
      cards: [items[0], items[2]],
      seeAll: { href: '/search?genre=tragedy', label: 'See all 40' },
    });
    expect(await listing(items, 3)).toMatchObject({ seeAll: null });
  });

  it('with nothing to list it says so and leads to the search for its name, but not while nothing can be asked', async () => {
    const nothing = {
      kind: 'links',
      id: 'library',
      heading: 'Nothing is listed here yet',
      links: [{ name: 'Search for “Tragedy”', href: '/search?q=Tragedy' }],
    };
    expect(await listing([], 0)).toEqual(nothing);
    expect(await listing([plainCard('tragedy', 'genre')], 1)).toEqual(nothing);
    const unasked = await pageOf('genre', 'tragedy', british, {
      ...deps(),
      listed: () => Promise.resolve(null),
    });
    expect(unasked.sections.some(({ id }) => id === 'library')).toBe(false);
  });
});
