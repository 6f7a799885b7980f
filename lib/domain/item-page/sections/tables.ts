/**
 * Sections of each type as rows of data: an id, a heading and where the content comes from. One component renders
 * all sections by kind; a new type needs a table here, not a new component.
 */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { plays } from '@/lib/domain/catalogue/record';
import { spread } from '@/lib/domain/spread';
import { cardsOf, linksOf, type PageContext } from '../context';
import type { PageSection } from '../model';
import { aboutSection, bodySection, furtherSection, listedSection, moreThanListed } from './texts';
import { castSection, creativeSection, creditsSection } from './people';
import { orderSection, otherSeriesSection, seriesSection } from './order';
import { standardsSection } from './standards';
import { stepsSection } from './steps';

export interface SectionRow {
  id: string;
  heading: string;
  /** @param before the sections of the rows above */
  from: (
    context: PageContext,
    row: { id: string; heading: string },
    before: readonly PageSection[],
  ) => PageSection | null;
}

/** Cards from one or more relation fields that pass the test, in order, without duplicates. */
function cardsThat(passes: (card: CardItem) => boolean, ...fields: readonly string[]): SectionRow['from'] {
  return (context, { id, heading }) => {
    const found = fields.flatMap((field) => cardsOf(context, field)).filter(passes);
    const once: CardItem[] = [...new Map(found.map((card) => [card.id, card])).values()];
    const isCut = fields.some((field) => context.fields.isCut(field));
    const more = moreThanListed(context.item);
    const seeAll = isCut ? { href: more.href, label: more.name } : null;
    return once.length === 0 ? null : { kind: 'cards', id, heading, cards: once, seeAll };
  };
}

const cards = (...fields: readonly string[]) => cardsThat(() => true, ...fields);

/** The cards of a row in another order. @param order given the name of the page's item too */
function inOrder(
  order: (cards: readonly CardItem[], name: string) => CardItem[],
  ...fields: readonly string[]
): SectionRow['from'] {
  return (context, row, before) => {
    const section = cards(...fields)(context, row, before);
    return section?.kind === 'cards'
      ? { ...section, cards: order(section.cards, context.item.name) }
      : section;
  };
}

/** Productions with a recording before those without one, otherwise in the same order. */
const playableFirst = inOrder(
  (found) => found.toSorted((a, b) => Number(plays(b)) - Number(plays(a))),
  'relatedProductions',
);

const namedFirst = (found: readonly CardItem[], name: string) =>
  found.toSorted((a, b) => Number(b.name.includes(name)) - Number(a.name.includes(name)));

/**
 * First what names the play, and two guides, plans and workshops before the rest of each: the page shows six and folds the others,
 * and a play with many guides would fold away its plans, which a teacher who prepares a lesson comes for.
 */
const teaching = inOrder(
  (found, name) => spread(namedFirst(found, name), ({ type }) => type, { limit: found.length, mostOfOne: 2 }),
  'relatedGuides',
  'relatedLessonPlans',
  'relatedWorkshops',
);

function links(field: string): SectionRow['from'] {
  return (context, { id, heading }) => {
    const more = context.fields.isCut(field) ? [moreThanListed(context.item)] : [];
    const found = [...linksOf(context, field), ...more];
    return found.length === 0 ? null : { kind: 'links', id, heading, links: found };
  };
}

const about: SectionRow = { id: 'about', heading: 'About', from: aboutSection };
const body: SectionRow = { id: 'text', heading: 'In full', from: bodySection };
const standards: SectionRow = { id: 'standards', heading: 'Standards met', from: standardsSection };
const series: SectionRow = { id: 'series', heading: 'In this series', from: seriesSection };
const otherSeries: SectionRow = { id: 'other-series', heading: 'Related series', from: otherSeriesSection };
const teach: SectionRow = { id: 'teach', heading: 'Teaching resources', from: teaching };
const watch: SectionRow = {
  id: 'watch',
  heading: 'Watch with your class',
  from: cardsThat(plays, 'relatedProductions', 'relatedWorkshops', 'relatedInterviews'),
};
const written: SectionRow = {
  id: 'read',
  heading: 'Interviews to read',
  from: cardsThat((card) => !plays(card), 'relatedInterviews'),
};
const productions: SectionRow = { id: 'productions', heading: 'Productions', from: playableFirst };
const interviews: SectionRow = { id: 'interviews', heading: 'Interviews', from: cards('relatedInterviews') };
const people: SectionRow = { id: 'people', heading: 'People', from: cards('relatedPeople') };
const moreSeries: SectionRow = { id: 'more-series', heading: 'Series', from: cards('relatedSeries') };
const members: SectionRow = { id: 'items', heading: 'In this series', from: orderSection };
const listed: SectionRow = { id: 'library', heading: 'In the library', from: listedSection };
const resources: SectionRow = {
  id: 'resources',
  heading: 'Watch and read',
  from: cards('items', 'relatedItems'),
};

