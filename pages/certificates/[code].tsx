import type { GetServerSideProps } from 'next';
import { CertificateScreen } from '@/components/certificate/CertificateScreen';
import { PageHead } from '@/components/shell/PageHead';
import { serveCertificatePage, type CertificatePageProps } from '@/lib/server/pages/certificate';

export const getServerSideProps: GetServerSideProps = serveCertificatePage;

/** Shows whether a certificate is genuine, to anyone who has its address. */
export default function CertificatePage({ code, certificate }: CertificatePageProps) {
  return (
    <>
      <PageHead title={certificate ? 'A genuine certificate' : 'No such certificate'} />
      <CertificateScreen code={code} certificate={certificate} />
    </>
  );
}
