import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CertificateScreen } from '@/components/certificate/CertificateScreen';
import { serveCertificatePage, type CertificatePageProps } from '@/lib/server/pages/certificate';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = serveCertificatePage;

/** Shows whether a certificate is genuine, to anyone who has its address. */
export default function CertificatePage({ code, certificate }: CertificatePageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle(certificate ? 'A genuine certificate' : 'No such certificate')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <CertificateScreen code={code} certificate={certificate} />
    </>
  );
}
