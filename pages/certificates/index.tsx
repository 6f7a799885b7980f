import type { GetServerSideProps } from 'next';
import { CheckCertificateScreen } from '@/components/certificate/CheckCertificateScreen';
import { PageHead } from '@/components/shell/PageHead';
import { certificateAddress } from '@/lib/server/pages/certificate';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<Record<string, never>>(context, async () => {
    const to = certificateAddress(context);
    return to ? { kind: 'redirect', to } : { kind: 'page', props: {} };
  });

/** Where anyone can check a certificate by its code. */
export default function CertificatesPage() {
  return (
    <>
      <PageHead title="Check a certificate" path="/certificates" />
      <CheckCertificateScreen />
    </>
  );
}
