/** Server part of /explore: how many items each of its links leads to. Server only. */
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { countedAlone } from '@/lib/domain/catalogue/empty-ways';
import { pageLog } from '../log';
import type { PageAnswer, Visit } from '../page';

export interface ExploreProps {
  /** Number of visible items by a listing's address; a listing that could not be counted is absent. */
  counts: Readonly<Record<string, number>>;
}

/** Never unavailable: the links work without counts too. */
export async function explorePage({ product }: Visit): Promise<PageAnswer<ExploreProps>> {
  const none = new URLSearchParams({ limit: '0' });
  const byType = new URLSearchParams({ limit: '0', aggregations: 'type' });
  const asked = [
    fetchCards(product, 'search', byType).then(({ aggregations }) =>
      (aggregations.type ?? []).flatMap(({ key, count }) => {
        const type = contentTypes.find((name) => name === key);
        return type ? [[`/${segmentOfType[type]}`, count] as const] : [];
      }),
    ),
    ...countedAlone.map((listing) =>
      fetchCards(product, listing, none).then(({ total }) => [[`/${listing}`, total] as const]),
    ),
  ];
  const answers = await Promise.allSettled(asked);
  const counts = answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    pageLog().error({ err: answer.reason as unknown }, 'A list could not be counted');
    return [];
  });
  return {
    kind: 'page',
    partial: answers.some(({ status }) => status === 'rejected'),
    props: { counts: Object.fromEntries(counts) },
  };
}
