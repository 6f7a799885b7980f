import type { GetServerSideProps } from 'next';
import { NotKnownScreen } from '@/components/auth/NotKnownScreen';
import { PageHead } from '@/components/shell/PageHead';
import { notKnownPage, type NotKnownProps } from '@/lib/server/pages/not-known';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<NotKnownProps>(context, notKnownPage);

/** For people who are signed in by their institution but not known to this library. */
export default function NotKnownPage({ standing }: NotKnownProps) {
  return (
    <>
      <PageHead title="This library does not know you" />
      <NotKnownScreen standing={standing} />
    </>
  );
}
