import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { structuredData } from '@/lib/domain/catalogue/structured-data';
import { loadItemPage } from '@/lib/server/pages/item/load';
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { itemPage, recording } from '@/__tests__/support/content/item-page';
import { tableSource } from '@/__tests__/support/content/item-source';

const ORIGIN = 'https://library.test';
const PICTURE = `${ORIGIN}/p.jpg`;
const place = { origin: ORIGIN, picture: PICTURE };
const viewer: Viewer = { ...anonymousViewer, method: 'IPAuth', country: 'USA', subscription: 'FULL' };

/** A type that the small table lacks, so that every type has a page. */
const everyType = [
  ...entries,
  entry('lessonPlan', 'plan', { name: 'Hearing a thought', standards: links('th-cr-1') }),
  entry('interview', 'talk', { name: 'On verse' }),
];

type Data = Record<string, unknown> & { '@type': string };

async function pageOf(type: ContentType): Promise<ItemPage> {
  const found = everyType.find((each) => each.sys.contentType.sys.id === type);
  if (!found) throw new Error(`no ${type}`);
  const slug = typeof found.fields.slug === 'string' ? found.fields.slug : found.sys.id;
  const answer = await loadItemPage(
    { type, slug, viewer },
    {
      source: tableSource(everyType),
      listed: () => Promise.resolve(null),
      similar: () => Promise.resolve([]),
      opening: () => Promise.resolve([]),
      warn: () => undefined,
    },
  );
  if (!answer) throw new Error(`no page of ${type}`);
  return answer.page;
}

/** As it stands in the page: through JSON. */
const dataOf = (page: ItemPage) => JSON.parse(JSON.stringify(structuredData(page, place))) as [Data, Data];

interface VocabularyType {
  parents: string[];
  /** Names of the types that each property may hold. */
  properties: Map<string, ReadonlySet<string>>;
}

const namesIn = (text: string) => new Set([...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));

/** The vocabulary as schema-dts declares it. Only parsed: compiling its types takes many times longer. */
function readVocabulary(): ReadonlyMap<string, VocabularyType> {
  const file = path.resolve('node_modules/schema-dts/dist/schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const plain = (name: string) => name.replace(/(?:Base|Leaf)$/, '');
  const types = new Map<string, VocabularyType>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const none: VocabularyType = { parents: [], properties: new Map() };
    const type = types.get(plain(statement.name.text)) ?? none;
    types.set(plain(statement.name.text), type);
    for (const { types: bases } of statement.heritageClauses ?? [])
      type.parents.push(...bases.map(({ expression }) => plain(expression.getText(source))));
    for (const member of statement.members)
      if (ts.isPropertySignature(member) && member.type && ts.isStringLiteral(member.name))
        type.properties.set(member.name.text, namesIn(member.type.getText(source)));
  }
  return types;
}

const vocabulary = readVocabulary();

/** A type with everything it is a kind of. */
function lineage(type: string): ReadonlySet<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of vocabulary.get(name)?.parents ?? []) found.add(parent);
  return found;
}

const isThing = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const scalars = { number: /^(Number|Integer|Float)$/, boolean: /^Boolean$/ } as const;

/** What is wrong with one value of a property; text is good for everything but numbers and truth. */
function valueFaults(value: unknown, allowed: ReadonlySet<string>, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueFaults(one, allowed, where));
  if (isThing(value)) {
    const fits = [...lineage(value['@type'])].some((name) => allowed.has(name));
    return [...(fits ? [] : [`${where} may not be a ${value['@type']}`]), ...thingFaults(value)];
  }
  const fits =
    typeof value === 'number' || typeof value === 'boolean'
      ? [...allowed].some((name) => scalars[typeof value as 'number' | 'boolean'].test(name))
      : typeof value === 'string' &&
        [...allowed].some((name) => !/^(Number|Integer|Float|Boolean)$/.test(name));
  return fits ? [] : [`${where} may not be ${JSON.stringify(value)}`];
}

function thingFaults(thing: Data): string[] {
  const type = thing['@type'];
  if (!vocabulary.has(type)) return [`there is no type ${type}`];
  const line = [...lineage(type)];
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const owner = line.find((one) => vocabulary.get(one)?.properties.has(name));
      const allowed = vocabulary.get(owner ?? '')?.properties.get(name);
      return allowed ? valueFaults(value, allowed, `${type}.${name}`) : [`${type} has no ${name}`];
    });
}

