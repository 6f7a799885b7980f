import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CertificateScreen } from '@/components/certificate/CertificateScreen';
import { serveCertificatePage, type CertificatePageProps } from '@/lib/server/certificate-page';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = serveCertificatePage;

/** Whether a certificate is genuine; for anyone who was given its address. */
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
