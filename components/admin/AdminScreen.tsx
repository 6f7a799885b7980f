import { useEffect, type FunctionComponent } from 'react';
import { askedPart } from '@/components/status/asked-part';
import type { LoadPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/navigation/Link';
import { chosenOrganisation, sectionLinks } from '@/lib/domain/administration/console';
import {
  isOperatorSection,
  type AdminPageProps,
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

interface Section<Props> {
  load: () => Promise<unknown>;
  Section: FunctionComponent<Props>;
}

/** A section is loaded when it is opened. */
function section<Name extends string, Props extends object>(
  load: LoadPart<Name, Props>,
  name: Name,
): Section<Props> {
  const Part = askedPart(load, name);
  return {
    load,
    Section: function LateSection(props) {
      return <Part {...props} fallback={<Awaited />} />;
    },
  };
}

const auditSection = section(() => import('./audit/AuditSection'), 'AuditSection');

const organisationSections: Readonly<Record<AdminSection, Section<SectionProps>>> = {
  usage: section(() => import('./UsageSection'), 'UsageSection'),
  subscription: section(() => import('./SubscriptionSection'), 'SubscriptionSection'),
  library: section(() => import('./library/LibraryPack'), 'LibraryPack'),
  people: section(() => import('./people/PeopleAdministration'), 'PeopleAdministration'),
  networks: section(() => import('./networks/NetworksSection'), 'NetworksSection'),
  controls: section(() => import('./controls/ControlsSection'), 'ControlsSection'),
  audit: auditSection,
};

const operatorSections: Readonly<Record<OperatorSection, Section<object>>> = {
  organisations: section(() => import('./operator/OrganisationsSection'), 'OrganisationsSection'),
  companies: section(() => import('./operator/CompaniesSection'), 'CompaniesSection'),
  changes: { ...auditSection, Section: () => <auditSection.Section organisationId={null} /> },
  content: section(() => import('./operator/ContentSection'), 'ContentSection'),
  jobs: section(() => import('./operator/JobsSection'), 'JobsSection'),
  recordings: section(() => import('./recordings/RecordingsSection'), 'RecordingsSection'),
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
    const { Section } = operatorSections[shown];
    return operator ? <Section /> : null;
  }
  if (organisation === null) return null;
  const { id, name } = organisation;
  const { Section } = organisationSections[shown];
  return <Section key={id} organisationId={id} name={name} operator={operator} />;
}

/** Loads the code of a section while the console is asked, so that the one does not wait for the other. */
function useSectionLoad(shown: AnySection | null) {
  useEffect(() => {
    if (shown === null) return;
    const { load } = isOperatorSection(shown) ? operatorSections[shown] : organisationSections[shown];
    // What cannot be loaded is said, and reported, where the section would stand.
    load().catch(() => undefined);
  }, [shown]);
}

/** /admin and its sections. The server has checked that the person may see it; the data is fetched in the browser. */
export function AdminScreen({ section: shown, organisationId: asked }: AdminPageProps) {
  useSectionLoad(shown);
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
