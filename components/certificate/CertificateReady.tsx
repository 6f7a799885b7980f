import { Download } from 'lucide';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { useCertificateDownload, useCertificateSharing } from './use-certificate';
import type { Course } from '@/lib/domain/training/course';
import styles from './certificate.module.css';

/** The public page of a certificate, and the holder's choice of whether it shows their full name. */
function NameChoice({ courseId }: { courseId: string }) {
  const { sharing, show } = useCertificateSharing(courseId);
  if (!sharing) return null;
  return (
    <div className={styles.choice}>
      <p>
        Anyone you give the address to can see that it is genuine, on its{' '}
        <Link href={`/certificates/${sharing.code}`}>public page</Link>. The page shows your initials only,
        unless you choose otherwise.
      </p>
      <Checkbox
        label="Show my full name on the public page"
        checked={sharing.showName}
        onChange={(event) => show(event.target.checked)}
      />
    </div>
  );
}

/** A certificate that exists: its PDF, and the public page that verifies it. */
export function CertificateReady({ course }: { course: Pick<Course, 'id' | 'slug'> }) {
  const { isBusy, download } = useCertificateDownload(course);
  return (
    <>
      <Button wide className="needs-script" onClick={download} softDisabled={isBusy}>
        <Icon of={Download} /> {isBusy ? 'Downloading' : 'Download certificate (PDF)'}
      </Button>
      <p className="without-script">
        Downloading the certificate needs JavaScript, which is switched off in your browser.
      </p>
      <NameChoice courseId={course.id} />
    </>
  );
}