describe('structured data against schema.org, as schema-dts types it', () => {
  it.each<[Data, string]>([
    [{ '@type': 'Persn' }, 'there is no type Persn'],
    [{ '@type': 'Person', nmae: 'Ada' }, 'Person has no nmae'],
    [{ '@type': 'Person', actor: 'Ada' }, 'Person has no actor'],
    [{ '@type': 'Clip', startOffset: true }, 'Clip.startOffset may not be true'],
    [{ '@type': 'Clip', name: 3 }, 'Clip.name may not be 3'],
    [{ '@type': 'VideoObject', hasPart: { '@type': 'Person' } }, 'VideoObject.hasPart may not be a Person'],
    [{ '@type': 'Course', provider: { '@type': 'Organization', age: 3 } }, 'Organization has no age'],
  ])('the check itself finds what is wrong with %j', (thing, fault) => {
    expect(thingFaults(thing)).toEqual([fault]);
  });

  it('the data of every type of page stands up to it', async () => {
    const pages = await Promise.all(contentTypes.map(pageOf));
    const odd = [
      itemPage({ recording, contributors: [{ name: 'Ada', role: 'director' }] }),
      itemPage({
        recording: { ...recording, kind: 'audio', durationMinutes: null },
        date: null,
        minutes: null,
      }),
      itemPage({ type: 'guide', introduction: '', year: null, date: null }),
    ];
    expect([...pages, ...odd].flatMap(dataOf).flatMap(thingFaults)).toEqual([]);
  });
});

describe('languages and access of a recording', () => {
  it('are those of its tracks, and nothing is said of what is not known', () => {
    const welsh = {
      ...recording,
      language: 'cy',
      captions: ['cy', 'ar'],
      access: ['Audio description'] as const,
    };
    expect(dataOf(itemPage({ recording: welsh }))[0]).toMatchObject({
      inLanguage: 'cy',
      accessibilityFeature: ['captions', 'transcript', 'audioDescription'],
    });
    const [unknown] = dataOf(itemPage({ recording: { ...recording, language: null, captions: [] } }));
    expect(unknown).not.toHaveProperty('inLanguage');
    expect(unknown).not.toHaveProperty('accessibilityFeature');
  });
});

describe('what a page is', () => {
  it.each<[ContentType, string]>([
    ['production', 'VideoObject'],
    ['workshop', 'AudioObject'],
    ['guide', 'LearningResource'],
    ['lessonPlan', 'LearningResource'],
    ['lesson', 'LearningResource'],
    ['curriculum', 'LearningResource'],
    ['studyUnit', 'LearningResource'],
    ['trainingCourse', 'Course'],
    ['trainingCourseModule', 'LearningResource'],
    ['person', 'Person'],
    ['title', 'CreativeWork'],
    ['series', 'CreativeWork'],
    ['genre', 'CreativeWork'],
  ])('a %s is a %s', async (type, expected) => {
    expect(dataOf(await pageOf(type))[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': expected,
      image: PICTURE,
    });
  });

  it('a film has its length, its day, its picture and a clip for each chapter; never where it plays from', async () => {
    const [film] = dataOf(await pageOf('production'));
    expect(film).toMatchObject({
      duration: 'PT2M',
      uploadDate: '2025-09-01',
      thumbnailUrl: PICTURE,
      hasPart: [
        { '@type': 'Clip', name: 'The question', startOffset: 0, endOffset: 30 },
        { url: `${ORIGIN}/productions/hamlet-to-be?t=30` },
      ],
    });
    expect(JSON.stringify(film)).not.toMatch(/contentUrl|embedUrl|rec-hamlet/);
  });

  it('R-ENT-26 has no clips where the outline is hidden', () => {
    expect(dataOf(itemPage({ recording: { ...recording, outline: false } }))[0]).not.toHaveProperty(
      'hasPart',
    );
  });

  it('names the standards it teaches, with their authority, and the levels it is for', async () => {
    const [plan] = dataOf(await pageOf('lessonPlan'));
    expect(plan.educationalAlignment).toEqual([
      {
        '@type': 'AlignmentObject',
        alignmentType: 'teaches',
        educationalFramework: 'National Core Arts Standards',
        targetName: 'TH:Cr1.1.HSI',
        targetDescription: 'Imagine and plan',
      },
    ]);
    expect(dataOf(itemPage({ type: 'guide', levels: ['Year 10'] }))[0].educationalLevel).toEqual(['Year 10']);
  });

  it('a course says who gives it', async () => {
    expect(dataOf(await pageOf('trainingCourse'))[0].provider).toMatchObject({
      '@type': 'Organization',
      url: ORIGIN,
    });
  });

  it('every page says where it stands, from home, in absolute addresses', async () => {
    const [, trail] = dataOf(await pageOf('production'));
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: ORIGIN },
        { position: 2, name: 'Productions', item: `${ORIGIN}/productions` },
        { position: 3, name: 'Hamlet: to be or not to be', item: `${ORIGIN}/productions/hamlet-to-be` },
      ],
    });
  });
});
