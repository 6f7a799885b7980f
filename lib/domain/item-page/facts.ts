/** Facts of each type as rows of data: a label and where its values come from. Order is the order on the page. */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { agesOfLevel, ageWords } from '@/lib/domain/catalogue/ages';
import { idOf } from '@/lib/domain/catalogue/content-item/fields';
import { audienceOf } from './audience';
import { linksOf, type PageContext } from './context';
import type { PageFact, PageLink } from './model';
import { languageName } from '../text/language-name';
import { partialDate } from './partial-date';
import { yearText } from '../text/year-text';
import { captionLanguages, spokenLanguage } from '../playback/tracks';

interface FactRow {
  label: string;
  /** Label for several values; absent if it is the same. */
  plural?: string;
  values: (context: PageContext) => PageLink[];
  /** The list of links that the values come from, of which an entry may have more than were read. */
  field?: string;
}

const plain = (name: string): PageLink[] => (name === '' ? [] : [{ name, href: null }]);
const links = (field: string) => ({ field, values: (context: PageContext) => linksOf(context, field) });
const text = (field: string) => (context: PageContext) => plain(context.fields.text(field));
const texts = (field: string) => (context: PageContext) => context.fields.texts(field).flatMap(plain);

/** A licence given as an address is shown as a link. */
function license({ fields }: PageContext): PageLink[] {
  const said = fields.text('license');
  return /^https?:\/\//.test(said) ? [{ name: said, href: said }] : plain(said);
}

function linksWhere(field: string, property: string, value: string) {
  const values = (context: PageContext) => {
    const targets = context.fields
      .targets(field)
      .filter((target) => target.text(property) === value && !context.visible.hides(idOf(target)));
    return targets.map((target) => ({ name: target.text('name'), href: `/${field}/${target.text('slug')}` }));
  };
  return { field, values };
}

function span({ fields }: PageContext): PageLink[] {
  const years = [fields.integerOrNull('startYear'), fields.integerOrNull('endYear')];
  const known = years.flatMap((year) => (year === null ? [] : [yearText(year)]));
  return plain([...new Set(known)].join(' to '));
}

function ages({ fields }: PageContext): PageLink[] {
  const entryAge = fields.integerOrNull('entryAge');
  const exitAge = fields.integerOrNull('exitAge') ?? undefined;
  const ranges = entryAge === null ? [] : [agesOfLevel({ entryAge, exitAge })];
  return plain(ageWords(ranges) ?? '');
}

const languages = (tags: readonly (string | null)[]) =>
  tags.flatMap((tag) => (tag === null ? [] : [{ name: languageName(tag, 'en-GB'), href: null }]));

