import type { GetServerSideProps } from 'next';
import { CallbackScreen } from '@/components/auth/CallbackScreen';
import { PageHead } from '@/components/shell/PageHead';
import { servePage } from '@/lib/server/page';
import type { CallbackProps } from '@/lib/domain/viewer/sign-in-pages';
import { callbackPage } from '@/lib/server/pages/sign-in';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, () => callbackPage(context));

/** The return from sign-in; restores the address that the visitor was on. */
export default function CallbackPage(props: CallbackProps) {
  return (
    <>
      <PageHead title="Signing you in">
        {/* The address contains a one-time code, which no other site may see. */}
        <meta name="referrer" content="no-referrer" />
      </PageHead>
      <CallbackScreen {...props} />
    </>
  );
}