function steps(heading: string, field: string, noun: string): SectionRow {
  return { id: 'steps', heading, from: (context, row) => stepsSection(context, row, { field, noun }) };
}

const recordingRows: readonly SectionRow[] = [
  about,
  teach,
  series,
  otherSeries,
  productions,
  interviews,
  people,
  standards,
];
/** For a text to teach from: the text itself before related items. */
const readRows = (heading: string): readonly SectionRow[] => [
  about,
  { ...body, heading },
  watch,
  { ...teach, heading: 'More teaching resources' },
  written,
  people,
  moreSeries,
  standards,
];
/** Without those that stand in a section of their own already. */
const similar: SectionRow = {
  id: 'similar',
  heading: 'On related subjects',
  from: ({ similar: found, visible }, row) => {
    const others = found.filter(({ type, slug }) => visible.get(type, slug) === null);
    return others.length === 0 ? null : { kind: 'cards', ...row, cards: others, seeAll: null };
  },
};
const facetRows: readonly SectionRow[] = [about, listed];

export const sectionsOfType: Readonly<Record<ContentType, readonly SectionRow[]>> = {
  production: [
    about,
    { id: 'cast', heading: 'Cast', from: castSection },
    { id: 'creatives', heading: 'Creative team', from: creativeSection },
    teach,
    series,
    otherSeries,
    interviews,
    { ...productions, heading: 'Related productions' },
    people,
    standards,
  ],
  interview: recordingRows,
  workshop: recordingRows,
  guide: readRows('The guide'),
  lessonPlan: readRows('The plan'),
  title: [
    about,
    { ...productions, heading: 'Productions of this play' },
    teach,
    interviews,
    people,
    moreSeries,
    similar,
    standards,
  ],
  person: [
    about,
    { id: 'credits', heading: 'In the library', from: creditsSection },
    interviews,
    { id: 'workshops', heading: 'Workshops', from: cards('relatedWorkshops') },
    { id: 'guides', heading: 'Guides and lesson plans', from: cards('relatedGuides', 'relatedLessonPlans') },
    moreSeries,
    {
      id: 'further',
      heading: 'Look further',
      from: (context, row, before) =>
        before.every(({ id }) => id === about.id) ? furtherSection(context, row) : null,
    },
  ],
  series: [members, about, teach, people, standards],
  collection: [{ ...members, heading: 'In this collection' }, about, standards],
  genre: facetRows,
  theme: facetRows,
  skill: facetRows,
  period: facetRows,
  company: facetRows,
  role: facetRows,
  educationLevel: facetRows,
  topic: facetRows,
  studyUnit: [about, steps('Modules', 'modules', 'Module'), linkList('topics', 'Topics'), standards],
  studyUnitModule: [about, steps('Sections', 'sections', 'Section')],
  studyUnitSection: [body, resources],
  curriculum: [about, steps('Units', 'units', 'Unit')],
  curriculumUnit: [about, steps('Lessons', 'lessons', 'Lesson'), linkList('topics', 'Topics')],
  lesson: [about, steps('Activities', 'activities', 'Activity'), standards],
  lessonActivity: [body, resources],
  trainingCourse: [about, steps('Modules', 'modules', 'Module')],
  trainingCourseModule: [body, resources],
};

function linkList(field: string, heading: string): SectionRow {
  return { id: field, heading, from: links(field) };
}
