/** Content for item pages: one client and one item cache for this process. Server only. */
import { createContentClients } from '@/lib/clients/content/clients';
import type { DeliveryClient } from '@/lib/clients/content/delivery';
import { fetchAll } from '@/lib/clients/content/entries';
import { ItemCache } from '@/lib/clients/content/item-cache';
import { createContentItems, type ContentItems } from '@/lib/clients/content/items';
import { watchContent } from '@/lib/clients/content/watch';
import { richTextOf } from '@/lib/domain/catalogue/content-item/rich-text';
import { resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { fieldsOf, idOf, nameOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { Grade } from '@/lib/domain/item-page/context';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import { webConfig } from '../config';
import { pageLog } from '@/lib/server/log';
import type { ItemSource } from './source';

/** How soon a publication shows on a page, ms. */
const WATCH_INTERVAL_MS = 5_000;

const scheme = () => (webConfig().CONTENTFUL_INSECURE ? ('http' as const) : ('https' as const));

interface Content {
  items: ContentItems;
  grades: ItemSource['grades'];
}

/** All grades with their authorities: few, and named on every page with standards. */
async function readGrades(client: DeliveryClient): Promise<ReadonlyMap<string, Grade>> {
  const entries = await fetchAll(client, 'standardGrade');
  const fields = entries.map((entry) => fieldsOf(entry, resolvedAlready));
  return new Map(fields.map((grade) => [idOf(grade), gradeOf(grade)]));
}

function gradeOf(grade: Fields): Grade {
  const authority = grade.target('authority');
  return {
    name: nameOf(grade),
    authority: authority ? nameOf(authority) : '',
    country: authority?.target('country')?.textOrNull('alpha3') ?? null,
  };
}

const richText: ItemSource['richText'] = (fields, name) =>
  richTextOf(fields.raw(name), { lookup: resolvedAlready, scheme: scheme() });

function openContent(): Content {
  const config = webConfig();
  const { dropping, keeping } = createContentClients({
    space: config.CONTENTFUL_SPACE_ID,
    accessToken: config.CONTENTFUL_ACCESS_TOKEN,
    environment: config.CONTENTFUL_ENVIRONMENT,
    host: config.CONTENTFUL_HOST,
    insecure: config.CONTENTFUL_INSECURE,
    basePath: config.CONTENTFUL_BASE_PATH,
  });
  const items = createContentItems(keeping, {
    adultThemesEntryId: config.CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID,
    scheme: scheme(),
  });
  const grades = new ItemCache<ReadonlyMap<string, Grade>>({ maxItems: 1 });
  watchContent({
    client: keeping,
    intervalMs: WATCH_INTERVAL_MS,
    onChange: () => {
      items.clear();
      grades.clear();
    },
    onError: (error) => {
      pageLog().warn({ err: error }, 'Content does not answer; publications show later');
    },
  });
  return { items, grades: () => grades.get('all', () => readGrades(dropping)) };
}

let content: Content | null = null;

/** Content as this viewer may be told of it. */
export function contentSource(viewer: VisibilityViewer): ItemSource {
  content ??= openContent();
  const { items, grades } = content;
  return { ...items.for(viewer), grades, richText };
}
