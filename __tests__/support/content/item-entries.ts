/** A small table of content entries as the delivery API answers them, for tests of item pages. */
import type { DeliveryAsset, DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';

type Link = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } };

export function link(id: string, linkType: 'Entry' | 'Asset' = 'Entry'): Link {
  return { sys: { type: 'Link', linkType, id } };
}

export const links = (...ids: string[]): Link[] => ids.map((id) => link(id));

/** An entry with a fixed creation date; `slug` and `name` follow from the id unless given. */
export function entry(type: string, id: string, fields: Record<string, unknown> = {}): DeliveryEntry {
  const named = { name: id, slug: id, ...fields };
  return {
    sys: { id, createdAt: '2025-09-01T10:00:00.000Z', contentType: { sys: { id: type } } },
    fields: named,
  };
}

export function picture(id: string, url: string): DeliveryAsset {
  const file = {
    url,
    fileName: 'p.jpg',
    contentType: 'image/jpeg',
    details: { image: { width: 1280, height: 720 } },
  };
  return { sys: { id }, fields: { title: id, description: `Picture of ${id}`, file } };
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', data: {}, content });

/** A rich text with every kind of node, one unsafe link and one link to an entry. */
export const richText = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'heading-1', data: {}, content: [text('Before you read')] },
    paragraph(text('Read '), text('slowly', 'bold'), text('.')),
    {
      nodeType: 'unordered-list',
      data: {},
      content: [{ nodeType: 'list-item', data: {}, content: [paragraph(text('Who speaks?'))] }],
    },
    { nodeType: 'heading-4', data: {}, content: [text('Much deeper')] },
    paragraph({ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('unsafe')] }),
    paragraph({
      nodeType: 'entry-hyperlink',
      data: { target: link('production-hamlet') },
      content: [text('the production')],
    }),
    { nodeType: 'embedded-entry-block', data: { target: link('production-hidden') }, content: [] },
    { nodeType: 'hr', data: {}, content: [] },
    { nodeType: 'blockquote', data: {}, content: [paragraph(text('The play is the thing.'))] },
    {
      nodeType: 'table',
      data: {},
      content: [
        {
          nodeType: 'table-row',
          data: {},
          content: [
            { nodeType: 'table-header-cell', data: {}, content: [paragraph(text('Scene'))] },
            { nodeType: 'table-cell', data: {}, content: [paragraph(text('3.1'))] },
          ],
        },
      ],
    },
    { nodeType: 'made-up', data: {}, content: [text('gone')] },
  ],
};

