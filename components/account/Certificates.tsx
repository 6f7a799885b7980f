import { CertificateReady } from '@/components/certificate/CertificateReady';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { coursePath } from '@/lib/domain/item-page/paths';
import type { AccountProps } from '@/lib/domain/privacy/held-data';
import styles from './account.module.css';

/** The person's certificates, each with its PDF and the choice of what its public page shows. */
export function Certificates({ certificates }: Pick<AccountProps, 'certificates'>) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ courseId, courseName, slug }) => (
        <li key={courseId} className={styles.certificate}>
          <Heading level={3} size="md">
            <Link href={coursePath(slug)}>{courseName}</Link>
          </Heading>
          <CertificateReady course={{ id: courseId, slug }} />
        </li>
      ))}
    </ul>
  );
}
