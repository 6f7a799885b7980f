/** Server part of /hand-over: what the address says, and the person's lists. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchLists } from '@/lib/clients/product-api/lists';
import { queryValue } from '../address';
import type { Visit } from '../page';

/** Room for the letters of a code and for what stands between them; the rest of a longer text is dropped. */
const MOST_LETTERS = 12;

/** Throws when the lists cannot be read. */
export async function handOverPage({ product }: Visit, context: Pick<GetServerSidePropsContext, 'query'>) {
  return {
    code: (queryValue(context, 'code') ?? '').slice(0, MOST_LETTERS),
    chosen: queryValue(context, 'list') ?? '',
    lists: await fetchLists({ connection: product }),
  };
}

export type HandOverPageProps = Awaited<ReturnType<typeof handOverPage>>;
