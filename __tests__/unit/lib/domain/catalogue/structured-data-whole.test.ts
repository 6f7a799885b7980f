import { structuredData } from '@/lib/domain/catalogue/structured-data';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { itemPage, recording } from '@/__tests__/support/content/item-page';

const ORIGIN = 'https://library.test';
const PICTURE = `${ORIGIN}/p.jpg`;

type Data = Record<string, unknown> & { '@type': string };

/** As it stands in the page: through JSON. */
const dataOf = (page: ItemPage, picture: string | null = PICTURE) =>
  JSON.parse(JSON.stringify(structuredData(page, { origin: ORIGIN, picture }))) as [Data, Data];

describe('structured data, whole: nothing is said that is not so', () => {
  const SHARED = {
    '@context': 'https://schema.org',
    '@id': `${ORIGIN}/productions/p`,
    url: `${ORIGIN}/productions/p`,
    name: 'Hamlet',
    description: 'A prince asks a question.',
    image: PICTURE,
  };
  const TAUGHT = { isAccessibleForFree: false, publisher: { '@type': 'Organization', name: 'DT+' } };
  const ada = { name: 'Ada', role: 'director' } as const;
  const bo = { name: 'Bo', role: 'performer' } as const;
  const cy = { name: 'Cy', role: 'author' } as const;
  const person = (name: string) => ({ '@type': 'Person', name });
  const whole = {
    ...recording,
    segments: recording.segments.slice(0, 1),
    access: ['British Sign Language'] as const,
  };
  const people = { contributors: [ada, bo, cy] };

  it('of a film', () => {
    expect(dataOf(itemPage({ recording: whole, ...people }))[0]).toEqual({
      ...SHARED,
      ...TAUGHT,
      '@type': 'VideoObject',
      uploadDate: '2024-05-02',
      inLanguage: 'en',
      accessibilityFeature: ['captions', 'transcript', 'signLanguage'],
      duration: 'PT2M',
      timeRequired: 'PT2M',
      thumbnailUrl: PICTURE,
      dateCreated: '2024-05-01',
      requiresSubscription: true,
      director: [person('Ada')],
      actor: [person('Bo')],
      hasPart: [
        {
          '@type': 'Clip',
          name: 'The question',
          startOffset: 0,
          endOffset: 30,
          url: `${ORIGIN}/productions/p?t=0`,
        },
      ],
    });
  });

  it('of a sound of which little is known', () => {
    const bare = {
      ...recording,
      kind: 'audio' as const,
      segments: [],
      language: null,
      captions: [],
      durationMinutes: null,
    };
    const page = itemPage({ recording: bare, ...people, date: null, minutes: null, introduction: '' });
    const [sound] = dataOf(page, null);
    const { image: _image, description: _description, ...shared } = SHARED;
    expect(sound).toEqual({
      ...shared,
      ...TAUGHT,
      '@type': 'AudioObject',
      uploadDate: '2024-05-02',
      requiresSubscription: true,
      contributor: [person('Ada'), person('Bo')],
    });
  });

  it('of a guide, with its authors alone', () => {
    expect(dataOf(itemPage({ type: 'guide', kindName: 'Guide', ...people }))[0]).toEqual({
      ...SHARED,
      ...TAUGHT,
      '@type': 'LearningResource',
      inLanguage: 'en',
      learningResourceType: 'Guide',
      author: [person('Cy')],
      datePublished: '2024-05-02',
      timeRequired: 'PT2M',
    });
  });

  it.each([
    [{}, { dateCreated: '2024-05-01', creativeWorkStatus: 'No recording is held' }],
    [{ date: null }, { dateCreated: '2024', creativeWorkStatus: 'No recording is held' }],
    [{ type: 'title', year: null, date: null } as const, {}],
  ])('of a work that does not play: %j', (given, expected) => {
    expect(dataOf(itemPage(given))[0]).toEqual({
      ...SHARED,
      '@type': 'CreativeWork',
      author: [],
      ...expected,
    });
  });

  it('of a person and of a course', () => {
    expect(dataOf(itemPage({ type: 'person' }))[0]).toEqual({ ...SHARED, '@type': 'Person' });
    expect(dataOf(itemPage({ type: 'trainingCourse' }))[0]).toEqual({
      ...SHARED,
      '@type': 'Course',
      provider: { '@type': 'Organization', name: 'DT+', url: ORIGIN },
      inLanguage: 'en',
    });
  });

  it('a module of a course that plays is something to learn from, no film', () => {
    expect(dataOf(itemPage({ type: 'trainingCourseModule', recording }))[0]['@type']).toBe(
      'LearningResource',
    );
  });

  it('a standard without a code is called by its name', () => {
    const standard = { id: 's', code: '', name: 'Listening', description: '', grade: '9', href: '/search' };
    const groups = [{ authority: 'An authority', near: true, standards: [standard] }];
    const head = { kind: 'standards' as const, id: 'standards', heading: 'Standards' };
    const sections = [{ ...head, groups, isCut: false }];
    expect(dataOf(itemPage({ type: 'guide', sections }))[0].educationalAlignment).toMatchObject([
      { educationalFramework: 'An authority', targetName: 'Listening', targetDescription: 'Listening' },
    ]);
  });
});
