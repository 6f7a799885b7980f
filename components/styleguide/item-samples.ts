/** One complete item for the parts of its page, and the access notices for people who may and may not play it. */
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { accessOf } from '@/lib/domain/item-page/access';
import type { ItemPage, PageRecording, PageSection, PageStandard } from '@/lib/domain/item-page/model';
import type { RichBlock, RichInline } from '@/lib/domain/item-page/text/rich-tree';
import { guideHref, sampleCards, sampleFacts } from './samples';

const scene = (id: string, name: string, start: number, end: number): PageRecording['segments'][number] => ({
  ...{ id, name, type: 'Scene', description: '', image: null },
  ...{ startTimestampInSeconds: start, endTimestampInSeconds: end },
});

const sampleRecording: PageRecording = {
  kind: 'video',
  durationMinutes: 165,
  language: 'en',
  captions: ['en'],
  access: [],
  guidance: [],
  outline: true,
  segments: [scene('battlements', 'The battlements', 0, 640), scene('court', 'The court', 640, 1900)],
};

export const sampleItem: ItemPage & { recording: PageRecording } = {
  id: 'sample-item',
  type: 'production',
  kindName: 'Production',
  name: 'Hamlet',
  slug: 'hamlet',
  path: '/productions/hamlet',
  introduction: 'A prince comes home to a funeral and a wedding, and is asked to act.',
  image: null,
  crumbs: [{ name: 'Home', href: '/' }],
  facts: [...sampleFacts],
  minutes: 165,
  year: '2024',
  date: '2024-05-01',
  firstPublishedAt: '2024-05-02',
  levels: ['Key Stage 4'],
  audience: 'Ages 14 and over',
  guidance: { hasAdultThemes: true, strongGuidance: [], healthGuidance: ['Strobe lights'], other: [] },
  recording: sampleRecording,
  documents: [],
  mayPrint: true,
  outline: true,
  sections: [],
  board: ['synopsis'],
  next: null,
  contributors: [{ name: 'Mireille Stanhope-Adu', role: 'director' }],
  producers: ['Harbourside Theatre'],
};

export const samplePlan: ItemPage = {
  ...sampleItem,
  id: 'sample-plan',
  type: 'lessonPlan',
  kindName: 'Lesson plan',
  name: 'Staging a ghost',
  minutes: null,
  year: null,
  guidance: { hasAdultThemes: false, strongGuidance: [], healthGuidance: [], other: [] },
  recording: null,
  documents: [{ id: 'plan', name: 'Lesson plan', pages: 6 }],
};

const place = { organisationName: 'Harbourside School', country: 'GBR' };
const opening: readonly CaptionLine[] = [
  { start: 0, end: 4, speaker: 'Barnardo', text: 'Who’s there?' },
  { start: 4, end: 8, speaker: 'Francisco', text: 'Nay, answer me. Stand and unfold yourself.' },
];

export const permitted = accessOf({ allowed: true }, place, sampleItem);
export const refused = {
  ...accessOf({ allowed: false, reason: 'SIGN_IN_REQUIRED' }, place, sampleItem),
  opening,
};
export const expired = accessOf({ allowed: false, reason: 'SUBSCRIPTION_EXPIRED' }, place, sampleItem);

const words = (text: string): RichInline[] => [{ kind: 'text', text, marks: [] }];
const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', children: words(text) });
const cell = (header: boolean, text: string) => ({ header, blocks: [paragraph(text)] });

export const sampleBlocks: readonly RichBlock[] = [
  { kind: 'heading', level: 3, children: words('A heading inside the text') },
  {
    kind: 'paragraph',
    children: [
      ...words('Running text with '),
      { kind: 'text', text: 'weight', marks: ['bold'] },
      ...words(', '),
      { kind: 'text', text: 'a play’s name', marks: ['italic'] },
      ...words(' and '),
      { kind: 'link', href: '/guides', children: words('a link') },
      ...words('.'),
    ],
  },
  { kind: 'list', ordered: true, items: [[paragraph('Read the scene')], [paragraph('Stage it')]] },
  { kind: 'quote', blocks: [paragraph('The play’s the thing.')] },
  {
    kind: 'table',
    rows: [
      [cell(true, 'Minutes'), cell(true, 'What to do')],
      [cell(false, '10'), cell(false, 'Warm up')],
    ],
  },
  { kind: 'rule' },
  { kind: 'reference', href: '/guides', name: 'A guide that goes with this' },
];

const standard = (code: string): PageStandard => ({
  ...{ id: code, code, name: code, description: `What standard ${code} asks for.`, grade: 'Grade 9' },
  href: guideHref('standards'),
});

/** A section of each kind that can be shown alone; cards are shown under their own name. */
export const sampleSections: readonly PageSection[] = [
  {
    kind: 'text',
    id: 'synopsis',
    heading: 'Synopsis',
    passages: [{ kind: 'plain', text: sampleItem.introduction }],
    contents: [],
  },
  { kind: 'richText', id: 'notes', heading: 'Notes', blocks: [...sampleBlocks], contents: [] },
  {
    kind: 'people',
    id: 'cast',
    heading: 'Cast',
    people: [
      { name: 'Ines Okafor', href: '/people/ines-okafor', note: 'Hamlet' },
      { name: 'Tom Hale', href: null, note: null },
    ],
  },
  {
    kind: 'credits',
    id: 'credits',
    heading: 'Credits',
    groups: [{ role: 'Director', credits: sampleCards.map((card) => ({ card, note: null })) }],
    more: null,
  },
  {
    kind: 'order',
    id: 'series',
    heading: 'In this series',
    cards: [...sampleCards],
    currentId: 'usual',
    of: { name: 'Tragedies', href: '/series/tragedies' },
    parentId: 'tragedies',
    isCut: false,
    minutes: 65,
  },
  {
    kind: 'links',
    id: 'themes',
    heading: 'Themes',
    links: [
      { name: 'Revenge', href: '/themes/revenge' },
      { name: 'Grief', href: null },
    ],
  },
  {
    kind: 'seriesPanels',
    id: 'other-series',
    heading: 'Related series',
    series: [{ name: 'Comedies', slug: 'comedies', href: '/series/comedies' }],
    currentId: 'usual',
  },
  {
    kind: 'steps',
    id: 'lessons',
    heading: 'Lessons',
    noun: 'Lesson',
    isCut: true,
    steps: [
      {
        ...{ name: 'The ghost', href: null, note: 'What an audience believes.', minutes: 45 },
        ...{ body: [], cards: [], steps: [] },
      },
    ],
  },
  {
    kind: 'standards',
    id: 'standards-met',
    heading: 'Standards',
    isCut: false,
    groups: [{ authority: 'Common Core', near: true, standards: ['RL.9-10.1', 'RL.9-10.2'].map(standard) }],
  },
];
