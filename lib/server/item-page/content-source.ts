/** Content for item pages from the delivery API. Server only. */
import { createClient, type ContentfulClientApi, type EntriesQueries, type EntrySkeletonType } from 'contentful';
import { SLUG_BATCH_SIZE } from '@/lib/contracts/constants';
import type { ContentType } from '@/lib/contracts/content-types';
import { catalogueRecordOf, type CatalogueRecord } from '@/lib/rules/content-item/catalogue-record';
import { resolvedAlready, type DeliveryEntry } from '@/lib/rules/content-item/entry';
import { fieldsOf } from '@/lib/rules/content-item/fields';
import { richTextOf } from '@/lib/rules/content-item/rich-text';
import { webConfig } from '../config';
import type { ItemSource } from './source';

let client: ContentfulClientApi<undefined> | null = null;

function delivery(): ContentfulClientApi<undefined> {
  const config = webConfig();
  client ??= createClient({
    space: config.CONTENTFUL_SPACE_ID,
    environment: config.CONTENTFUL_ENVIRONMENT,
    accessToken: config.CONTENTFUL_ACCESS_TOKEN,
    host: config.CONTENTFUL_HOST,
    insecure: config.CONTENTFUL_INSECURE,
    basePath: config.CONTENTFUL_BASE_PATH,
  });
  return client;
}

const mapping = () => ({
  adultThemesEntryId: webConfig().CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID,
  scheme: webConfig().CONTENTFUL_INSECURE ? ('http' as const) : ('https' as const),
});

/** Types addressed by id, because they have no slug (content model §1.1). */
const withoutSlug: readonly ContentType[] = ['educationLevel', 'lessonActivity'];

async function query(type: ContentType, filters: Record<string, unknown>): Promise<DeliveryEntry[]> {
  const request = { content_type: type, include: 2, ...filters };
  const { items } = await delivery().getEntries(request as unknown as EntriesQueries<EntrySkeletonType, undefined>);
  return items as unknown as DeliveryEntry[];
}

function records(entries: readonly DeliveryEntry[]): CatalogueRecord[] {
  return entries.flatMap((entry) => catalogueRecordOf(entry, resolvedAlready, mapping()) ?? []);
}

function batches(slugs: readonly string[]): string[][] {
  const count = Math.ceil(slugs.length / SLUG_BATCH_SIZE);
  return Array.from({ length: count }, (_, at) => slugs.slice(at * SLUG_BATCH_SIZE, (at + 1) * SLUG_BATCH_SIZE));
}

export function contentSource(): ItemSource {
  return {
    find: async (type, slug) => {
      const key = withoutSlug.includes(type) ? 'sys.id' : 'fields.slug';
      const [entry] = await query(type, { [key]: slug, limit: 1 });
      const [record] = entry ? records([entry]) : [];
      return entry && record ? { record, fields: fieldsOf(entry, resolvedAlready) } : null;
    },
    findAll: async (type, slugs) => {
      const found = await Promise.all(batches(slugs).map((batch) => query(type, { 'fields.slug[in]': batch.join(',') })));
      return records(found.flat());
    },
    findLinking: async (type, entryId) => records(await query(type, { links_to_entry: entryId, limit: 100 })),
    richText: (fields, name) => richTextOf(fields.raw(name), { lookup: resolvedAlready, scheme: mapping().scheme }),
  };
}
