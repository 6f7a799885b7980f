/** Content for item pages: one client and one item cache for this process. Server only. */
import { createContentClients } from '@/lib/clients/content/clients';
import type { DeliveryClient } from '@/lib/clients/content/delivery';
import { fetchAll } from '@/lib/clients/content/entries';
import { ItemCache } from '@/lib/clients/content/item-cache';
import { createContentItems, type ContentItems } from '@/lib/clients/content/items';
import { watchContent } from '@/lib/clients/content/watch';
import { richTextOf } from '@/lib/rules/content-item/rich-text';
import { resolvedAlready } from '@/lib/rules/content-item/entry';
import { standardAuthorityOf } from '@/lib/rules/content-item/standards';
import type { Authority } from '@/lib/rules/item-page/context';
import { webConfig } from '../config';
import { pageLog } from '../log';
import type { ItemSource } from './source';

/** How soon a publication shows on a page, ms. */
const WATCH_INTERVAL_MS = 5_000;

const scheme = () => (webConfig().CONTENTFUL_INSECURE ? ('http' as const) : ('https' as const));

interface Content {
  items: ContentItems;
  authorities: ItemSource['authorities'];
}

/** All authorities: few, and named on every page with standards. */
async function readAuthorities(client: DeliveryClient): Promise<ReadonlyMap<string, Authority>> {
  const entries = await fetchAll(client, 'standardAuthority');
  const authorities = entries.map((entry) => standardAuthorityOf(entry, resolvedAlready));
  return new Map(authorities.map(({ id, name, country }) => [id, { name, country }]));
}

function openContent(): Content {
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
  const authorities = new ItemCache<ReadonlyMap<string, Authority>>({ maxItems: 1 });
  watchContent({
    client: keeping,
    intervalMs: WATCH_INTERVAL_MS,
    onChange: () => {
      items.clear();
      authorities.clear();
    },
    onError: (error) => {
      pageLog().warn({ err: error }, 'Content does not answer; publications show later');
    },
  });
  return { items, authorities: () => authorities.get('all', () => readAuthorities(keeping)) };
}

let source: ItemSource | null = null;

export function contentSource(): ItemSource {
  if (source) return source;
  const { items, authorities } = openContent();
  const { find, findAll, findLinking } = items;
  const richText: ItemSource['richText'] = (fields, name) =>
    richTextOf(fields.raw(name), { lookup: resolvedAlready, scheme: scheme() });
  source = { find, findAll, findLinking, authorities, richText };
  return source;
}
