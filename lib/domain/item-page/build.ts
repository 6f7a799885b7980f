/** Builds the data of an item page from its record and the related items that the viewer may see. */
import { segmentOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { listingAbove, listingPlace } from '../listing/screens';
import { audienceOf } from './audience';
import { yearOf } from '../catalogue/years';
import { boardOf } from '../playback/board';
import { linksOf, type PageContext } from './context';
import { factsOf } from './facts';
import { kindName } from './kind-names';
import { captionLanguages, spokenLanguage } from '../playback/tracks';
import type { ItemPage, PageGuidance, PageRecording } from './model';
import { itemPath } from './paths';
import { nextOf } from './sections/order';
import { castOf } from '@/lib/domain/catalogue/credits';
import { sectionsOf } from './sections/sections';

type Contributor = ItemPage['contributors'][number];

/** Breadcrumbs up to the listing of the item's type, or of the type that it is part of. */
function crumbsOf(type: ContentType): ItemPage['crumbs'] {
  const home = { name: 'Home', href: '/' };
  const segment = segmentOfType[type];
  const above = listingPlace(segment) ? `/${segment}` : listingAbove(segment);
  const place = above === null ? null : listingPlace(above.slice(1));
  return place ? [home, { name: place.heading, href: `/${place.segment}` }] : [home];
}

function guidanceOf({ item }: PageContext): PageGuidance {
  const { hasAdultThemes, strongGuidance = [], healthGuidance, otherGuidance = [] } = item;
  return { hasAdultThemes, strongGuidance, healthGuidance, other: otherGuidance };
}

function recordingOf({ item, record }: PageContext): PageRecording | null {
  if (!item.media) return null;
  return {
    kind: item.media.type,
    durationMinutes: item.media.durationMinutes,
    segments: record.segments,
    outline: !item.hideOutline && record.segments.length > 0,
    language: spokenLanguage(item.media.tracks),
    captions: captionLanguages(item.media.tracks),
    access: item.media.access ?? [],
    guidance: item.media.guidance ?? [],
  };
}

/** Contributors for citations. Hidden people are left out of linked fields, as everywhere on the page. */
function contributorsOf(context: PageContext): ItemPage['contributors'] {
  const { item } = context;
  const named = (field: string, role: Contributor['role']): Contributor[] =>
    linksOf(context, field).map(({ name }) => ({ name, role }));
  const guests = item.type === 'interview' || item.type === 'workshop' ? named('people', 'performer') : [];
  const cast = castOf(item).map(({ name }): Contributor => ({ name, role: 'performer' }));
  return [
    ...named('authors', 'author'),
    ...named('writers', 'author'),
    ...named('directors', 'director'),
    ...cast,
    ...guests,
  ];
}

/** For a person, their first role; for a theme, whether it is a theme, form or course; else the kind name. */
function kindOf({ item, fields }: PageContext): string {
  const [role] = item.type === 'person' ? fields.targets('roles') : [];
  return role?.text('name') || (item.themeType ?? kindName(item));
}

/** The page of an item that `canSee` has already allowed. */
export function buildItemPage(context: PageContext): ItemPage {
  const { item, record } = context;
  const audience = audienceOf(record.levels, context.country);
  const recording = recordingOf(context);
  const sections = sectionsOf(context);
  return {
    id: item.id,
    type: item.type,
    kindName: kindOf(context),
    name: item.name,
    slug: item.slug,
    path: itemPath(item.type, item.slug),
    introduction: item.shortIntroduction,
    image: item.image,
    crumbs: crumbsOf(item.type),
    facts: factsOf(context),
    year: yearOf(item),
    date: item.date,
    firstPublishedAt: item.firstPublishedAt,
    minutes: item.media?.durationMinutes ?? record.durationMinutes,
    levels: audience.names,
    audience: audience.summary,
    guidance: guidanceOf(context),
    recording,
    documents: item.documents,
    mayPrint: !item.disablePrintAndDownload,
    outline: !item.hideOutline,
    sections,
    board: boardOf({ recording, documents: item.documents, sections }),
    next: nextOf(context),
    contributors: contributorsOf(context),
    producers: linksOf(context, 'producers').map(({ name }) => name),
  };
}
