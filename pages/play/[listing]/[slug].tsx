import type { GetServerSideProps } from 'next';
import { NativeScreen } from '@/components/player/native/NativeScreen';
import { PageHead } from '@/components/shell/PageHead';
import type { NativePageProps } from '@/lib/domain/item-page/native';
import { agentOf, pathPart } from '@/lib/server/address';
import { nativePage } from '@/lib/server/pages/native';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    nativePage(visit, {
      listing: pathPart(context, 'listing'),
      slug: pathPart(context, 'slug'),
      agent: agentOf(context),
    }),
  );

/** A recording with the browser's own controls: `/play/productions/hamlet`. */
export default function NativePlayPage(props: NativePageProps) {
  return (
    <>
      <PageHead title={props.item.name} />
      <NativeScreen {...props} />
    </>
  );
}
