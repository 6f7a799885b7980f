import { ageKey } from '@/lib/domain/catalogue/content-item/age';
import {
  catalogueRecordOf,
  type CatalogueRecord,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import { type DeliveryAsset, type DeliveryEntry, inLocale } from '@/lib/domain/catalogue/content-item/entry';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { plainText } from '@/lib/domain/catalogue/content-item/rich-text';
import {
  standardAuthorityOf,
  standardGradeOf,
  standardOf,
} from '@/lib/domain/catalogue/content-item/standards';

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const links = (...ids: string[]) => ids.map((id) => link(id));
const entry = (type: string, id: string, fields: Record<string, unknown> = {}): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: type } } },
  fields: { name: id, slug: id, ...fields },
});
const picture: DeliveryAsset = {
  sys: { id: 'picture' },
  fields: {
    file: { url: '//host/x.png', contentType: 'image/png', fileName: 'x.png', details: { size: 1 } },
  },
};

function map(subject: DeliveryEntry, others: DeliveryEntry[] = []): CatalogueRecord {
  const settings = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };
  return catalogueRecordOf(subject, lookupOf([subject, ...others], [picture]), settings)!;
}

describe('production', () => {
  const people = ['ann', 'bea'].map((id) => entry('person', id, { name: id.toUpperCase() }));
  const cast = [
    { personSlug: 'ann', name: 'Ann', character: 'Lear' },
    { personSlug: null, name: 'Cy', character: null },
  ];
  const creative = [{ personSlug: null, name: 'Di', role: 'Sound' }];
  const subject = entry('production', 'x', {
    subType: 'Production', date: '2019-04-01', title: link('t'), locations: links('GBR'), genres: links('g'), directors: links('ann'),
    writers: links('bea', 'gone'), producers: links('co', 'ann'), castMembers: cast, creativeMembers: creative,
  }); // prettier-ignore
  const others = [
    ...people,
    entry('title', 't', { slug: 'king-lear' }),
    entry('country', 'GBR', { name: 'United Kingdom' }),
    entry('genre', 'g', { name: 'Tragedy' }),
    entry('company', 'co', { name: 'The Company' }),
  ];

  it('R-ENT-30 carries its extras', () => {
    const { item } = map(subject, others);
    expect(item).toMatchObject({
      relatedLocations: ['United Kingdom'], genres: ['g'], directorSlugs: ['ann'], writerSlugs: ['bea'],
      directors: [{ slug: 'ann', name: 'ANN' }], writers: [{ slug: 'bea', name: 'BEA' }],
      relatedTitleSlug: 'king-lear', producerNames: ['The Company', 'ANN'],
    }); // prettier-ignore
    expect(JSON.parse(item.relatedCastMembersJson ?? '')).toEqual(cast);
    expect(JSON.parse(item.relatedCreativeMembersJson ?? '')).toEqual(creative);
  });

  it('R-ENT-31 without a cast holds the text of an empty list', () => {
    const { item } = map(entry('production', 'x'));
    expect([item.relatedCastMembersJson, item.relatedCreativeMembersJson, item.relatedTitleSlug]).toEqual([
      '[]',
      '[]',
      null,
    ]);
  });

  it('is found by its people, characters and subjects', () => {
    const { searchText } = map(subject, others);
    expect(searchText.people).toEqual(['The Company', 'ANN', 'BEA', 'Ann', 'Cy', 'Di']);
    expect(searchText.characters).toEqual(['Lear']);
    expect(searchText.subjects).toEqual(['Tragedy']);
  });

  it('has its year and sub-type as facets', () => {
    const { facets, year } = map(subject, others);
    expect(year).toBe('2019');
    expect(facets.date).toEqual([{ key: '2019', name: '2019' }]);
    expect(facets.subType).toEqual([
      { key: 'Production', name: 'Production', group: 'production', parent: 'production' },
    ]);
    expect(facets.type).toEqual([{ key: 'production', name: 'Productions' }]);
  });
});

