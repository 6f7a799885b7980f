import type { GetServerSideProps } from 'next';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { HandOverScreen } from '@/components/hand-over/HandOverScreen';
import { PageHead } from '@/components/shell/PageHead';
import type { HandOverPageProps } from '@/lib/domain/lists/pages';
import { handOverPage } from '@/lib/server/pages/hand-over';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<HandOverPageProps>(context, (visit) => handOverPage(visit, context));

/** Hands a lesson over between a classroom machine and a person's account. */
export default function HandOverPage({ personal }: PersonalAnswer<HandOverPageProps>) {
  return (
    <>
      <PageHead title="Connect to a classroom machine" />
      {personal === null ? <PersonalAccountNeeded what="a lesson" /> : <HandOverScreen {...personal} />}
    </>
  );
}
