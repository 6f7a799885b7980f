import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Field } from '@/components/ui/Field';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Page } from '@/components/ui/Page';
import type { AdminConsole } from '@/lib/contracts/administration/overview';
import { adminPath } from '@/lib/domain/administration/console';
import {
  isAdminSection,
  isOperatorSection,
  operatorKeys,
  sectionRow,
  type AnySection,
} from '@/lib/domain/administration/sections';
import styles from './admin.module.css';

type Organisation = AdminConsole['organisations'][number];

interface AdminLayoutProps {
  section: AnySection | null;
  /** Organisation id in the address. */
  asked: string | null;
  organisation: Organisation | null;
  organisations: readonly Organisation[];
  operator: boolean;
  children: ReactNode;
}

function Chooser({
  section,
  organisation,
  organisations,
}: Pick<AdminLayoutProps, 'section' | 'organisation' | 'organisations'>) {
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

type SectionsProps = Pick<AdminLayoutProps, 'section' | 'asked' | 'organisation' | 'operator'>;

/** Links to all sections: beside the one that is shown where there is room, else folded above it. */
function Sections({ section, asked, organisation, operator }: SectionsProps) {
  const own = (organisation?.sections ?? []).filter(isAdminSection);
  return (
    <nav aria-label="Administration">
      {/* The key closes it in the section that was chosen. Its place is there before the sections are known. */}
      <Fold key={section} className={`${styles.folded ?? ''} needs-script`} summary="All of administration">
        <ul className={styles.sections}>
          {[...own, ...(operator ? operatorKeys : [])].map((key) => (
            <li key={key}>
              <Link
                href={adminPath(key, isOperatorSection(key) ? null : asked)}
                className={styles.sectionLink}
                aria-current={key === section ? 'page' : undefined}
              >
                {sectionRow(key).name}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** The frame of every section: its heading, the organisation, and the links to the other sections. */
export function AdminLayout(props: AdminLayoutProps) {
  const { section, organisation, organisations, asked, children } = props;
  const isOfAll = section !== null && isOperatorSection(section);
  const up = section === null ? [] : [{ name: 'Administration', href: adminPath(null, asked) }];
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...up]} />
      <div className={styles.head}>
        <div>
          <Heading level={1}>{section === null ? 'Administration' : sectionRow(section).name}</Heading>
          {organisation && !isOfAll ? <p className={styles.hint}>{organisation.name}</p> : null}
        </div>
        {organisations.length > 1 && !isOfAll ? (
          <Chooser section={section} organisation={organisation} organisations={organisations} />
        ) : null}
      </div>
      {section === null ? (
        // The start is a list of them all.
        children
      ) : (
        <div className={styles.body}>
          <Sections {...props} />
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </Page>
  );
}
