/** Makes the data of an item page from its record and what the viewer may see around it. */
import { labelledTypes, segmentOfType, type ContentType } from '@/lib/contracts/content-types';
import type { PageContext } from './context';
import { factsOf, yearText } from './facts';
import { kindName } from './kind-names';
import type { ItemPage, PageGuidance, PageRecording } from './model';
import { itemPath } from './paths';
import { nextOf } from './section-order';
import { castOf } from './section-people';
import { sectionsOf } from './sections';

/** Types whose listing has a page of its own to go up to. */
const listedTypes = new Map<ContentType, string>([
  ...labelledTypes.map(({ type, label }) => [type, label] as const),
  ['collection', 'Collections'],
]);

function crumbsOf(type: ContentType): ItemPage['crumbs'] {
  const label = listedTypes.get(type);
  const home = { name: 'Home', href: '/' };
  return label === undefined ? [home] : [home, { name: label, href: `/${segmentOfType[type]}` }];
}

/** Everything but the adult entry and Health guidance is shown as other guidance, by name. */
function guidanceOf({ fields, item }: PageContext): PageGuidance {
  const names = fields
    .targets('contentGuidance')
    .filter((guidance) => guidance.text('type') === 'General')
    .map((guidance) => guidance.text('name'));
  return { adult: item.hasAdultThemes, health: item.healthGuidance, other: names };
}

function recordingOf({ item, record }: PageContext): PageRecording | null {
  if (!item.media) return null;
  return {
    kind: item.media.type,
    durationMinutes: item.media.durationMinutes,
    segments: record.segments,
    outline: !item.hideOutline && record.segments.length > 0,
  };
}

function contributorsOf({ item, fields }: PageContext): ItemPage['contributors'] {
  const named = (field: string) => fields.targets(field).map((target) => target.text('name'));
  return [
    ...item.authors.map(({ name }) => ({ name, role: 'author' as const })),
    ...named('writers').map((name) => ({ name, role: 'author' as const })),
    ...named('directors').map((name) => ({ name, role: 'director' as const })),
    ...castOf(item).map(({ name }) => ({ name, role: 'performer' as const })),
    ...(item.type === 'interview' || item.type === 'workshop' ? named('people') : []).map((name) => ({
      name,
      role: 'performer' as const,
    })),
  ];
}

function yearOf({ item }: PageContext): string | null {
  if (item.date !== null) return item.date.slice(0, 4);
  return item.firstPerformed == null ? null : yearText(item.firstPerformed);
}

/** The page of an item that `canSee` has already allowed. */
export function buildItemPage(context: PageContext): ItemPage {
  const { item, record } = context;
  return {
    id: item.id,
    type: item.type,
    kindName: kindName(item),
    name: item.name,
    slug: item.slug,
    path: itemPath(item.type, item.slug),
    introduction: item.shortIntroduction,
    image: item.image,
    crumbs: crumbsOf(item.type),
    facts: factsOf(context),
    year: yearOf(context),
    date: item.date,
    firstPublishedAt: item.firstPublishedAt,
    minutes: item.media?.durationMinutes ?? record.durationMinutes,
    levels: item.relatedEducationLevelNames,
    guidance: guidanceOf(context),
    recording: recordingOf(context),
    documents: item.documents,
    mayPrint: !item.disablePrintAndDownload,
    outline: !item.hideOutline,
    sections: sectionsOf(context),
    next: nextOf(context),
    contributors: contributorsOf(context),
    producers: item.producerNames,
  };
}
