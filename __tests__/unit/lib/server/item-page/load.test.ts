import { strangerViewer, type Viewer } from '@/lib/contracts/viewer';
import { contentTypes, type ContentType } from '@/lib/contracts/content-types';
import type { ItemPage, PageSection, SectionKind, SectionOf } from '@/lib/rules/item-page/model';
import { loadItemPage, type ItemPageDeps } from '@/lib/server/item-page/load';
import { CONTENT_TIME_LIMIT_MS } from '@/lib/server/item-page/relations';
import type { ItemSource } from '@/lib/server/item-page/source';
import { entries, entry, links } from '@/__tests__/support/item-entries';
import { tableSource } from '@/__tests__/support/item-source';

const british: Viewer = {
  ...strangerViewer,
  method: 'IPAuth',
  organisationId: 'o1',
  organisationName: 'Riverside School',
  country: 'GBR',
  subscription: 'FULL',
};
const american: Viewer = { ...british, country: 'USA' };

const warnings: string[] = [];
const deps = (source: ItemSource = tableSource()): ItemPageDeps => ({
  source,
  listed: () => Promise.resolve(null),
  opening: () => Promise.resolve([{ start: 1, end: 2, speaker: 'Hamlet', text: 'To be,' }]),
  warn: (_, message) => warnings.push(message),
});
const load = (type: ContentType, slug: string, viewer: Viewer = british, given = deps()) =>
  loadItemPage({ type, slug, viewer }, given);

async function pageOf(
  type: ContentType,
  slug: string,
  viewer?: Viewer,
  given?: ItemPageDeps,
): Promise<ItemPage> {
  const answer = await load(type, slug, viewer, given);
  if (answer.kind !== 'found') throw new Error(`expected a page, got ${answer.kind}`);
  return answer.page;
}

function section<Kind extends SectionKind>(page: ItemPage, kind: Kind, id?: string): SectionOf<Kind> {
  const found = page.sections.find(
    (each: PageSection) => each.kind === kind && (id === undefined || each.id === id),
  );
  if (!found) throw new Error(`no ${kind} section on ${page.slug}`);
  return found as SectionOf<Kind>;
}

const fact = (page: ItemPage, label: string) => page.facts.find((each) => each.label === label)?.values ?? [];

beforeEach(() => {
  warnings.length = 0;
});

describe('the page of a production', () => {
  it('answers what it is, how long, for whom and what to be careful of', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(page).toMatchObject({ kindName: 'Production', minutes: 2, levels: ['Year 10'], year: '2024' });
    expect(page.audience).toBe('Key Stage 4, ages 14 to 15');
    expect(page.guidance).toEqual({ adult: false, health: ['Flashing lights'], other: ['Strong language'] });
    expect(fact(page, 'Play')).toEqual([{ name: 'Hamlet', href: '/titles/hamlet' }]);
    expect(fact(page, 'Form')).toEqual([{ name: 'Verse drama', href: '/themes/verse-drama' }]);
    expect(fact(page, 'Set text for')).toEqual([
      { name: 'GCSE English Literature', href: '/themes/gcse-english' },
    ]);
  });

  it('R-ENT-38 carries segments by their start, with an address each', async () => {
    const { recording } = await pageOf('production', 'hamlet-to-be');
    expect(
      recording?.segments.map(({ id, startTimestampInSeconds }) => [id, startTimestampInSeconds]),
    ).toEqual([
      ['seg-1', 0],
      ['seg-2', 30],
    ]);
    expect(recording?.outline).toBe(true);
  });

  it('R-ENT-26 shows no list of segments where the outline is hidden', async () => {
    const page = await pageOf('production', 'sonnets-by-night');
    expect(page.recording).toMatchObject({ kind: 'audio', outline: false });
  });

  it('R-ENT-30 links cast and creatives to the people the viewer may see, and names the others', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(section(page, 'people', 'cast').people).toEqual([
      { name: 'Mara Ellison', href: '/people/mara-ellison', note: 'Hamlet' },
      { name: 'A Guest', href: null, note: 'Ghost' },
      { name: 'Company', href: null, note: null },
    ]);
    expect(section(page, 'people', 'creatives').people).toEqual([
      { name: 'Mara Ellison', href: '/people/mara-ellison', note: 'Lighting designer' },
    ]);
  });

  it('stands in its series, and offers the next of it', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    const order = section(page, 'order', 'series');
    expect(order.cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be', 'sonnets-by-night']);
    expect(order.currentId).toBe('production-hamlet');
    expect(page.next).toMatchObject({ why: 'Next in Great soliloquies', card: { slug: 'sonnets-by-night' } });
  });

  it('lists standards with authority and grade', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(section(page, 'standards').groups).toEqual([
      {
        authority: 'National Core Arts Standards',
        near: false,
        standards: [
          expect.objectContaining({
            code: 'TH:Cr1.1.HSI',
            grade: 'High school',
            href: '/search?standard=th-cr-1',
          }),
        ],
      },
    ]);
    const there = await pageOf('production', 'hamlet-to-be', american);
    expect(section(there, 'standards').groups[0]?.near).toBe(true);
  });

  it('holds no address of media or documents', async () => {
    const json = JSON.stringify(await load('production', 'hamlet-to-be'));
    expect(json).not.toMatch(/\.m3u8|\.mpd|\.mp4|\.vtt/);
    expect(JSON.stringify(await load('guide', 'hamlet-study-guide'))).not.toContain('files.test');
  });
});

