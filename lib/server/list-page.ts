/** Server part of /lists/{id} and of its files. Server only. */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import { fetchItems } from '@/lib/clients/product-api/items';
import { fetchList } from '@/lib/clients/product-api/lists';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import type { TeachingList } from '@/lib/contracts/lists';
import { MOST_ITEMS } from '@/lib/contracts/product-items';
import { site } from '@/lib/contracts/site';
import { isListFileKind, listFiles, type FiledEntry } from '@/lib/domain/lists/files';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { publicOrigin } from './config';
import type { PageAnswer, Visit } from './page';
import { productConnection } from './product';
import { visitorOf } from './session';

/** Codes of answers that mean "there is no such list, or not for you". */
const MISSING: ReadonlySet<string> = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

const isMissing = (error: unknown): boolean => error instanceof ProductApiError && MISSING.has(error.code);

export interface ListPageProps {
  list: TeachingList;
  origin: string;
}

/**
 * Whoever is not signed in is asked to, for a list that is not there as for one that is not theirs: neither can be told
 * from the other.
 */
export async function listPage(
  { product, visitor }: Visit,
  { id, address }: { id: string; address: string },
): Promise<PageAnswer<ListPageProps>> {
  try {
    return { kind: 'page', props: { list: await fetchList(id, product), origin: publicOrigin() } };
  } catch (cause) {
    if (!isMissing(cause)) return { kind: 'unavailable', cause };
    if (visitor.viewer.method === 'Okta') return { kind: 'not-found' };
    return { kind: 'redirect', to: signInAddress(address) };
  }
}

/** What is shown of the list, with whole items, which citations need. */
async function filedEntries(list: TeachingList, product: Visit['product']): Promise<FiledEntry[]> {
  const ids = [...new Set(list.entries.flatMap(({ item }) => (item ? [item.id] : [])))];
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_ITEMS) }, (_, index) =>
    ids.slice(index * MOST_ITEMS, (index + 1) * MOST_ITEMS),
  );
  const answers = await Promise.all(batches.map((batch) => fetchItems(batch, undefined, product)));
  const items = new Map(answers.flatMap((answer) => answer.items).map((item) => [item.id, item]));
  return list.entries.flatMap((entry) => {
    const item = items.get(entry.contentId);
    return item ? [{ ...entry, item }] : [];
  });
}

/** Answers `/lists/{id}/list.csv`, `.ris` or `.bib`. */
export async function serveListFile(
  context: GetServerSidePropsContext,
  id: string,
  file: string,
): Promise<GetServerSidePropsResult<Record<string, never>>> {
  const [name, kind = ''] = file.split('.');
  if (name !== 'list' || !isListFileKind(kind)) return { notFound: true };
  const product = await productConnection(visitorOf(context));
  try {
    const list = await fetchList(id, product);
    const { type, make } = listFiles[kind];
    const about = {
      origin: publicOrigin(),
      library: `${site().name}: ${site().strapline}`,
      accessed: new Date(),
    };
    const text = make(await filedEntries(list, product), about);
    const { res } = context;
    res.setHeader('Content-Type', type);
    res.setHeader('Content-Disposition', `attachment; filename="list.${kind}"`);
    res.setHeader('Cache-Control', cachePolicy.person);
    res.end(text);
    return { props: {} };
  } catch (cause) {
    if (isMissing(cause)) return { notFound: true };
    throw cause;
  }
}
