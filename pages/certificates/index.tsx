import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CertificateForm } from '@/components/certificate/CertificateForm';
import { Heading } from '@/components/ui/Heading';
import { Page } from '@/components/ui/Page';
import { certificateAddress } from '@/lib/server/pages/certificate';
import { servePage } from '@/lib/server/page';
import { documentTitle } from '@/lib/contracts/site';
import styles from '@/components/certificate/certificate-screen.module.css';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<Record<string, never>>(context, async () => {
    const to = certificateAddress(context.query.code);
    return to ? { kind: 'redirect', to } : { kind: 'page', props: {} };
  });

/** The form in which somebody types the code of a certificate to check it. */
export default function CertificatesPage() {
  return (
    <Page width="text" className={styles.page}>
      <Head>
        <title>{documentTitle('Check a certificate')}</title>
      </Head>
      <Heading level={1}>Check a certificate</Heading>
      <p className={styles.lede}>
        Every certificate of this library carries a code. Type it here to see whether the certificate is
        genuine, for which course, and when it was issued.
      </p>
      <CertificateForm />
    </Page>
  );
}
