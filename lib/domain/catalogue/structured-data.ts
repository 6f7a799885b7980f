/**
 * Structured data of an item page for search engines and learning platforms: schema.org types as JSON-LD. Only what the
 * page itself shows; never the address of a recording (so VideoObject has no contentUrl).
 */
import type {
  AudioObject,
  BreadcrumbList,
  Clip,
  CreativeWork,
  Course,
  LearningResource,
  Person,
  Thing,
  VideoObject,
  WithContext,
} from 'schema-dts';
import { isPart, rowOfType } from '@/lib/contracts/catalogue/content-types';
import { site } from '@/lib/contracts/site';
import type { ItemPage, PageRecording, SectionOf } from '../item-page/model';
import { addressAtSecond } from '../playback/moment-address';
import { isoDuration } from '../playback/moments';

export interface StructuredDataPlace {
  /** `https://library.example`, without a trailing slash. */
  origin: string;
  /** Absolute address of the page's picture. */
  picture: string | null;
}

function sharedOf(page: ItemPage, { origin, picture }: StructuredDataPlace) {
  const address = `${origin}${page.path}`;
  return {
    '@id': address,
    url: address,
    name: page.name,
    ...(page.introduction === '' ? {} : { description: page.introduction }),
    ...(picture === null ? {} : { image: picture }),
  };
}

function people(
  page: ItemPage,
  role: ItemPage['contributors'][number]['role'],
): { '@type': 'Person'; name: string }[] {
  return page.contributors
    .filter((contributor) => contributor.role === role)
    .map(({ name }) => ({ '@type': 'Person' as const, name }));
}

/** Education levels, standards and duration, for platforms that read LRMI. */
function teachingOf(page: ItemPage) {
  const standards = page.sections.find(
    (section): section is SectionOf<'standards'> => section.kind === 'standards',
  );
  const met = (standards?.groups ?? []).flatMap(({ authority, standards: own }) =>
    own.map((standard) => ({ ...standard, authority })),
  );
  const alignment = met.map(({ code, name, authority }) => ({
    '@type': 'AlignmentObject' as const,
    alignmentType: 'teaches',
    educationalFramework: authority,
    targetName: code === '' ? name : code,
    targetDescription: name,
  }));
  return {
    ...(page.levels.length === 0 ? {} : { educationalLevel: page.levels }),
    ...(alignment.length === 0 ? {} : { educationalAlignment: alignment }),
    ...(page.minutes === null ? {} : { timeRequired: isoDuration(page.minutes) }),
    isAccessibleForFree: false,
    publisher: { '@type': 'Organization' as const, name: site().name },
  };
}

function clips(recording: PageRecording, address: string): Clip[] {
  if (!recording.outline) return [];
  return recording.segments.map(({ name, startTimestampInSeconds, endTimestampInSeconds }) => ({
    '@type': 'Clip' as const,
    name,
    startOffset: startTimestampInSeconds,
    endOffset: endTimestampInSeconds,
    url: addressAtSecond(address, startTimestampInSeconds),
  }));
}

/** Values of the W3C accessibility properties vocabulary. */
function accessibilityOf({ captions, access }: PageRecording): string[] {
  return [
    ...(captions.length > 0 ? ['captions', 'transcript'] : []),
    ...(access.includes('Audio description') ? ['audioDescription'] : []),
    ...(access.some((feature) => feature.endsWith('Sign Language')) ? ['signLanguage'] : []),
  ];
}

function recordingData(page: ItemPage & { recording: PageRecording }, place: StructuredDataPlace) {
  const { recording } = page;
  const features = accessibilityOf(recording);
  const parts = clips(recording, `${place.origin}${page.path}`);
  const shared = {
    ...sharedOf(page, place),
    uploadDate: page.firstPublishedAt,
    ...(recording.language === null ? {} : { inLanguage: recording.language }),
    ...(features.length === 0 ? {} : { accessibilityFeature: features }),
    ...(recording.durationMinutes === null ? {} : { duration: isoDuration(recording.durationMinutes) }),
    ...(place.picture === null ? {} : { thumbnailUrl: place.picture }),
    ...(page.date === null ? {} : { dateCreated: page.date }),
    requiresSubscription: true,
    director: people(page, 'director'),
    actor: people(page, 'performer'),
    ...(parts.length === 0 ? {} : { hasPart: parts }),
    ...teachingOf(page),
  };
  return recording.kind === 'video'
    ? ({
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        ...shared,
      } satisfies WithContext<VideoObject>)
    : ({
        '@context': 'https://schema.org',
        '@type': 'AudioObject',
        ...audioOf(shared),
      } satisfies WithContext<AudioObject>);
}

/** AudioObject has neither director nor actor in schema.org. */
function audioOf<Data extends { director: unknown; actor: unknown }>({ director, actor, ...rest }: Data) {
  return { ...rest, contributor: [director, actor].flat() as { '@type': 'Person'; name: string }[] };
}

function personData(page: ItemPage, place: StructuredDataPlace): WithContext<Person> {
  return { '@context': 'https://schema.org', '@type': 'Person', ...sharedOf(page, place) };
}

function courseData(page: ItemPage, place: StructuredDataPlace): WithContext<Course> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    ...sharedOf(page, place),
    provider: { '@type': 'Organization', name: site().name, url: place.origin },
    inLanguage: 'en',
  };
}

function learningData(page: ItemPage, place: StructuredDataPlace): WithContext<LearningResource> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    ...sharedOf(page, place),
    inLanguage: 'en',
    learningResourceType: page.kindName,
    author: people(page, 'author'),
    datePublished: page.firstPublishedAt,
    ...teachingOf(page),
  };
}

function workData(page: ItemPage, place: StructuredDataPlace): WithContext<CreativeWork> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    ...sharedOf(page, place),
    author: people(page, 'author'),
    ...(page.year === null ? {} : { dateCreated: page.date ?? page.year }),
    ...(page.type === 'production' ? { creativeWorkStatus: 'No recording is held' } : {}),
  };
}

function breadcrumbs({ crumbs, name, path }: ItemPage, origin: string): WithContext<BreadcrumbList> {
  const trail = [...crumbs, { name, href: path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.name,
      item: `${origin}${crumb.href === '/' ? '' : crumb.href}`,
    })),
  };
}

const isTaughtWith = (type: ItemPage['type']) => isPart(type) || rowOfType(type)?.teaches === true;

function main(page: ItemPage, place: StructuredDataPlace): Thing {
  const { recording } = page;
  if (recording && page.type !== 'trainingCourseModule') return recordingData({ ...page, recording }, place);
  if (page.type === 'person') return personData(page, place);
  if (page.type === 'trainingCourse') return courseData(page, place);
  return isTaughtWith(page.type) ? learningData(page, place) : workData(page, place);
}

/** The JSON-LD blocks of a page: the item and its breadcrumbs. */
export function structuredData(page: ItemPage, place: StructuredDataPlace): readonly [Thing, Thing] {
  return [main(page, place), breadcrumbs(page, place.origin)];
}
