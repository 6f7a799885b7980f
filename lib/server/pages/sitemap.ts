/** Sitemaps of what the visitor may see, made from the listings and cached per visibility class. Server only. */
import type { GetServerSidePropsContext } from 'next';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchListing } from '@/lib/clients/product-api/listing/listing';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';
import {
  segmentOfType,
  sitemapTypes,
  typeOfSegment,
  type ContentType,
} from '@/lib/contracts/catalogue/content-types';
import { LastKnown } from '@/lib/platform/cache/last-known';
import { itemPath } from '@/lib/domain/item-page/paths';
import { robots, sitemap, sitemapIndex } from '@/lib/domain/catalogue/sitemap';
import { publicOrigin } from '../config';
import { pageLog } from '../log';
import { seenAlike } from '../product';
import { sendFailure, sendText, type TextResult } from '../send-text';
import { visitorOf } from '../session';
import { wholeListing } from './listing/whole-listing';

/** Addresses per sitemap: ten requests, far below the format's limit of 50,000. */
const SITEMAP_SIZE = 1_000;

const KEEP_MS = 24 * 60 * 60_000;
const files = new LastKnown<string | null>({
  freshMs: ITEM_STALE_MS,
  keepMs: KEEP_MS,
  max: 200,
  now: Date.now,
});

async function makeIndex(product: ProductConnection): Promise<string> {
  const addresses = await Promise.all(
    sitemapTypes.map(async (type) => {
      const segment = segmentOfType[type];
      const { total } = await fetchListing(product, segment, new URLSearchParams({ limit: '1', skip: '0' }));
      return Array.from(
        { length: Math.ceil(total / SITEMAP_SIZE) },
        (_, index) => `${publicOrigin()}/sitemaps/${segment}-${index + 1}.xml`,
      );
    }),
  );
  return sitemapIndex(addresses.flat());
}

async function makeSitemap(
  product: ProductConnection,
  type: ContentType,
  page: number,
): Promise<string | null> {
  const part = { from: (page - 1) * SITEMAP_SIZE, most: SITEMAP_SIZE };
  const items = await wholeListing(product, segmentOfType[type], part);
  if (items.length === 0) return null;
  return sitemap(items.map(({ type: itemType, slug }) => `${publicOrigin()}${itemPath(itemType, slug)}`));
}

const PLAIN = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

async function sendFile(
  context: GetServerSidePropsContext,
  key: string,
  make: (product: ProductConnection) => Promise<string | null>,
): Promise<TextResult> {
  try {
    const { key: seen, connect } = seenAlike(visitorOf(context));
    const text = await files.get(`${key} ${seen}`, async () => make(await connect()));
    // Shared caches must not store it, because it depends on the viewer.
    const kind = { type: XML, policy: cachePolicy.viewer };
    return text === null ? { notFound: true } : sendText(context, text, kind);
  } catch (error) {
    pageLog().error({ err: error, key }, 'A sitemap could not be made');
    return sendFailure(context, error, cachePolicy.moment);
  }
}

export function serveSitemapIndex(context: GetServerSidePropsContext): Promise<TextResult> {
  return sendFile(context, 'index', makeIndex);
}

/** @param file such as `productions-1.xml` */
export async function serveSitemap(context: GetServerSidePropsContext, file: string): Promise<TextResult> {
  const [, segment = '', page = ''] = /^([a-z-]+)-(\d{1,5})\.xml$/.exec(file) ?? [];
  const type = typeOfSegment(segment);
  if (type === null || !sitemapTypes.includes(type) || Number(page) < 1) return { notFound: true };
  return sendFile(context, file, (product) => makeSitemap(product, type, Number(page)));
}

export function serveRobots(context: GetServerSidePropsContext): TextResult {
  return sendText(context, robots(publicOrigin()), { type: PLAIN, policy: cachePolicy.quarterHour });
}
