/** The queries that all screens use: a page, all entries of a type, by slugs, by slug, by id (delivery contract §13). */
import { CONTENT_PAGE_SIZE, SLUG_BATCH_SIZE } from '@/lib/contracts/constants';
import { chunksOf } from '@/lib/domain/chunks';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import type { ContentQuery, DeliveryClient, EntryPage } from './delivery';

/** Content model §1.5: no screen follows links further than two levels. */
const INCLUDE_DEPTH = 2;

export interface PageRequest {
  skip?: number;
  /** Default 50 (R-CON-3). */
  limit?: number;
  order?: string;
  select?: string;
  filters?: ContentQuery;
  /** What the viewer may not see; see `exclusionsFor`. */
  exclusions?: ContentQuery;
  /** How far links are followed; default 2 (content model §1.5). */
  include?: number;
}

/** R-VAL: lookup by slug found nothing, or was given none. */
export class InvalidSlugError extends Error {
  override name = 'InvalidSlugError';
  constructor() {
    super('Invalid or missing slug');
  }
}

/** One page of a content type. */
export async function fetchPage(
  client: DeliveryClient,
  type: string,
  request: PageRequest = {},
): Promise<EntryPage> {
  const { skip = 0, limit = CONTENT_PAGE_SIZE, order, select, filters, exclusions, include } = request;
  return client.getEntries({
    include: include ?? INCLUDE_DEPTH,
    ...filters,
    ...exclusions,
    content_type: type,
    skip,
    limit,
    ...(order ? { order } : {}),
    ...(select ? { select } : {}),
  });
}

/** Every entry of a content type, in pages of 50 until `skip` reaches the total (R-CDA-15, R-CDA-16). */
export async function fetchAll(
  client: DeliveryClient,
  type: string,
  request: Omit<PageRequest, 'skip' | 'limit'> = {},
): Promise<DeliveryEntry[]> {
  const entries: DeliveryEntry[] = [];
  for (let skip = 0; ; skip += CONTENT_PAGE_SIZE) {
    const page = await fetchPage(client, type, { ...request, skip });
    entries.push(...page.items);
    if (page.items.length === 0 || skip + CONTENT_PAGE_SIZE >= page.total) return entries;
  }
}

const slugOf = (entry: DeliveryEntry) => entry.fields['slug'];

/**
 * Entries by slug: unique non-blank slugs are fetched in parallel batches of 20; the result has the order of the slugs given,
 * without unknown ones (R-CDA-11 to 13). Throws `Error fetching {type} for slugs` with the failure as its
 * cause (R-ERR-10).
 */
export async function fetchBySlugs(
  client: DeliveryClient,
  type: string,
  slugs: readonly string[],
  request: Pick<PageRequest, 'filters' | 'exclusions' | 'select' | 'include'> = {},
): Promise<DeliveryEntry[]> {
  const wanted = [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))];
  try {
    const pages = await Promise.all(
      chunksOf(wanted, SLUG_BATCH_SIZE).map((batch) =>
        fetchPage(client, type, {
          ...request,
          limit: SLUG_BATCH_SIZE,
          filters: { ...request.filters, 'fields.slug[in]': batch.join(',') },
        }),
      ),
    );
    const bySlug = new Map(pages.flatMap(({ items }) => items).map((entry) => [slugOf(entry), entry]));
    return wanted.flatMap((slug) => bySlug.get(slug) ?? []);
  } catch (error) {
    throw new Error(`Error fetching ${type} for slugs`, { cause: error });
  }
}

/** Entries of a type by id, fetched in parallel batches of one page each; unknown ones are left out. */
export async function fetchByIds(
  client: DeliveryClient,
  type: string,
  ids: readonly string[],
  request: Pick<PageRequest, 'exclusions' | 'include'> = {},
): Promise<DeliveryEntry[]> {
  const pages = await Promise.all(
    chunksOf(ids, CONTENT_PAGE_SIZE).map((batch) =>
      fetchPage(client, type, { ...request, filters: { 'sys.id[in]': batch.join(',') } }),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

/** The entry of a slug. Throws InvalidSlugError, `Invalid or missing slug`, for a blank or unknown one (R-VAL-7, R-VAL-8). */
export async function findBySlug(
  client: DeliveryClient,
  type: string,
  slug: string | null | undefined,
  request: Pick<PageRequest, 'exclusions' | 'include' | 'select'> = {},
): Promise<DeliveryEntry> {
  const wanted = slug?.trim() ?? '';
  if (wanted === '') throw new InvalidSlugError();
  const { items } = await fetchPage(client, type, {
    ...request,
    limit: 1,
    filters: { 'fields.slug': wanted },
  });
  const [entry] = items;
  if (!entry) throw new InvalidSlugError();
  return entry;
}

/** The entry of an id. Rejects with "The resource could not be found." when there is none (R-CDA-5). */
export async function findById(client: DeliveryClient, id: string): Promise<DeliveryEntry> {
  return client.getEntry(id, { include: INCLUDE_DEPTH });
}

/** Entries of a type that link to an entry, newest first; one page. `isCut`: there are more. */
export async function fetchLinkingTo(
  client: DeliveryClient,
  type: string,
  id: string,
  request: Pick<PageRequest, 'exclusions' | 'select' | 'include'> = {},
): Promise<{ entries: DeliveryEntry[]; isCut: boolean }> {
  const { items, total } = await fetchPage(client, type, { ...request, filters: { links_to_entry: id } });
  return { entries: items, isCut: total > items.length };
}
