import type { GetServerSideProps } from 'next';
import { ItemScreen } from '@/components/item/ItemScreen';
import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { pathPart } from '@/lib/server/address';
import { itemPageAtItsAddress } from '@/lib/server/pages/item/item-page';
import { servePage } from '@/lib/server/page';

/** One item of any type: `/productions/hamlet` (R-OPEN-1). */
export default function ItemRoute(props: ItemPageProps) {
  // The key gives every item its own player, transcript and documents.
  return <ItemScreen key={props.page.id} {...props} />;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    itemPageAtItsAddress(visit, { listing: pathPart(context, 'listing'), slug: pathPart(context, 'slug') }),
  );
