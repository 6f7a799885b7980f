import type { ComponentType, FunctionComponent } from 'react';
import { PartAway } from '@/components/status/PartAway';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/navigation/Link';
import { chosenOrganisation, sectionLinks } from '@/lib/domain/administration/console';
import {
  isOperatorSection,
  type AdminSection,
  type AnySection,
  type OperatorSection,
} from '@/lib/domain/administration/sections';
import { AdminLayout } from './AdminLayout';
import { Awaited, QueryResult } from './parts/QueryResult';
import { useAdminConsole } from './use-admin';
import styles from './admin.module.css';

interface SectionProps {
  organisationId: string;
  /** Name of the organisation. */
  name: string;
  operator: boolean;
}

/** A section is loaded when it is opened. */
function section<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = lazyPart(load, PartAway);
  return function LateSection(props) {
    return <Part {...props} fallback={<Awaited />} />;
  };
}

const AuditSection = section(() => import('./audit/AuditSection').then((part) => part.AuditSection));

const organisationSections: Readonly<Record<AdminSection, ComponentType<SectionProps>>> = {
  usage: section(() => import('./UsageSection').then((part) => part.UsageSection)),
  subscription: section(() => import('./SubscriptionSection').then((part) => part.SubscriptionSection)),
  library: section(() => import('./library/LibraryPack').then((part) => part.LibraryPack)),
  people: section(() => import('./people/PeopleAdministration').then((part) => part.PeopleAdministration)),
  networks: section(() => import('./networks/NetworksSection').then((part) => part.NetworksSection)),
  controls: section(() => import('./controls/ControlsSection').then((part) => part.ControlsSection)),
  audit: AuditSection,
};

const operatorSections: Readonly<Record<OperatorSection, ComponentType>> = {
  organisations: section(() =>
    import('./operator/OrganisationsSection').then((part) => part.OrganisationsSection),
  ),
  companies: section(() => import('./operator/CompaniesSection').then((part) => part.CompaniesSection)),
  changes: () => <AuditSection organisationId={null} />,
  content: section(() => import('./operator/ContentSection').then((part) => part.ContentSection)),
  jobs: section(() => import('./operator/JobsSection').then((part) => part.JobsSection)),
  recordings: section(() => import('./recordings/RecordingsSection').then((part) => part.RecordingsSection)),
};

interface ShownProps {
  section: AnySection | null;
  asked: string | null;
  organisation: { id: string; name: string; sections: readonly string[] } | null;
  operator: boolean;
}

function Start({ asked, organisation, operator }: Omit<ShownProps, 'section'>) {
  return (
    <nav aria-label="Administration">
      <ul className={styles.starts}>
        {sectionLinks(organisation, operator, asked).map(({ section: key, href, name, about }) => (
          <li key={key} className={styles.start}>
            <Link href={href}>{name}</Link>
            <p className={styles.hint}>{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shown({ section: shown, ...props }: ShownProps) {
  const { organisation, operator } = props;
  if (shown === null) return <Start {...props} />;
  if (isOperatorSection(shown)) {
    const Section = operatorSections[shown];
    return operator ? <Section /> : null;
  }
  if (organisation === null) return null;
  const { id, name } = organisation;
  const Section = organisationSections[shown];
  return <Section key={id} organisationId={id} name={name} operator={operator} />;
}

interface AdminScreenProps {
  section: AnySection | null;
  organisationId: string | null;
}

/** /admin and its sections. The server has checked that the person may see it; the data is fetched in the browser. */
export function AdminScreen({ section: shown, organisationId: asked }: AdminScreenProps) {
  const query = useAdminConsole(asked);
  const organisation = query.data ? chosenOrganisation(query.data, asked) : null;
  const operator = query.data?.operator ?? false;
  return (
    <AdminLayout
      section={shown}
      asked={asked}
      organisation={organisation}
      organisations={query.data?.organisations ?? []}
      operator={operator}
    >
      <QueryResult query={{ isError: query.isError, data: query.isPlaceholderData ? undefined : query.data }}>
        {() => <Shown section={shown} asked={asked} organisation={organisation} operator={operator} />}
      </QueryResult>
    </AdminLayout>
  );
}
