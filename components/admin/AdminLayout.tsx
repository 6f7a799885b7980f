import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Page } from '@/components/ui/Page';
import type { AdminConsole } from '@/lib/contracts/administration';
import { adminPath } from '@/lib/domain/administration/console';
import { adminSections, isAdminSection, type AdminSection } from '@/lib/domain/administration/sections';
import styles from './admin.module.css';

type Organisation = AdminConsole['organisations'][number];

interface AdminLayoutProps {
  section: AdminSection | null;
  /** As the address asks. */
  asked: string | null;
  organisation: Organisation | null;
  organisations: readonly Organisation[];
  children: ReactNode;
}

function Chooser({ section, organisation, organisations }: Omit<AdminLayoutProps, 'children' | 'asked'>) {
  const router = useRouter();
  return (
    <Field label="Organisation">
      {(props) => (
        <select
          {...props}
          value={organisation?.id ?? ''}
          onChange={(event) => void router.push(adminPath(section, event.target.value))}
        >
          {organisations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Sections({ section, asked, organisation }: Pick<AdminLayoutProps, 'section' | 'asked' | 'organisation'>) {
  return (
    <nav aria-label="Administration">
      <ul className={styles.sections}>
        {(organisation?.sections ?? []).filter(isAdminSection).map((key) => (
          <li key={key}>
            <Link
              href={adminPath(key, asked)}
              className={styles.sectionLink}
              aria-current={key === section ? 'page' : undefined}
            >
              {adminSections[key].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
} // prettier-ignore

/** The frame of every section: whose administration it is, the way to the other sections, and the section's heading. */
export function AdminLayout({ section, asked, organisation, organisations, children }: AdminLayoutProps) {
  const up = section === null ? [] : [{ name: 'Administration', href: adminPath(null, asked) }];
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...up]} />
      <div className={styles.head}>
        <div>
          <Heading level={1}>{section === null ? 'Administration' : adminSections[section].name}</Heading>
          {organisation ? <p className={styles.hint}>{organisation.name}</p> : null}
        </div>
        {organisations.length > 1 ? (
          <Chooser section={section} organisation={organisation} organisations={organisations} />
        ) : null}
      </div>
      <div className={styles.body}>
        <Sections section={section} asked={asked} organisation={organisation} />
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}
