/** Content for item pages: one client and one item cache for this process. Server only. */
import type { DeliveryClient, DeliveryErrorBody } from '@/lib/server/content/delivery';
import { fetchAll } from '@/lib/server/content/entries';
import { ItemCache } from '@/lib/server/content/item-cache';
import { createContentItems, type ContentItems } from '@/lib/server/content/items';
import { fetchCountries, fetchSegments } from '@/lib/server/content/typed-queries';
import { watchContent } from '@/lib/server/content/watch';
import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';
import { richTextOf } from '@/lib/domain/catalogue/content-item/rich-text';
import { resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { fieldsOf, idOf, nameOf, slugOf } from '@/lib/domain/catalogue/content-item/fields';
import type { Grade } from '@/lib/domain/item-page/context';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import { pictureScheme } from '@/lib/platform/content/picture-scheme';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { webConfig } from '../../config';
import { contentClients, WATCH_INTERVAL_MS } from '../../content-changes';
import { pageLog } from '@/lib/server/log';
import type { ItemSource } from './source';

const scheme = () => pictureScheme(webConfig());

interface Content {
  items: ContentItems;
  grades: ItemSource['grades'];
  segments: ItemSource['segments'];
  housePages: () => Promise<ReadonlyMap<string, HousePage>>;
}

/** A page such as /about, in the library's own words (content type `housePage`). */
export interface HousePage {
  name: string;
  body: RichTextNode | null;
}

/** The delivery API's error when the space has no such content type; the space then has no such pages. */
const isUnknownType = (error: unknown) =>
  (error as Partial<DeliveryErrorBody> | null)?.sys?.id === 'InvalidQuery';

/** All grades with their authorities and countries: there are few, and every page with standards names some. */
async function readGrades(client: DeliveryClient): Promise<ReadonlyMap<string, Grade>> {
  const entries = await fetchAll(client, 'standardGrade', { include: 1 });
  const grades = entries.map((entry) => {
    const grade = fieldsOf(entry, resolvedAlready);
    const authority = grade.target('authority');
    return { grade, authority, countryId: authority?.linkIds('country')[0] };
  });
  const ids = new Set(grades.flatMap(({ countryId }) => countryId ?? []));
  const countries = await fetchCountries(client, [...ids]);
  return new Map(
    grades.map(({ grade, authority, countryId }) => {
      const country = countries.get(countryId ?? '') ?? null;
      return [idOf(grade), { name: nameOf(grade), authority: authority ? nameOf(authority) : '', country }];
    }),
  );
}

/** All `housePage` entries that the library has written, by slug. */
async function readHousePages(client: DeliveryClient): Promise<ReadonlyMap<string, HousePage>> {
  const entries = await fetchAll(client, 'housePage', { include: 1 }).catch((error: unknown) => {
    if (isUnknownType(error)) return [];
    throw error;
  });
  return new Map(
    entries.map((entry) => {
      const fields = fieldsOf(entry, resolvedAlready);
      return [slugOf(fields), { name: nameOf(fields), body: richText(fields, 'body') }];
    }),
  );
}

const richText: ItemSource['richText'] = (fields, name) =>
  richTextOf(fields.raw(name), { lookup: resolvedAlready, scheme: scheme() });

function openContent(): Content {
  const { CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID: adultThemesEntryId } = webConfig();
  const { dropping, keeping } = contentClients();
  const items = createContentItems(keeping, { adultThemesEntryId, scheme: scheme() });
  const grades = new ItemCache<ReadonlyMap<string, Grade>>({ maxItems: 1 });
  const house = new ItemCache<ReadonlyMap<string, HousePage>>({ maxItems: 1 });
  const away = createLogThrottle();
  watchContent({
    client: keeping,
    intervalMs: WATCH_INTERVAL_MS,
    onChange: () => {
      items.clear();
      grades.clear();
      house.clear();
    },
    onError: (error) => {
      if (away() > 0) pageLog().warn({ err: error }, 'Content does not answer; publications show later');
    },
  });
  return {
    items,
    grades: () => grades.get('all', () => readGrades(dropping)),
    segments: (ids) => fetchSegments(dropping, ids, scheme()),
    housePages: () => house.get('all', () => readHousePages(dropping)),
  };
}

let content: Content | null = null;

/** The `housePage` entries that the library has written itself, by slug, through the cache. */
export function writtenHousePages(): Promise<ReadonlyMap<string, HousePage>> {
  content ??= openContent();
  return content.housePages();
}

/** Content as this viewer may see it. */
export function contentSource(viewer: VisibilityViewer): ItemSource {
  content ??= openContent();
  const { items, grades, segments } = content;
  return { ...items.for(viewer), grades, segments, richText };
}
