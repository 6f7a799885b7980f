/** Content for item pages: one client and one item cache for this process. Server only. */
import { createContentClients } from '@/lib/clients/content/clients';
import { createContentItems, type ContentItems } from '@/lib/clients/content/items';
import { watchContent } from '@/lib/clients/content/watch';
import { richTextOf } from '@/lib/rules/content-item/rich-text';
import { resolvedAlready } from '@/lib/rules/content-item/entry';
import { webConfig } from '../config';
import { pageLog } from '../log';
import type { ItemSource } from './source';

/** How soon a publication shows on a page, ms. */
const WATCH_INTERVAL_MS = 5_000;

const scheme = () => (webConfig().CONTENTFUL_INSECURE ? ('http' as const) : ('https' as const));

function openContent(): ContentItems {
  const config = webConfig();
  const { keeping } = createContentClients({
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
  watchContent({
    client: keeping,
    intervalMs: WATCH_INTERVAL_MS,
    onChange: items.clear,
    onError: (error) => {
      pageLog().warn({ err: error }, 'Content does not answer; publications show later');
    },
  });
  return items;
}

let source: ItemSource | null = null;

export function contentSource(): ItemSource {
  if (source) return source;
  const { find, findAll, findLinking } = openContent();
  const richText: ItemSource['richText'] = (fields, name) =>
    richTextOf(fields.raw(name), { lookup: resolvedAlready, scheme: scheme() });
  source = { find, findAll, findLinking, richText };
  return source;
}