describe('other types', () => {
  it('R-ENT-32 person', () => {
    const director = entry('role', 'director');
    expect(map(entry('person', 'p', { description: 'About', roles: links('director') }), [director]).item).toMatchObject({
      description: 'About', relatedRoles: ['director'], curated: false,
    }); // prettier-ignore
    expect(map(entry('person', 'p', { curated: true })).item.curated).toBe(true);
  });

  it('R-ENT-33 a theme is known by its kind, in the item and in the facets of others', () => {
    const themes = ['Theme', 'Form', 'Course'].map((themeType) =>
      entry('theme', themeType.toLowerCase(), { themeType, parent: link('top') }),
    );
    const top = entry('theme', 'top', { themeType: 'Theme' });
    expect(themes.map((theme) => map(theme).item.themeType)).toEqual(['Theme', 'Form', 'Course']);
    const { facets } = map(entry('guide', 'x', { themes: links('theme', 'form', 'course', 'top') }), [
      ...themes,
      top,
    ]);
    expect(facets.theme).toEqual([
      { key: 'theme', name: 'theme', group: 'Theme', parent: 'top' },
      { key: 'form', name: 'form', group: 'Form', parent: 'top' },
      { key: 'course', name: 'course', group: 'Course', parent: 'top' },
      { key: 'top', name: 'top', group: 'Theme' },
    ]);
  });

  it('R-ENT-36 company, period, skill, genre and theme have id, name and slug', () => {
    for (const type of ['company', 'period', 'skill', 'genre', 'theme']) {
      expect(map(entry(type, 'x')).item).toMatchObject({ id: 'x', name: 'x', slug: 'x' });
    }
  });

  it('R-ENT-37 an education level may lack its exit age', () => {
    const fields = {
      countryCode: 'GBR',
      level: 'Secondary',
      stage: 'Key stage 3',
      yearOrGrade: 'Year 7',
      entryAge: 11,
      unifiedLevelStage: 'lower-secondary',
      unifiedLevelStageName: 'Lower secondary',
    };
    const [level] = map(entry('educationLevel', 'y7', fields)).levels;
    expect(level).toEqual({ id: 'y7', name: 'y7', ...fields, alternativeLevels: [], alternativeStages: [] });
    expect(map(entry('educationLevel', 'y7', { ...fields, exitAge: 12 })).levels[0]?.exitAge).toBe(12);
  });

  it('skills are told apart by kind', () => {
    const skill = entry('skill', 's', { skillType: 'English' });
    expect(map(entry('guide', 'x', { skills: links('s') }), [skill]).facets.skill).toEqual([
      { key: 's', name: 's', group: 'English' },
    ]);
  });

  it('members of a course, a series and a lesson keep their order', () => {
    const modules = ['b', 'a'].map((id) => entry('trainingCourseModule', id));
    const course = map(
      entry('trainingCourse', 'c', { modules: links('b', 'gone', 'a'), hasCertificate: true }),
      modules,
    );
    expect(course.members).toEqual(
      modules.map(({ sys }) => ({ id: sys.id, type: 'trainingCourseModule', slug: sys.id, name: sys.id })),
    );
    expect(course.hasCertificate).toBe(true);
    const lesson = map(
      entry('lesson', 'l', { activities: links('act'), durationMinutes: 50, objectives: 'To listen' }),
      [entry('lessonActivity', 'act')],
    );
    expect([lesson.members.length, lesson.durationMinutes, lesson.objectives]).toEqual([1, 50, 'To listen']);
  });

  it('standards form a tree', () => {
    const authority = entry('standardAuthority', 'ccss', { country: link('USA') });
    const grade = entry('standardGrade', 'g9', { authority: link('ccss'), position: 9 });
    const standard = entry('standard', 'rl-9', { code: 'RL.9-10.1', grade: link('g9'), description: 'Cite' });
    const lookup = lookupOf([authority, grade, standard, entry('country', 'USA', { alpha3: 'USA' })], []);
    expect(standardAuthorityOf(authority, lookup)).toEqual({
      id: 'ccss',
      slug: 'ccss',
      name: 'ccss',
      country: 'USA',
    });
    expect(standardGradeOf(grade, lookup)).toMatchObject({ slug: 'g9', authority: 'ccss', position: 9 });
    expect(standardOf(standard, lookup)).toMatchObject({
      code: 'RL.9-10.1',
      grade: 'g9',
      description: 'Cite',
    });
    const { facets } = map(entry('guide', 'x', { standards: links('rl-9') }), [standard, grade, authority]);
    expect(facets.standard).toEqual([{ key: 'rl-9', name: 'rl-9', group: 'ccss', parent: 'g9' }]);
  });
});