export const entries: readonly DeliveryEntry[] = [
  entry('country', 'gbr', { name: 'United Kingdom', alpha2: 'GB', alpha3: 'GBR', numericCode: '826' }),
  entry('rightsAgreement', 'usa-only', { type: 'allow', countries: links('usa') }),
  entry('country', 'usa', { name: 'United States', alpha2: 'US', alpha3: 'USA', numericCode: '840' }),
  entry('contentGuidance', 'adult-themes', { name: 'Adult themes', type: 'Adult' }),
  entry('contentGuidance', 'flashing', { name: 'Flashing lights', type: 'Health' }),
  entry('contentGuidance', 'language', { name: 'Strong language', type: 'General' }),
  entry('genre', 'tragedy', {
    name: 'Tragedy',
    longIntroduction: 'Plays that end badly, and why we watch them.',
  }),
  entry('theme', 'revenge', { name: 'Revenge', themeType: 'Theme' }),
  entry('theme', 'verse-drama', { name: 'Verse drama', themeType: 'Form' }),
  entry('theme', 'gcse-english', { name: 'GCSE English Literature', themeType: 'Course' }),
  entry('skill', 'inference', { name: 'Inference', skillType: 'English' }),
  entry('skill', 'voice', { name: 'Voice', skillType: 'Theatre' }),
  entry('period', 'renaissance', { name: 'Renaissance', startYear: 1558, endYear: 1642 }),
  entry('company', 'lantern', { name: 'The Lantern Company', country: link('gbr') }),
  entry('role', 'actor', { name: 'Actor' }),
  entry('educationLevel', 'year-10', {
    name: 'Year 10',
    slug: undefined,
    countryCode: 'GBR',
    level: 'Secondary',
    stage: 'Key Stage 4',
    yearOrGrade: 'Year 10',
    entryAge: 14,
    exitAge: 15,
    unifiedLevelStage: 'upper-secondary',
    unifiedLevelStageName: 'Upper secondary',
  }),
  entry('standardAuthority', 'ncas', { name: 'National Core Arts Standards', country: link('usa') }),
  entry('standardGrade', 'hs', { name: 'High school', authority: link('ncas'), position: 1 }),
  entry('standard', 'th-cr-1', {
    name: 'Imagine and plan',
    code: 'TH:Cr1.1.HSI',
    grade: link('hs'),
    description: 'Apply basic research to construct ideas about the visual composition of a drama.',
  }),
  entry('person', 'person-shakespeare', { name: 'William Shakespeare', slug: 'william-shakespeare' }),
  entry('person', 'person-mara', {
    name: 'Mara Ellison',
    slug: 'mara-ellison',
    description: 'A member of the invented sample company.',
    roles: links('actor'),
    relatedProductions: links('production-hamlet'),
  }),
  entry('person', 'person-hidden', {
    name: 'Hidden Person',
    slug: 'hidden-person',
    rightsAgreement: link('usa-only'),
  }),
  entry('media', 'media-hamlet', { type: 'video', assetId: 'rec-hamlet-to-be', durationMinutes: 2 }),
  entry('media', 'media-audio', { type: 'audio', assetId: 'rec-audio', durationMinutes: 2 }),
  entry('segment', 'seg-1', {
    name: 'The question',
    type: 'Scene',
    startTimestampInSeconds: 0,
    endTimestampInSeconds: 30,
  }),
  entry('segment', 'seg-2', {
    name: 'The sleep of death',
    type: 'Scene',
    startTimestampInSeconds: 30,
    endTimestampInSeconds: 60,
  }),
  entry('title', 'title-hamlet', {
    name: 'Hamlet',
    slug: 'hamlet',
    authors: links('person-shakespeare'),
    genres: links('tragedy'),
    date: '1601-01-01',
    relatedProductions: links('production-hamlet', 'production-hidden'),
    relatedGuides: links('guide-hamlet'),
  }),
  entry('production', 'production-hamlet', {
    name: 'Hamlet: to be or not to be',
    slug: 'hamlet-to-be',
    subType: 'Production',
    image: link('pic', 'Asset'),
    shortIntroduction:
      'The most famous question in theatre, spoken alone on a bare stage by one actor and a lamp.',
    longIntroduction:
      'A prince stands alone and asks whether to go on living. The sample company plays the speech as a thought that is being made for the first time.\n\nThe camera stays close, so that a class can hear where each line turns.',
    date: '2024-05-01',
    media: link('media-hamlet'),
    segments: links('seg-2', 'seg-1'),
    title: link('title-hamlet'),
    producers: links('lantern'),
    companies: links('lantern'),
    periods: links('renaissance'),
    directors: links('person-hidden', 'person-mara'),
    writers: links('person-shakespeare'),
    castMembers: [
      { personSlug: 'mara-ellison', name: 'Mara Ellison', character: 'Hamlet' },
      { personSlug: 'hidden-person', name: 'A Guest', character: 'Ghost' },
      { personSlug: null, name: 'Company', character: null },
    ],
    creativeMembers: [{ personSlug: 'mara-ellison', name: 'Mara Ellison', role: 'Lighting designer' }],
    locations: links('gbr'),
    genres: links('tragedy'),
    themes: links('revenge', 'verse-drama', 'gcse-english'),
    skills: links('inference', 'voice'),
    educationLevels: links('year-10'),
    standards: links('th-cr-1'),
    relatedGuides: links('guide-hamlet'),
    relatedWorkshops: links('workshop-verse'),
    relatedSeries: links('series-soliloquies'),
    relatedProductions: links('production-hidden', 'production-missing'),
    contentGuidance: links('flashing', 'language'),
  }),
  entry('production', 'production-hidden', {
    name: 'A production for the USA alone',
    slug: 'usa-alone',
    subType: 'Production',
    rightsAgreement: link('usa-only'),
  }),
  entry('production', 'production-audio', {
    name: 'Sonnets by night',
    slug: 'sonnets-by-night',
    subType: 'Audio production',
    media: link('media-audio'),
    hideOutline: true,
    segments: links('seg-1'),
  }),
  entry('workshop', 'workshop-verse', {
    name: 'Speaking verse',
    slug: 'speaking-verse',
    subType: 'Workshop',
    image: link('pic', 'Asset'),
    media: link('media-audio'),
    shortIntroduction: 'Breath, stress and thought.',
    // A series that goes with it, of which it is no part.
    relatedSeries: links('series-soliloquies'),
  }),
  entry('documentMedia', 'doc-1', { name: 'Hamlet study guide', file: link('pdf', 'Asset'), pages: 12 }),
  entry('guide', 'guide-hamlet', {
    name: 'Hamlet: a study guide',
    slug: 'hamlet-study-guide',
    subType: 'Study guide',
    shortIntroduction: 'Plot, language and staging, with questions for a class.',
    body: richText,
    authors: links('person-mara'),
    documents: links('doc-1'),
    relatedProductions: links('production-hamlet'),
    educationLevels: links('year-10'),
    disablePrintAndDownload: true,
  }),
  entry('series', 'series-soliloquies', {
    name: 'Great soliloquies',
    slug: 'great-soliloquies',
    items: links('production-hamlet', 'production-hidden', 'production-audio'),
  }),
  entry('collection', 'collection-one', {
    name: 'Start here',
    slug: 'start-here',
    items: links('production-hamlet'),
  }),
  entry('studyUnit', 'unit-one', {
    name: 'Tragedy in eight lessons',
    slug: 'tragedy-unit',
    modules: links('module-one'),
  }),
  entry('studyUnitModule', 'module-one', {
    name: 'What is tragedy?',
    slug: 'what-is-tragedy',
    sections: links('section-one'),
  }),
  entry('studyUnitSection', 'section-one', {
    name: 'Falling',
    slug: 'falling',
    body: richText,
    items: links('production-hamlet'),
  }),
  entry('curriculum', 'curriculum-one', {
    name: 'Drama, years 7 to 9',
    slug: 'drama-7-9',
    units: links('cu-one'),
  }),
  entry('curriculumUnit', 'cu-one', { name: 'Voices', slug: 'voices', lessons: links('lesson-one') }),
  entry('lesson', 'lesson-one', {
    name: 'Hearing a thought',
    slug: 'hearing-a-thought',
    objectives: 'Hear where a thought turns.',
    durationMinutes: 50,
    activities: links('activity-one'),
    standards: links('th-cr-1'),
  }),
  entry('lessonActivity', 'activity-one', {
    name: 'Listen and mark',
    slug: undefined,
    durationMinutes: 15,
    instructions: richText,
    items: links('production-hamlet', 'production-hidden'),
  }),
  entry('topic', 'topic-one', { name: 'Verse', slug: 'verse' }),
  entry('trainingCourse', 'course-one', {
    name: 'DT+ 101: Using the Platform',
    slug: 'dt-101-using-the-platform',
    modules: links('tcm-one'),
    hasCertificate: true,
  }),
  entry('trainingCourseModule', 'tcm-one', {
    name: 'Finding things',
    slug: 'finding-things',
    body: richText,
    durationMinutes: 10,
  }),
];

export const assets: readonly DeliveryAsset[] = [
  picture('pic', '//images.test/pic.jpg'),
  {
    sys: { id: 'pdf' },
    fields: {
      title: 'pdf',
      file: { url: '//files.test/g.pdf', fileName: 'g.pdf', contentType: 'application/pdf' },
    },
  },
];
