import { BadgeCheck, SearchX } from 'lucide';
import { useShell } from '@/components/shell/shell-context';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Page } from '@/components/ui/layout/Page';
import type { CertificateCheck } from '@/lib/contracts/personal/certificates';
import { longDate } from '@/lib/domain/text/calendar';
import { CertificateForm } from './CertificateForm';
import text from '@/components/ui/text/text.module.css';
import styles from './certificate-screen.module.css';

function Genuine({ certificate }: { certificate: CertificateCheck }) {
  const { country } = useShell().viewer;
  const { courseName, issuedOn, holder, nameShown, code } = certificate;
  return (
    <article className={styles.certificate}>
      <p className={styles.seal}>
        <Icon of={BadgeCheck} size={28} /> Genuine certificate
      </p>
      <Heading level={1} size="2xl" dir="auto">
        {courseName}
      </Heading>
      <dl className={styles.facts}>
        <div>
          <dt>{nameShown ? 'Holder' : 'Holder (initials)'}</dt>
          <dd dir="auto">{holder}</dd>
        </div>
        <div>
          <dt>Issued</dt>
          <dd>
            <time dateTime={issuedOn}>{longDate(new Date(`${issuedOn}T00:00:00Z`), country)}</time>
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>Code</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
      </dl>
      <p className="soft">
        This library issued the certificate when every module of the course had been completed.
        {nameShown ? null : ' The holder has chosen not to show a full name here.'}
      </p>
    </article>
  );
}

function Unknown({ code }: { code: string }) {
  return (
    <>
      <p className={styles.unknown}>
        <Icon of={SearchX} size={28} /> Not found
      </p>
      <Heading level={1}>No certificate has this code</Heading>
      <p className={text.lede}>
        A letter or digit may have been mistyped: compare it with the foot of the certificate. If it is the
        same, this library did not issue that certificate, or its holder has had it deleted.
      </p>
      <CertificateForm code={code.slice(0, 64)} />
    </>
  );
}

/** /certificates/{code}: whether it is genuine, for which course and date, and as much about the holder as they chose. */
export function CertificateScreen({
  code,
  certificate,
}: {
  code: string;
  certificate: CertificateCheck | null;
}) {
  return (
    <Page width="text" className={styles.page}>
      {certificate ? <Genuine certificate={certificate} /> : <Unknown code={code} />}
    </Page>
  );
}
