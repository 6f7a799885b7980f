/** Guides and lesson plans: rich text on the page, and the same text as a document. */
import { playBySlug } from '@/sample-library/facts/read';
import { memberBySlug } from '@/sample-library/source/company';
import type { GuideText, PlanText } from '@/sample-library/source/texts';
import { richText } from '@/sample-library/markup/rich-text';
import { coursesOf, levelsOf } from './audience';
import type { Context } from './context';
import type { DocumentSource } from '@/sample-library/document/source';
import { dayBetween } from './dates';
import { withGlossary } from './glossary';
import { guidanceOf } from './guidance';
import { markFields } from './marks';
import { pictureOf } from './picture';
import type { Kin, Relations } from './relations';
import { type Entry, entry, idOf, linkTo, linkToAsset, toEach } from './resource';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2026;

export type Reading = { kind: 'guide'; text: GuideText } | { kind: 'lessonPlan'; text: PlanText };

const playsOf = ({ text }: Reading) => (text.plays ?? []).flatMap((slug) => playBySlug.get(slug) ?? []);
const formsOf = (reading: Reading) => [
  ...(reading.text.forms ?? []),
  ...playsOf(reading).flatMap(({ forms }) => forms),
];
const themesOf = (reading: Reading) => [
  ...(reading.text.themes ?? []),
  ...playsOf(reading).flatMap(({ themes }) => themes),
];
const aboutOf = ({ kind, text }: Reading) => (kind === 'guide' ? (text.about ?? []) : []);

export function readingKin(reading: Reading): Kin {
  return {
    kind: reading.kind,
    slug: reading.text.slug,
    plays: reading.text.plays ?? [],
    forms: formsOf(reading),
    themes: themesOf(reading),
    people: [
      ...reading.text.authors,
      ...aboutOf(reading),
      ...playsOf(reading).flatMap(({ authors }) => authors),
    ],
    guidance: guidanceOf(reading.text, reading.text.plays ?? []),
  };
}

/** Id of the entry that `type/slug` names in a text. */
export function targetId(target: string): string {
  const [type = '', slug = ''] = target.split('/');
  return idOf(type, slug);
}

const formatNames = { pdf: 'PDF', docx: 'Word' } as const;
type Format = DocumentSource['format'];

/** Plans that may be downloaded come as a text to change, too. */
const formatsOf = ({ kind, text }: Reading): Format[] =>
  kind === 'lessonPlan' && !text.disablePrintAndDownload ? ['pdf', 'docx'] : ['pdf'];

const documentKey = ({ kind, text }: Reading, format: Format) =>
  `${kind === 'guide' ? 'guide' : 'plan'}-${text.slug}${format === 'pdf' ? '' : '-word'}`;
const documentAssetId = (reading: Reading, format: Format) => idOf('file', documentKey(reading, format));

/** The documents that say the same as the page. */
export function documentSources(reading: Reading): DocumentSource[] {
  const { text } = reading;
  return formatsOf(reading).map((format) => ({
    id: documentAssetId(reading, format),
    title: text.name,
    subtitle: text.short,
    kind: text.subType,
    authors: text.authors.map((slug) => memberBySlug.get(slug)?.name ?? slug),
    fileName: `${text.slug}.${format}`,
    format,
    body: text.body,
  }));
}

function documentEntry(context: Context, reading: Reading, format: Format): Entry {
  const assetId = documentAssetId(reading, format);
  const pages = reading.text.pages === false || format !== 'pdf' ? undefined : context.pagesOf(assetId);
  const name = `${reading.text.name} (${formatNames[format]})`;
  return entry('documentMedia', documentKey(reading, format), { name, file: linkToAsset(assetId), pages });
}

export function readingEntries(context: Context, relations: Relations, reading: Reading): Entry[] {
  const { kind, text } = reading;
  const [play] = playsOf(reading);
  const documents = formatsOf(reading).map((format) => documentEntry(context, reading, format));
  const periods =
    kind === 'guide' ? [...(text.periods ?? []), ...playsOf(reading).map(({ period }) => period)] : [];
  const genres = [
    ...(kind === 'guide' ? (text.genres ?? []) : []),
    ...playsOf(reading).map(({ genre }) => genre),
  ];
  const people = [...aboutOf(reading), ...playsOf(reading).flatMap(({ authors }) => authors)];
  const item = entry(kind, text.slug, {
    name: text.name,
    slug: text.slug,
    subType: text.subType,
    ...pictureOf(
      context,
      {
        kind,
        slug: text.slug,
        title: text.name,
        subType: text.subType,
        form: formsOf(reading)[0],
        period: play?.period,
        genre: play?.genre,
        themes: themesOf(reading),
      },
      text.picture,
    ),
    shortIntroduction: text.short,
    date: dayBetween(`${kind} ${text.slug}`, FIRST_YEAR, LAST_YEAR - 1),
    body: richText(withGlossary(text.slug, text.body), targetId),
    authors: toEach('person', text.authors),
    documents: documents.map(({ sys }) => linkTo(sys.id)),
    genres: toEach('genre', genres),
    themes: toEach('theme', [
      ...themesOf(reading),
      ...formsOf(reading),
      ...coursesOf(text.stages, play !== undefined),
    ]),
    skills: toEach('skill', text.skills),
    educationLevels: toEach('educationLevel', levelsOf(text.stages)),
    standards: toEach('standard', text.standards),
    ...(kind === 'guide'
      ? { companies: toEach('company', text.companies), periods: toEach('period', periods) }
      : {}),
    ...relations.of(readingKin(reading)),
    relatedPeople: toEach('person', people),
    ...markFields(text, guidanceOf(text, text.plays ?? [])),
  });
  return [item, ...documents];
}