const row = {
  by: { label: 'By', ...links('authors') },
  play: { label: 'Play', ...links('title') },
  directors: { label: 'Director', plural: 'Directors', ...links('directors') },
  writers: { label: 'Writer', plural: 'Writers', ...links('writers') },
  producers: { label: 'Producer', plural: 'Producers', ...links('producers') },
  companies: { label: 'Company', plural: 'Companies', ...links('companies') },
  people: { label: 'With', ...links('people') },
  roles: { label: 'Role', plural: 'Roles', ...links('roles') },
  genres: { label: 'Genre', plural: 'Genres', ...links('genres') },
  themes: { label: 'Theme', plural: 'Themes', ...linksWhere('themes', 'themeType', 'Theme') },
  forms: { label: 'Form', plural: 'Forms', ...linksWhere('themes', 'themeType', 'Form') },
  courses: { label: 'Suitable for', ...linksWhere('themes', 'themeType', 'Course') },
  english: { label: 'English skills', ...linksWhere('skills', 'skillType', 'English') },
  theatre: { label: 'Theatre skills', ...linksWhere('skills', 'skillType', 'Theatre') },
  spoken: {
    label: 'Spoken in',
    values: ({ item }: PageContext) => languages([spokenLanguage(item.media?.tracks)]),
  },
  captions: {
    label: 'Captions',
    values: ({ item }: PageContext) => languages(captionLanguages(item.media?.tracks)),
  },
  access: {
    label: 'Access',
    values: ({ item }: PageContext) => (item.media?.access ?? []).map((name) => ({ name, href: null })),
  },
  periods: { label: 'Period', plural: 'Periods', ...links('periods') },
  locations: {
    label: 'Filmed in',
    values: ({ item }: PageContext) => (item.relatedLocations ?? []).map((name) => ({ name, href: null })),
  },
  levels: {
    label: 'Level',
    plural: 'Levels',
    field: 'educationLevels',
    values: ({ record, country }: PageContext) =>
      audienceOf(record.levels, country).names.map((name) => ({ name, href: null })),
  },
  topics: { label: 'Topics', ...links('topics') },
  country: {
    label: 'Country',
    values: ({ fields }: PageContext) => plain(fields.target('country')?.text('name') ?? ''),
  },
  originalTitle: { label: 'Original title', values: text('originalTitle') },
  otherTitles: { label: 'Also known as', values: texts('alternativeTitles') },
  otherNames: { label: 'Also known as', values: texts('alternativeNames') },
  inLanguage: {
    label: 'Language',
    plural: 'Languages',
    values: ({ fields }: PageContext) => languages(fields.texts('languages')),
  },
  dateAsKnown: {
    label: 'Date',
    values: ({ fields }: PageContext) => plain(partialDate(fields.text('dateAsKnown'))),
  },
  venue: { label: 'Venue', values: text('venue') },
  characters: { label: 'Character', plural: 'Characters', values: texts('characters') },
  identifiers: { label: 'Identifier', plural: 'Identifiers', values: texts('identifiers') },
  provenance: { label: 'Provenance', values: text('provenance') },
  license: { label: 'Terms of use', values: license },
  years: { label: 'Years', values: span },
  parent: { label: 'Part of', ...links('parent') },
  ages: { label: 'Ages', values: ages },
  level: { label: 'Level', values: text('level') },
  stage: { label: 'Stage', values: text('stage') },
  titles: {
    label: 'Plays in the library',
    values: ({ item }: PageContext) => plain(item.totalTitles ? String(item.totalTitles) : ''),
  },
} as const satisfies Record<string, FactRow>;

const { genres, themes, forms, courses, english, theatre, periods } = row;
const subjects: readonly FactRow[] = [genres, forms, themes, periods, theatre, english, row.levels, courses];

/** Archival facts about a work, shown only if known. */
const archive: readonly FactRow[] = [row.identifiers, row.provenance, row.license];
const { originalTitle, otherTitles, inLanguage, dateAsKnown, venue } = row;

/** The last facts of every type that can have a recording: languages, access features, subjects, archival facts. */
const recorded: readonly FactRow[] = [
  inLanguage,
  row.spoken,
  row.captions,
  row.access,
  ...subjects,
  ...archive,
];

/** Facts of interviews and workshops. */
const spokenWork: readonly FactRow[] = [
  row.people,
  row.producers,
  row.companies,
  dateAsKnown,
  venue,
  ...recorded,
];

const factsOfType: Partial<Record<ContentType, readonly FactRow[]>> = {
  production: [
    row.play,
    originalTitle,
    otherTitles,
    row.directors,
    row.writers,
    row.producers,
    row.companies,
    dateAsKnown,
    venue,
    row.locations,
    ...recorded,
  ],
  title: [
    { ...row.by, label: 'Author', plural: 'Authors' },
    originalTitle,
    otherTitles,
    dateAsKnown,
    inLanguage,
    row.characters,
    ...subjects,
    ...archive,
  ],
  interview: spokenWork,
  workshop: spokenWork,
  guide: [row.by, row.companies, inLanguage, ...subjects, ...archive],
  lessonPlan: [row.by, inLanguage, ...subjects, ...archive],
  // Roles are shown although the first is already above the name: the link leads to other people with the same role.
  person: [row.otherNames, row.roles, row.identifiers],
  series: subjects,
  collection: subjects,
  studyUnit: [row.topics, ...subjects],
  curriculumUnit: [row.topics],
  company: [row.country, row.identifiers],
  period: [row.years],
  theme: [row.parent, row.titles],
  genre: [row.titles],
  educationLevel: [row.level, row.stage, row.ages],
};

/** The facts of an item; rows without a value are left out. */
export function factsOf(context: PageContext): PageFact[] {
  const rows: readonly FactRow[] = factsOfType[context.item.type] ?? [];
  return rows.flatMap(({ label, plural, values, field }) => {
    const found = values(context);
    const isCut = field !== undefined && context.fields.isCut(field);
    return found.length === 0
      ? []
      : [{ label: found.length > 1 ? (plural ?? label) : label, values: found, isCut }];
  });
}
