/**
 * An entry with more links than one answer may hold: the delivery API refuses answers of more than 7 MB, which the entries that some
 * thousand links name exceed. Its other fields are read as always, and of each long list the first entries; it says which they are.
 */
import { CONTENT_PAGE_SIZE, LONGEST_LIST_READ } from '@/lib/contracts/constants';
import { chunksOf } from '@/lib/domain/chunks';
import type { ContentLink, DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { isLongList } from '@/lib/domain/catalogue/content-item/long-lists';
import type { DeliveryClient, DeliveryErrorBody } from './delivery';
import { fetchBySlugs, findBySlug, InvalidSlugError, type PageRequest } from './entries';

type Request = Pick<PageRequest, 'exclusions' | 'include' | 'select'>;

const isTooBig = (error: unknown): boolean => {
  const { sys, message } = (error ?? {}) as Partial<DeliveryErrorBody>;
  return sys?.id === 'BadRequest' && message?.startsWith('Response size too big') === true;
};

/** The entry of a slug, as `findBySlug` finds it unless it is too large: then its long lists are cut. */
export async function findBoundedBySlug(
  client: DeliveryClient,
  type: string,
  slug: string,
  request: Request,
): Promise<DeliveryEntry> {
  try {
    return await findBySlug(client, type, slug, request);
  } catch (error) {
    if (!isTooBig(error)) throw error;
    const { fields } = await findBySlug(client, type, slug, { ...request, include: 0 });
    const lists = Object.entries(fields).flatMap(([name, value]) =>
      isLongList(value) ? [[name, value.slice(0, LONGEST_LIST_READ)] as const] : [],
    );
    if (lists.length === 0) throw error;
    const long = new Set(lists.map(([name]) => name));
    const others = Object.keys(fields).filter((name) => !long.has(name));
    const select = ['sys', ...others.map((name) => `fields.${name}`)].join();
    const [entry, ...found] = await Promise.all([
      findBySlug(client, type, slug, { ...request, select }),
      ...lists.map(async ([name, links]) => [name, await entriesOf(client, links)] as const),
    ]);
    return { ...entry, fields: { ...entry.fields, ...Object.fromEntries(found) }, cutLists: [...long] };
  }
}

/** Entries by slug, as `fetchBySlugs` finds them unless they are too large together: then each is read by itself. */
export async function fetchBoundedBySlugs(
  client: DeliveryClient,
  type: string,
  slugs: readonly string[],
  request: Request,
): Promise<DeliveryEntry[]> {
  try {
    return await fetchBySlugs(client, type, slugs, request);
  } catch (error) {
    if (!(error instanceof Error && isTooBig(error.cause))) throw error;
    const found = slugs.map((slug) =>
      findBoundedBySlug(client, type, slug, request).catch((reason: unknown) => {
        if (reason instanceof InvalidSlugError) return null;
        throw reason;
      }),
    );
    return (await Promise.all(found)).flatMap((entry) => entry ?? []);
  }
}

/** In the order of the links; those that name nothing published are left out. */
async function entriesOf(client: DeliveryClient, links: readonly ContentLink[]): Promise<DeliveryEntry[]> {
  const ids = links.map(({ sys }) => sys.id);
  const pages = await Promise.all(
    chunksOf(ids, CONTENT_PAGE_SIZE).map((batch) =>
      client.getEntries({ 'sys.id[in]': batch.join(), include: 0, limit: CONTENT_PAGE_SIZE }),
    ),
  );
  const byId = new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.sys.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
