import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/navigation/Link';
import { adminPath, chosenOrganisation } from '@/lib/domain/administration/console';
import {
  isAdminSection,
  isOperatorSection,
  operatorKeys,
  sectionRow,
  type AdminSection,
  type AnySection,
  type OperatorSection,
} from '@/lib/domain/administration/sections';
import { AdminLayout } from './AdminLayout';
import { QueryResult } from './QueryResult';
import { SubscriptionSection } from './SubscriptionSection';
import { UsageSection } from './UsageSection';
import { useAdminConsole } from './use-admin';
import styles from './admin.module.css';

// Sections with forms are loaded when they are opened.
const PeopleAdministration = dynamic(
  () => import('./people/PeopleAdministration').then((part) => part.PeopleAdministration),
  {
    ssr: false,
  },
);
const LibraryPack = dynamic(() => import('./library/LibraryPack').then((part) => part.LibraryPack), {
  ssr: false,
});
const NetworksSection = dynamic(
  () => import('./networks/NetworksSection').then((part) => part.NetworksSection),
  { ssr: false },
);
const ControlsSection = dynamic(
  () => import('./controls/ControlsSection').then((part) => part.ControlsSection),
  { ssr: false },
);
const AuditSection = dynamic(() => import('./audit/AuditSection').then((part) => part.AuditSection), {
  ssr: false,
});
const OrganisationsSection = dynamic(
  () => import('./operator/OrganisationsSection').then((part) => part.OrganisationsSection),
  { ssr: false },
);
const CompaniesSection = dynamic(
  () => import('./operator/CompaniesSection').then((part) => part.CompaniesSection),
  { ssr: false },
);
const ContentSection = dynamic(
  () => import('./operator/ContentSection').then((part) => part.ContentSection),
  { ssr: false },
);
const JobsSection = dynamic(() => import('./operator/JobsSection').then((part) => part.JobsSection), {
  ssr: false,
});

interface AdminScreenProps {
  section: AnySection | null;
  organisationId: string | null;
}

interface SectionProps {
  section: AdminSection;
  operator: boolean;
  organisation: { id: string; name: string };
}

function Section({ section, organisation, operator }: SectionProps) {
  const organisationId = organisation.id;
  switch (section) {
    case 'usage':
      return <UsageSection organisationId={organisationId} />;
    case 'subscription':
      return <SubscriptionSection organisationId={organisationId} operator={operator} />;
    case 'people':
      return <PeopleAdministration organisationId={organisationId} />;
    case 'library':
      return <LibraryPack organisationId={organisation.id} name={organisation.name} />;
    case 'networks':
      return <NetworksSection organisationId={organisationId} />;
    case 'controls':
      return <ControlsSection organisationId={organisationId} />;
    case 'audit':
      return <AuditSection organisationId={organisationId} />;
  }
}

function OfAll({ section }: { section: OperatorSection }) {
  switch (section) {
    case 'organisations':
      return <OrganisationsSection />;
    case 'companies':
      return <CompaniesSection />;
    case 'changes':
      return <AuditSection organisationId={null} />;
    case 'content':
      return <ContentSection />;
    case 'jobs':
      return <JobsSection />;
    case 'recordings':
      return null; // It has pages of its own, which are found before this one.
  }
}

interface StartProps {
  sections: readonly string[];
  asked: string | null;
  operator: boolean;
}

function Start({ sections, asked, operator }: StartProps) {
  return (
    <nav aria-label="Administration">
      <ul className={styles.starts}>
        {[...sections.filter(isAdminSection), ...(operator ? operatorKeys : [])].map((section) => (
          <li key={section} className={styles.start}>
            <Link href={adminPath(section, isOperatorSection(section) ? null : asked)}>
              {sectionRow(section).name}
            </Link>
            <p className={styles.hint}>{sectionRow(section).about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ShownProps {
  section: AnySection | null;
  asked: string | null;
  organisation: { id: string; name: string; sections: readonly string[] } | null;
  operator: boolean;
}

function Shown({ section, asked, organisation, operator }: ShownProps) {
  if (section === null)
    return <Start sections={organisation?.sections ?? []} asked={asked} operator={operator} />;
  if (isOperatorSection(section)) return operator ? <OfAll section={section} /> : null;
  if (organisation === null) return null;
  return <Section key={organisation.id} section={section} organisation={organisation} operator={operator} />;
}

/** /admin and its sections. The server has checked that the person may see it; the data is fetched in the browser. */
export function AdminScreen({ section, organisationId: asked }: AdminScreenProps) {
  const query = useAdminConsole(asked);
  const organisation = query.data ? chosenOrganisation(query.data, asked) : null;
  const operator = query.data?.operator ?? false;
  return (
    <AdminLayout
      section={section}
      asked={asked}
      organisation={organisation}
      organisations={query.data?.organisations ?? []}
      operator={operator}
    >
      <QueryResult query={{ isError: query.isError, data: query.isPlaceholderData ? undefined : query.data }}>
        {() => <Shown section={section} asked={asked} organisation={organisation} operator={operator} />}
      </QueryResult>
    </AdminLayout>
  );
}
