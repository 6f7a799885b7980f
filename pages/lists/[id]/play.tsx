import type { GetServerSideProps } from 'next';
import { ListPlayScreen } from '@/components/list-player/ListPlayScreen';
import { PageHead } from '@/components/shell/PageHead';
import { agentOf, pathPart, queryValue } from '@/lib/server/address';
import type { PlayPageProps } from '@/lib/domain/lists/pages';
import { playPage } from '@/lib/server/pages/list';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    playPage(visit, {
      id: pathPart(context, 'id'),
      address: context.resolvedUrl,
      entryId: queryValue(context, 'entry'),
      documentId: queryValue(context, 'document'),
      at: queryValue(context, 'at'),
      agent: agentOf(context),
    }),
  );

/** One list, to be played in order. */
export default function ListPlayPage({ list, native, at }: PlayPageProps) {
  return (
    <>
      <PageHead title={list.name} />
      <ListPlayScreen list={list} native={native} at={at} />
    </>
  );
}
