/** Server part of /hand-over: what the address says, and the person's lists. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchList, fetchMyLists } from '@/lib/clients/product-api/personal/lists';
import type { HandOverPageProps } from '@/lib/domain/lists/pages';
import { queryValue } from '../address';
import { isMissing } from '../missing';
import type { Visit } from '../page';

/** Room for the letters of a code and for what stands between them; the rest of a longer text is dropped. */
const MOST_LETTERS = 12;

/** The person's lists, and the one from whose page they came, which may be a colleague's. */
async function listsWith(chosen: string, { product }: Visit): Promise<HandOverPageProps['lists']> {
  const connection = { connection: product };
  const mine = (await fetchMyLists(connection)).map(({ id, name }) => ({ id, name }));
  if (chosen === '' || mine.some(({ id }) => id === chosen)) return mine;
  try {
    const { id, name } = await fetchList(chosen, connection);
    return [{ id, name }, ...mine];
  } catch (error) {
    if (isMissing(error)) return mine;
    throw error;
  }
}

/** Throws when the lists cannot be read. */
export async function handOverPage(
  visit: Visit,
  context: Pick<GetServerSidePropsContext, 'query'>,
): Promise<HandOverPageProps> {
  const chosen = queryValue(context, 'list') ?? '';
  return {
    code: (queryValue(context, 'code') ?? '').slice(0, MOST_LETTERS),
    chosen,
    lists: await listsWith(chosen, visit),
  };
}
