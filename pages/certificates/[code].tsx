import type { GetServerSideProps } from 'next';
import { CertificateScreen } from '@/components/certificate/CertificateScreen';
import { PageHead } from '@/components/shell/PageHead';
import { pathPart } from '@/lib/server/address';
import { servePage } from '@/lib/server/page';
import { certificatePage, type CertificatePageProps } from '@/lib/server/pages/certificate';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => certificatePage(visit, pathPart(context, 'code')));

/** Shows whether a certificate is genuine, to anyone who has its address. */
export default function CertificatePage({ code, certificate }: CertificatePageProps) {
  return (
    <>
      <PageHead title={certificate ? 'A genuine certificate' : 'No such certificate'} />
      <CertificateScreen code={code} certificate={certificate} />
    </>
  );
}