describe('segments', () => {
  const segment = (id: string, start: number, end: number, type = 'Scene') =>
    entry('segment', id, {
      type,
      startTimestampInSeconds: start,
      endTimestampInSeconds: end,
      description: `About ${id}`,
    });

  it('R-ENT-38 run by start; ids of unresolved ones are kept at the end; faulty ones are left out with a warning', () => {
    const subject = entry('production', 'x', {
      segments: links('late', 'gone', 'early', 'backwards', 'odd'),
    });
    const { segments, item, warnings } = map(subject, [
      segment('late', 60, 90),
      segment('early', 0, 60),
      segment('backwards', 9, 3),
      segment('odd', 1, 2, 'Nap'),
    ]);
    expect(segments.map(({ id, startTimestampInSeconds }) => [id, startTimestampInSeconds])).toEqual([
      ['early', 0],
      ['late', 60],
    ]);
    expect(segments[0]).toEqual({
      id: 'early', name: 'early', type: 'Scene', description: 'About early', image: null, startTimestampInSeconds: 0, endTimestampInSeconds: 60,
    }); // prettier-ignore
    expect(item.relatedSegmentIds).toEqual(['early', 'late', 'gone']);
    expect(warnings).toHaveLength(2);
  });
});

describe('rich text', () => {
  const text = (value: string, ...marks: string[]) => ({
    nodeType: 'text',
    value,
    marks: marks.map((type) => ({ type })),
    data: {},
  });
  const node = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, content, data });

  it('becomes plain nodes: targets are named, only pictures have addresses', () => {
    const body = node('document', [
      node('heading-2', [text('Storm')]),
      node('paragraph', [
        text('See '),
        node('entry-hyperlink', [text('Lear', 'bold')], { target: link('lear') }),
        node('hyperlink', [text('us')], { uri: 'https://example.org' }),
      ]),
      node('embedded-asset-block', [], { target: link('picture', 'Asset') }),
      node('embedded-entry-block', [], { target: link('gone') }),
    ]);
    const record = map(entry('guide', 'x', { body }), [entry('title', 'lear')]);
    expect(record.body?.content?.map(({ nodeType }) => nodeType)).toEqual([
      'heading-2',
      'paragraph',
      'embedded-asset-block',
      'embedded-entry-block',
    ]);
    const [, paragraph, embedded, gone] = record.body?.content ?? [];
    expect(paragraph?.content?.[1]).toEqual({
      nodeType: 'entry-hyperlink',
      target: { kind: 'entry', id: 'lear', type: 'title', slug: 'lear', name: 'lear' },
      content: [{ nodeType: 'text', value: 'Lear', marks: [{ type: 'bold' }] }],
    });
    expect(paragraph?.content?.[2]).toMatchObject({ uri: 'https://example.org' });
    expect(embedded?.target).toMatchObject({
      kind: 'image',
      id: 'picture',
      image: { url: 'https://host/x.png' },
    });
    expect(gone).not.toHaveProperty('target');
    expect(plainText(record.body)).toBe('Storm See Learus');
    expect(record.searchText.body).toBe('Storm See Learus');
  });

  it('that is bottomless is cut, not followed until the stack ends', () => {
    let body: object = text('deep');
    for (let depth = 0; depth < 20_000; depth += 1) body = node('paragraph', [body]);
    expect(() => map(entry('guide', 'x', { body: node('document', [body]) }))).not.toThrow();
  });
});

describe('age', () => {
  it('R-SRT-6 follows the date, then the first performance, then the day of publication', () => {
    const of = (date: string | null, firstPerformed: number | null = null) =>
      ageKey({ date, firstPerformed, firstPublishedAt: '2024-05-06' });
    const oldestFirst = [
      of(null, -441),
      of(null, -1),
      of(null, 970),
      of('1606'),
      of('1606-12'),
      of('1606-12-26'),
      of('1879-12-21T10:00:00Z'),
      of(null),
    ];
    expect([...oldestFirst].sort((a, b) => a - b)).toEqual(oldestFirst);
    expect(of(null)).toBe(20_240_506);
  });

  it('a title before the year 1000 shows when it was first performed', () => {
    expect(map(entry('title', 'antigone', { firstPerformed: -441 })).item).toMatchObject({
      date: null,
      firstPerformed: -441,
    });
  });
});

it('a resource of sync is read in one locale, its fallbacks after it', () => {
  const raw = {
    ...entry('guide', 'x'),
    fields: { name: { en: 'Name', de: 'Titel' }, slug: { en: 'x' }, other: { fr: 'x' }, odd: null },
  };
  expect(inLocale(raw, ['de', 'en']).fields).toEqual({ name: 'Titel', slug: 'x' });
});
