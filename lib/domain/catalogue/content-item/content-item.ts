/** R-ENT-18..36: the one mapping from an entry to a content item (content model §3). */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { type ContentType, isContentType } from '@/lib/contracts/catalogue/content-types';
import { castMembers, creativeMembers } from './cast';
import { levelNames } from './education-levels';
import { distinct, type Fields, idOf, nameOf, slugOf, typeOf } from './fields';
import { imageOf } from './files';
import { guidanceOf, hasAdultThemes } from './visibility-facts';

export interface ItemParts {
  levels: readonly EducationLevel[];
  segmentIds: string[];
  media: ContentItem['media'];
  documents: ContentItem['documents'];
  adultThemesEntryId: string;
  scheme: 'http' | 'https';
}

/** The content type as one of the 26 of specification §3; null for the auxiliary ones. */
export function itemTypeOf(fields: Fields): ContentType | null {
  const type = typeOf(fields);
  return isContentType(type) ? type : null;
}

/** Slugs of the targets, without duplicates and without the item itself. */
function related(fields: Fields, name: string): string[] {
  const self = idOf(fields);
  return distinct(
    fields
      .targets(name)
      .filter((target) => idOf(target) !== self)
      .map(slugOf),
  );
}

const slugs = (fields: Fields, name: string) => distinct(fields.targets(name).map(slugOf));

const contributors = (fields: Fields, name: string) =>
  fields.targets(name).map((person) => ({ id: idOf(person), slug: slugOf(person), name: nameOf(person) }));

/** R-ENT-30, R-ENT-31. */
function productionExtras(fields: Fields): Partial<ContentItem> {
  return {
    relatedLocations: fields.targets('locations').map(nameOf),
    genres: slugs(fields, 'genres'),
    directorSlugs: slugs(fields, 'directors'),
    writerSlugs: slugs(fields, 'writers'),
    directors: contributors(fields, 'directors'),
    writers: contributors(fields, 'writers'),
    relatedTitleSlug: fields.target('title')?.textOrNull('slug') ?? null,
    relatedCastMembersJson: JSON.stringify(castMembers(fields.raw('castMembers'))),
    relatedCreativeMembersJson: JSON.stringify(creativeMembers(fields.raw('creativeMembers'))),
  };
}

/** Fields that only some types have. `totalTitles` is counted per viewer, where all titles are available (R-ENT-34). */
function extrasOf(fields: Fields, type: ContentType): Partial<ContentItem> {
  if (type === 'production') return productionExtras(fields);
  if (type === 'title') return { firstPerformed: fields.integerOrNull('firstPerformed') };
  if (type === 'person') {
    return {
      description: fields.text('description'),
      relatedRoles: slugs(fields, 'roles'),
      curated: fields.flag('curated'),
    };
  }
  if (type === 'theme') {
    const themeType = fields.text('themeType');
    return themeType === 'Form' || themeType === 'Course' ? { themeType } : { themeType: 'Theme' };
  }
  return {};
}

/** Content model §3, row by row. */
export function contentItemOf(fields: Fields, type: ContentType, parts: ItemParts): ContentItem {
  const { strong, health, other } = guidanceOf(fields, parts.adultThemesEntryId);
  return {
    id: idOf(fields),
    name: nameOf(fields),
    slug: slugOf(fields),
    type,
    subType: fields.textOrNull('subType'),
    image: imageOf(fields.asset('image'), parts.scheme, {
      altText: fields.text('imageAltText'),
      name: nameOf(fields),
    }),
    shortIntroduction: fields.text('shortIntroduction'),
    longIntroduction: fields.text('longIntroduction'),
    date: fields.textOrNull('date'),
    firstPublishedAt: fields.entry.sys.createdAt.slice(0, 10),
    media: parts.media,
    documents: parts.documents,
    producerNames: fields.targets('producers').map(nameOf),
    relatedProductions: related(fields, 'relatedProductions'),
    relatedInterviews: related(fields, 'relatedInterviews'),
    relatedWorkshops: related(fields, 'relatedWorkshops'),
    relatedGuides: related(fields, 'relatedGuides'),
    relatedLessonPlans: related(fields, 'relatedLessonPlans'),
    relatedSeries: related(fields, 'relatedSeries'),
    relatedSkills: slugs(fields, 'skills'),
    relatedGenres: slugs(fields, 'genres'),
    relatedThemes: slugs(fields, 'themes'),
    relatedPeople: related(fields, 'relatedPeople'),
    relatedEducationLevelNames: levelNames(parts.levels),
    relatedSegmentIds: parts.segmentIds,
    hasAdultThemes: hasAdultThemes(fields, parts.adultThemesEntryId),
    healthGuidance: health,
    ...(strong.length > 0 ? { strongGuidance: strong } : {}),
    ...(other.length > 0 ? { otherGuidance: other } : {}),
    authors: contributors(fields, 'authors'),
    disablePrintAndDownload: fields.flag('disablePrintAndDownload'),
    hideOutline: fields.flag('hideOutline'),
    ...extrasOf(fields, type),
  };
}
