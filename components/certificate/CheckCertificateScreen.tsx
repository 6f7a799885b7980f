import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { CertificateForm } from './CertificateForm';
import text from '@/components/ui/text/text.module.css';
import styles from './certificate-screen.module.css';

/** The form in which somebody types the code of a certificate to check it. */
export function CheckCertificateScreen() {
  return (
    <Page width="text" className={styles.page}>
      <Heading level={1}>Check a certificate</Heading>
      <p className={text.lede}>
        Every certificate of this library carries a code. Type it here to see whether the certificate is
        genuine, for which course, and when it was issued.
      </p>
      <CertificateForm />
    </Page>
  );
}
