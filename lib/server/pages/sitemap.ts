/** Sitemaps of what the visitor may see, made from the listings and cached per visibility class. Server only. */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchListing } from '@/lib/clients/product-api/listing';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { LISTING_LIMIT_MAX } from '@/lib/contracts/constants';
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
import { visitorOf } from '../session';
import { setFailureStatus } from '../source-failure';

/** Addresses per sitemap: ten requests, far below the format's limit of 50,000. */
const SITEMAP_SIZE = 1_000;

const KEEP_MS = 24 * 60 * 60_000;
const files = new LastKnown<string | null>({
  freshMs: ITEM_STALE_MS,
  keepMs: KEEP_MS,
  max: 200,
  now: Date.now,
});

async function listing(product: ProductConnection, type: ContentType, limit: number, skip: number) {
  const query = new URLSearchParams({ limit: String(limit), skip: String(skip) });
  return fetchListing(product, segmentOfType[type], query);
}

async function makeIndex(product: ProductConnection): Promise<string> {
  const counts = await Promise.all(
    sitemapTypes.map(async (type) => ({ type, total: (await listing(product, type, 1, 0)).total })),
  );
  const addresses = counts.flatMap(({ type, total }) =>
    Array.from(
      { length: Math.ceil(total / SITEMAP_SIZE) },
      (_, index) => `${publicOrigin()}/sitemaps/${segmentOfType[type]}-${index + 1}.xml`,
    ),
  );
  return sitemapIndex(addresses);
}

async function makeSitemap(
  product: ProductConnection,
  type: ContentType,
  page: number,
): Promise<string | null> {
  const first = (page - 1) * SITEMAP_SIZE;
  const starts = Array.from(
    { length: SITEMAP_SIZE / LISTING_LIMIT_MAX },
    (_, index) => first + index * LISTING_LIMIT_MAX,
  );
  const items = [];
  for (const skip of starts) {
    const answer = await listing(product, type, LISTING_LIMIT_MAX, skip);
    items.push(...answer.items);
    if (skip + LISTING_LIMIT_MAX >= answer.total) break;
  }
  if (items.length === 0) return null;
  return sitemap(items.map(({ type: itemType, slug }) => `${publicOrigin()}${itemPath(itemType, slug)}`));
}

type Result = GetServerSidePropsResult<Record<string, never>>;

/** Sends a text instead of a page. */
function send(
  { res }: GetServerSidePropsContext,
  { contentType, policy }: { contentType: string; policy: string },
  text: string,
): Result {
  res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  res.setHeader('Cache-Control', policy);
  res.end(text);
  return { props: {} };
}

async function sendFile(
  context: GetServerSidePropsContext,
  key: string,
  make: (product: ProductConnection) => Promise<string | null>,
): Promise<Result> {
  try {
    const { key: seen, connect } = seenAlike(visitorOf(context));
    const text = await files.get(`${key} ${seen}`, async () => make(await connect()));
    // Shared caches must not store it, because it depends on the viewer.
    const kind = { contentType: 'application/xml', policy: cachePolicy.viewer };
    return text === null ? { notFound: true } : send(context, kind, text);
  } catch (error) {
    pageLog().error({ err: error, key }, 'A sitemap could not be made');
    setFailureStatus(context.res, error);
    return send(
      context,
      { contentType: 'text/plain', policy: cachePolicy.moment },
      'Unavailable, try again later\n',
    );
  }
}

export function serveSitemapIndex(context: GetServerSidePropsContext): Promise<Result> {
  return sendFile(context, 'index', makeIndex);
}

/** @param file such as `productions-1.xml` */
export async function serveSitemap(context: GetServerSidePropsContext, file: string): Promise<Result> {
  const [, segment = '', page = ''] = /^([a-z-]+)-(\d{1,5})\.xml$/.exec(file) ?? [];
  const type = typeOfSegment(segment);
  if (type === null || !sitemapTypes.includes(type) || Number(page) < 1) return { notFound: true };
  return sendFile(context, file, (product) => makeSitemap(product, type, Number(page)));
}

export function serveRobots(context: GetServerSidePropsContext): Result {
  return send(
    context,
    { contentType: 'text/plain', policy: cachePolicy.quarterHour },
    robots(publicOrigin()),
  );
}