describe('what a viewer may not see', () => {
  it('R-VIS-10 answers a hidden item exactly like one that does not exist', async () => {
    expect(await load('production', 'usa-alone')).toEqual({ kind: 'missing' });
    expect(await load('production', 'usa-alone', british)).toEqual(
      await load('production', 'no-such-item', british),
    );
    expect((await load('production', 'usa-alone', american)).kind).toBe('found');
  });

  it('R-VIS-12 leaves no trace of hidden relations in the page data', async () => {
    const json = JSON.stringify(await load('production', 'hamlet-to-be'));
    expect(json).not.toContain('Hidden Person');
    expect(json).not.toContain('usa-alone');
    expect(json).not.toContain('USA alone');
  });

  it('R-VIS-12 shows the same relations to a viewer who may see them', async () => {
    const page = await pageOf('production', 'hamlet-to-be', american);
    expect(fact(page, 'Directors').map(({ name }) => name)).toEqual(['Hidden Person', 'Mara Ellison']);
    expect(section(page, 'cards', 'productions').cards.map(({ slug }) => slug)).toEqual(['usa-alone']);
  });

  it('hides members of a series, and what a lesson’s activities use', async () => {
    const series = await pageOf('series', 'great-soliloquies');
    expect(section(series, 'order').cards.map(({ slug }) => slug)).toEqual([
      'hamlet-to-be',
      'sonnets-by-night',
    ]);
    const lesson = await pageOf('lesson', 'hearing-a-thought');
    expect(section(lesson, 'steps').steps[0]?.cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be']);
    expect(JSON.stringify(lesson)).not.toContain('usa-alone');
  });
});

describe('entitlement on the page', () => {
  const notice = async (viewer: Viewer) => {
    const answer = await load('production', 'hamlet-to-be', viewer);
    return answer.kind === 'found' ? answer.access.notice : null;
  };

  it('R-OPEN-10 pages render, and players give way to a notice, for each reason', async () => {
    expect((await notice({ ...british, subscription: 'EXPIRED' }))?.title).toBe(
      'Your subscription has ended',
    );
    expect((await notice({ ...british, subscription: 'NONE' }))?.title).toBe('No subscription yet');
    expect((await notice({ ...british, subscription: 'FUTURE' }))?.title).toBe(
      'Your subscription has not started yet',
    );
    expect(await notice(strangerViewer)).toMatchObject({
      action: { label: 'Sign in', href: '/sign-in?return=%2Fproductions%2Fhamlet-to-be' },
    });
  });

  it('says that a subscribed organisation may show it', async () => {
    const answer = await load('production', 'hamlet-to-be');
    expect(answer).toMatchObject({
      access: { allowed: true, notice: null, inClass: 'Yes, at Riverside School' },
    });
  });
});

describe('pages of the other types', () => {
  const slugs: Partial<Record<ContentType, string>> = {
    title: 'hamlet',
    guide: 'hamlet-study-guide',
    theme: 'revenge',
    workshop: 'speaking-verse',
    genre: 'tragedy',
    person: 'mara-ellison',
    role: 'actor',
    series: 'great-soliloquies',
    skill: 'voice',
    collection: 'start-here',
    company: 'lantern',
    period: 'renaissance',
    educationLevel: 'year-10',
    studyUnit: 'tragedy-unit',
    studyUnitModule: 'what-is-tragedy',
    studyUnitSection: 'falling',
    topic: 'verse',
    curriculum: 'drama-7-9',
    curriculumUnit: 'voices',
    lesson: 'hearing-a-thought',
    lessonActivity: 'activity-one',
    trainingCourse: 'dt-101-using-the-platform',
    trainingCourseModule: 'finding-things',
    production: 'hamlet-to-be',
  };

  it.each(Object.entries(slugs) as [ContentType, string][])('R-PUR-7 %s has one', async (type, slug) => {
    const page = await pageOf(type, slug);
    expect(page.name).not.toBe('');
    expect(page.kindName).not.toBe('');
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('covers every type whose items differ in kind', () => {
    const sameFrame: ContentType[] = ['interview', 'lessonPlan'];
    expect([...Object.keys(slugs), ...sameFrame].sort()).toEqual([...contentTypes].sort());
  });

  it('a person’s work stands by role, also where only the work names the person', async () => {
    const mara = section(await pageOf('person', 'mara-ellison'), 'credits');
    expect(mara.groups.map(({ role, credits }) => [role, credits[0]?.note])).toEqual([
      ['Director', null],
      ['Performer', 'Hamlet'],
      ['Lighting designer', null],
    ]);
    const writer = section(await pageOf('person', 'william-shakespeare'), 'credits');
    expect(writer.groups.map(({ role, credits }) => [role, credits[0]?.card.slug])).toEqual([
      ['Plays', 'hamlet'],
      ['Writer', 'hamlet-to-be'],
    ]);
  });

  it('a title gathers its productions and guides', async () => {
    const page = await pageOf('title', 'hamlet');
    expect(section(page, 'cards', 'productions').cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be']);
    expect(section(page, 'cards', 'teach').cards.map(({ slug }) => slug)).toEqual(['hamlet-study-guide']);
  });

  it('R-ENT-25 a guide whose print and download are off says so', async () => {
    expect(await pageOf('guide', 'hamlet-study-guide')).toMatchObject({
      mayPrint: false,
      documents: [{ pages: 12 }],
    });
  });

  it('a lesson shows its activities in place, with their texts', async () => {
    const [activity] = section(await pageOf('lesson', 'hearing-a-thought'), 'steps').steps;
    expect(activity).toMatchObject({ name: 'Listen and mark', href: null, minutes: 15 });
    expect(activity?.body.length).toBeGreaterThan(3);
  });

  it('a study unit leads to its modules and their sections', async () => {
    const [module] = section(await pageOf('studyUnit', 'tragedy-unit'), 'steps').steps;
    expect(module).toMatchObject({ href: '/study-unit-modules/what-is-tragedy' });
    expect(module?.steps).toEqual([expect.objectContaining({ href: '/study-unit-sections/falling' })]);
  });

  it('a period names its years', async () => {
    expect(fact(await pageOf('period', 'renaissance'), 'Years')).toEqual([
      { name: '1558 to 1642', href: null },
    ]);
  });

  it('survives content that runs in circles', async () => {
    const circle = [
      ...entries,
      entry('studyUnitModule', 'm1', { sections: links('s1') }),
      entry('studyUnitSection', 's1', { items: links('m1', 's1') }),
      entry('studyUnit', 'round', { modules: links('m1') }),
    ];
    expect((await load('studyUnit', 'round', british, deps(tableSource(circle)))).kind).toBe('found');
  });
});

describe('the first lines of the transcript', () => {
  const access = async (viewer: Viewer, slug = 'hamlet-to-be', given = deps()) => {
    const answer = await load('production', slug, viewer, given);
    if (answer.kind !== 'found') throw new Error(answer.kind);
    return answer.access;
  };

  it('are for those who may not play; who may has the whole', async () => {
    expect((await access(strangerViewer)).opening).toMatchObject([{ text: 'To be,' }]);
    expect((await access(british)).opening).toEqual([]);
  });

  it('are left out when they do not come, and logged', async () => {
    const failing = { ...deps(), opening: () => Promise.reject(new Error('down')) };
    expect((await access(strangerViewer, 'hamlet-to-be', failing)).opening).toEqual([]);
    expect(warnings).toContain('Part of an item page is left out');
  });
});

describe('when content does not answer', () => {
  const failing = (part: Partial<ItemSource>): ItemPageDeps => deps({ ...tableSource(), ...part });
  const broken = () => Promise.reject(new Error('down'));

  it('is unavailable when the item itself cannot be read', async () => {
    expect((await load('production', 'hamlet-to-be', british, failing({ find: broken }))).kind).toBe(
      'unavailable',
    );
  });

  it('renders without relations, and logs it, when only those cannot be read', async () => {
    const page = await pageOf('production', 'hamlet-to-be', british, failing({ findAll: broken }));
    expect(page.name).toBe('Hamlet: to be or not to be');
    expect(page.sections.some(({ kind }) => kind === 'cards')).toBe(false);
    expect(warnings).toContain('Part of an item page is left out');
  });

  it('R-PUR-6 relations are of content, listings of the product service: without the latter the former stand', async () => {
    const page = await pageOf('genre', 'tragedy', british, { ...deps(), listed: broken });
    expect(section(page, 'text').paragraphs).toHaveLength(1);
  });

  it('waits two seconds and no longer', async () => {
    jest.useFakeTimers();
    const never = failing({ find: () => new Promise(() => undefined) });
    const answer = load('production', 'hamlet-to-be', british, never);
    await jest.advanceTimersByTimeAsync(CONTENT_TIME_LIMIT_MS);
    expect((await answer).kind).toBe('unavailable');
    jest.useRealTimers();
  });
});
