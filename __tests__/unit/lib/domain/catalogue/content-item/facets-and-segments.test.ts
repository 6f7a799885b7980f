import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import { ageKey } from '@/lib/domain/catalogue/content-item/age';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { facetsOf, ownFacetValue, yearOf } from '@/lib/domain/catalogue/content-item/facets';
import { fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import { membersOf } from '@/lib/domain/catalogue/content-item/members';
import { segmentOf } from '@/lib/domain/catalogue/content-item/segments';
import {
  standardAuthorityOf,
  standardGradeOf,
  standardOf,
} from '@/lib/domain/catalogue/content-item/standards';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { entry, link, links, recordOf, type Given } from '@/__tests__/support/content/delivery-entries';

const fieldsOfEntry = (subject: DeliveryEntry, others: DeliveryEntry[] = []) =>
  fieldsOf(subject, lookupOf([subject, ...others], []));

describe('age', () => {
  it.each([
    [{ date: '1606-12-26' }, 16_061_226],
    [{ date: '1606-12' }, 16_061_201],
    [{ date: '1606' }, 16_060_101],
    [{ date: 'unknown', firstPerformed: 970 }, 9_700_101],
    [{ date: null, firstPerformed: -441 }, -4_409_899],
    [{ date: null, firstPerformed: null }, 20_240_506],
    [{ date: 'circa 1606' }, 20_240_506],
    [{ date: null, firstPublishedAt: '' }, 0],
  ])('%j', (given, expected) => {
    expect(ageKey({ firstPublishedAt: '2024-05-06', ...given })).toBe(expected);
  });

  it.each([
    ['1606', '1606'],
    ['1606-12-26', '1606'],
    ['c. 1606', null],
    ['160', null],
    [null, null],
  ])('the year of %s is %s', (date, expected) => expect(yearOf(date)).toBe(expected));
});

describe('facets', () => {
  const facets = (subject: DeliveryEntry, others: DeliveryEntry[] = []) => {
    const fields = fieldsOfEntry(subject, others);
    return facetsOf(fields, [], { type: 'guide', media: null });
  };

  it('of an entry with nothing are its type', () => {
    const { type, watch, ...others } = facets(entry('guide', 'x'));
    expect([type, watch]).toEqual([[{ key: 'guide', name: 'Guides' }], []]);
    expect(Object.values(others).flat()).toEqual([]);
  });

  it('each word is of its own facet, once, and one without a key is none', () => {
    const words = ['genre', 'company', 'period', 'role'];
    const others = words.map((word) => entry(word, word));
    const nameless = entry('genre', 'nameless', { slug: '' });
    const given = {
      genres: links('genre', 'nameless', 'genre'),
      companies: links('company'),
      periods: links('period'),
      roles: links('role'),
    };
    const found = facets(entry('guide', 'x', given), [...others, nameless]);
    const named = (word: string): FacetValue[] => [{ key: `${word}-slug`, name: word }];
    expect(found).toMatchObject(Object.fromEntries(words.map((word) => [word, named(word)])));
    expect(found.genre).toHaveLength(1);
  });

  it('a standard without its grade, and a grade without its authority, are still to be found', () => {
    const others = [
      entry('standard', 's', { grade: link('g') }),
      entry('standard', 't'),
      entry('standardGrade', 'g'),
    ];
    expect(facets(entry('guide', 'x', { standards: links('s', 't') }), others).standard).toEqual([
      { key: 's-slug', name: 's', parent: 'g' },
      { key: 't-slug', name: 't' },
    ]);
  });

  it.each([
    ['Production', ['2019']],
    ['Audio production', ['2019']],
    ['Archive recording', []],
    [null, []],
  ])('R-VAL-4 with the sub-type %s the production years are %j', (subType, years) => {
    const { date } = facets(entry('production', 'x', { subType, date: '2019-04-01' }));
    expect(date.map(({ key }) => key)).toEqual(years);
  });

  it('how long a lesson takes counts where nothing is played', () => {
    expect(facets(entry('lesson', 'x', { durationMinutes: 50 })).duration.map(({ key }) => key)).toEqual([
      '30-60',
    ]);
  });

  it.each([
    ['genre', {}, { facet: 'genre', value: { key: 'x-slug', name: 'x' } }],
    ['company', {}, { facet: 'company', value: { key: 'x-slug', name: 'x' } }],
    ['period', {}, { facet: 'period', value: { key: 'x-slug', name: 'x' } }],
    ['role', {}, { facet: 'role', value: { key: 'x-slug', name: 'x' } }],
    ['theme', { themeType: 'Form' }, { facet: 'theme', value: { key: 'x-slug', name: 'x', group: 'Form' } }],
    [
      'skill',
      { skillType: 'English' },
      { facet: 'skill', value: { key: 'x-slug', name: 'x', group: 'English' } },
    ],
    ['guide', {}, null],
  ])('a %s is as a value of its facet', (type, fields, expected) => {
    expect(ownFacetValue(fieldsOfEntry(entry(type, 'x', fields)))).toEqual(expected);
  });
});

describe('what search finds an item by', () => {
  it('names of everybody, each once; of no one that is not named', () => {
    const people = ['authors', 'producers', 'directors', 'writers', 'people'];
    const others = people.map((name) => entry('person', name));
    const cast = [
      { personSlug: null, name: 'authors', character: '' },
      { personSlug: null, name: 'Cy', character: 'Lear' },
    ];
    const fields = { ...Object.fromEntries(people.map((name) => [name, links(name)])), castMembers: cast };
    const { searchText } = recordOf(entry('production', 'x', fields), others);
    expect(searchText.people).toEqual([...people, 'Cy']);
    expect(searchText.characters).toEqual(['Lear']);
  });

  it('every subject, and what helps to follow a recording', () => {
    const words: Given = {};
    const others: DeliveryEntry[] = [
      entry('media', 'm', { assetId: 'a', accessFeatures: ['Audio description'] }),
    ];
    for (const [field, type] of [
      ['genres', 'genre'],
      ['themes', 'theme'],
      ['skills', 'skill'],
      ['companies', 'company'],
      ['periods', 'period'],
      ['roles', 'role'],
      ['standards', 'standard'],
    ] as const) {
      words[field] = links(type);
      others.push(entry(type, type));
    }
    const level = { entryAge: 11, unifiedLevelStage: 'lower', unifiedLevelStageName: 'Lower secondary' };
    others.push(entry('educationLevel', 'level', level));
    const subject = entry('guide', 'x', { ...words, media: link('m'), educationLevels: links('level') });
    expect(recordOf(subject, others).searchText.subjects).toEqual([
      'genre',
      'theme',
      'skill',
      'Lower secondary',
      'company',
      'period',
      'role',
      'standard',
      'Audio description',
    ]);
  });

  it('its description, objectives and body, with a space between', () => {
    const body = { nodeType: 'document', content: [{ nodeType: 'text', value: 'Body' }] };
    expect(
      recordOf(entry('lesson', 'x', { description: 'One', objectives: 'Two', instructions: body })).searchText
        .body,
    ).toBe('One Two Body');
    expect(recordOf(entry('lesson', 'x', { objectives: 'Two' })).searchText.body).toBe('Two');
  });
});

describe('segments', () => {
  const read = (given: Given) =>
    segmentOf(
      fieldsOfEntry(
        entry('segment', 's', {
          type: 'Scene',
          startTimestampInSeconds: 1,
          endTimestampInSeconds: 2,
          ...given,
        }),
      ),
      'https',
    );

  it.each([
    [{ startTimestampInSeconds: 2 }, true],
    [{ startTimestampInSeconds: 3 }, false],
    [{ startTimestampInSeconds: 0 }, true],
    [{ startTimestampInSeconds: null }, false],
    [{ endTimestampInSeconds: null }, false],
    [{ endTimestampInSeconds: 'x' }, false],
    [{ type: 'Nap' }, false],
  ])('%j is one: %s', (given, isOne) => expect(read(given) !== null).toBe(isOne));

  it('warns of those left out, by name, and of no other', () => {
    const segment = (id: string, type: string) =>
      entry('segment', id, { type, startTimestampInSeconds: 1, endTimestampInSeconds: 2 });
    const subject = entry('production', 'x', { segments: links('good', 'odd', 'gone', 'good') });
    const { warnings, item } = recordOf(subject, [segment('good', 'Scene'), segment('odd', 'Nap')]);
    expect(warnings).toEqual(['segment odd is left out: it starts after its end or has no known kind']);
    expect(item.relatedSegmentIds).toEqual(['good', 'gone']);
  });
});

it('a list of more links than a page may read is told to editors', () => {
  const guide = (count: number) =>
    entry('guide', 'x', { relatedGuides: links(...Array.from({ length: count }, (_, at) => `g${at}`)) });
  expect(recordOf(guide(200)).warnings).toEqual([]);
  expect(recordOf(guide(1_201)).warnings).toEqual([
    'relatedGuides has 1,201 links: where they are too large for one answer, the page lists the first 200',
  ]);
});

describe('the standards tree, where something of it is unpublished', () => {
  it('says null', () => {
    const lookup = lookupOf([], []);
    expect(standardAuthorityOf(entry('standardAuthority', 'a'), lookup)).toEqual({
      id: 'a',
      slug: 'a-slug',
      name: 'a',
      country: null,
    });
    expect(standardGradeOf(entry('standardGrade', 'g'), lookup)).toEqual({
      id: 'g',
      slug: 'g-slug',
      name: 'g',
      authority: null,
      position: 0,
    });
    expect(standardOf(entry('standard', 's'), lookup)).toEqual({
      id: 's',
      slug: 's-slug',
      name: 's',
      code: '',
      grade: null,
      description: '',
    });
  });

  it('an authority whose country has no code has none', () => {
    const lookup = lookupOf([entry('country', 'c')], []);
    expect(
      standardAuthorityOf(entry('standardAuthority', 'a', { country: link('c') }), lookup).country,
    ).toBeNull();
  });
});

describe('members', () => {
  it('a type that holds none has none', () => {
    const one = entry('guide', 'one');
    expect(
      membersOf(fieldsOfEntry(entry('guide', 'x', { members: links('one'), modules: links('one') }), [one])),
    ).toEqual([]);
  });
});

describe('levels', () => {
  const fields = { entryAge: 11, alternativeLevels: ['Middle'], alternativeStages: ['Three'] };

  it('an education level is its own level, and says of itself what else it is called', () => {
    const { levels, item } = recordOf(entry('educationLevel', 'y7', fields));
    expect(levels).toHaveLength(1);
    expect(levels[0]).toMatchObject({
      id: 'y7',
      alternativeLevels: ['Middle'],
      alternativeStages: ['Three'],
    });
    expect(item.relatedEducationLevelNames).toEqual([]);
  });

  it('one without an age is of no age, and a name is said once', () => {
    const others = [
      entry('educationLevel', 'a', { name: 'Same' }),
      entry('educationLevel', 'b', { name: 'Same', entryAge: 1 }),
    ];
    const { levels, item } = recordOf(entry('guide', 'x', { educationLevels: links('b', 'a') }), others);
    expect(levels.map(({ id, entryAge }) => [id, entryAge])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect(item.relatedEducationLevelNames).toEqual(['Same']);
  });
});
