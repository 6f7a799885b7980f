import { Link } from '@/components/ui/Link';
import { adminPath, chosenOrganisation } from '@/lib/domain/administration/console';
import { adminSections, isAdminSection, type AdminSection } from '@/lib/domain/administration/sections';
import { AdminLayout } from './AdminLayout';
import { AuditSection } from './AuditSection';
import { SubscriptionSection } from './SubscriptionSection';
import { UsageSection } from './UsageSection';
import { useAdminConsole } from './use-admin';
import styles from './admin.module.css';

interface AdminScreenProps {
  section: AdminSection | null;
  organisationId: string | null;
}

function Section({ section, organisationId }: { section: AdminSection; organisationId: string }) {
  switch (section) {
    case 'usage':
      return <UsageSection organisationId={organisationId} />;
    case 'subscription':
      return <SubscriptionSection organisationId={organisationId} />;
    case 'audit':
      return <AuditSection organisationId={organisationId} />;
  }
}

interface StartProps {
  sections: readonly string[];
  asked: string | null;
  operator: boolean;
}

function Start({ sections, asked, operator }: StartProps) {
  return (
    <ul className={styles.starts}>
      {sections.filter(isAdminSection).map((section) => (
        <li key={section} className={styles.start}>
          <Link href={adminPath(section, asked)}>{adminSections[section].name}</Link>
          <p className={styles.hint}>{adminSections[section].about}</p>
        </li>
      ))}
      {operator ? (
        <li className={styles.start}>
          <Link href="/admin/recordings">Recordings</Link>
          <p className={styles.hint}>Upload, subtitle and check recordings of the library’s own.</p>
        </li>
      ) : null}
    </ul>
  );
}

/** /admin and its sections. The server has decided that the person may see it; what it shows is asked for here. */
export function AdminScreen({ section, organisationId: asked }: AdminScreenProps) {
  const query = useAdminConsole();
  const organisation = query.data ? chosenOrganisation(query.data, asked) : null;
  return (
    <AdminLayout
      section={section}
      asked={asked}
      organisation={organisation}
      organisations={query.data?.organisations ?? []}
    >
      {organisation === null ? (
        <p role="status">{query.isError ? 'This could not be read. Please reload the page.' : 'Loading…'}</p>
      ) : section === null ? (
        <Start sections={organisation.sections} asked={asked} operator={query.data?.operator ?? false} />
      ) : (
        <Section key={organisation.id} section={section} organisationId={organisation.id} />
      )}
    </AdminLayout>
  );
}
