import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Fold } from '@/components/ui/layout/Fold';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { useDraftOf } from '@/hooks/use-draft-of';
import type { AdminConsole } from '@/lib/contracts/administration/overview';
import { adminPath, sectionLinks } from '@/lib/domain/administration/console';
import { isOperatorSection, sectionRow, type AnySection } from '@/lib/domain/administration/sections';
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

/** Goes to another organisation when that is pressed: keys pass the choices between, and unsaved work is asked about first. */
function Chooser({
  section,
  organisation,
  organisations,
}: Pick<AdminLayoutProps, 'section' | 'organisation' | 'organisations'>) {
  const router = useRouter();
  const [id, setId] = useDraftOf(organisation?.id ?? '');
  const go = handleSubmit(() => void router.push(adminPath(section, id)));
  return (
    <form action={adminPath(section, null)} onSubmit={go} className={styles.chooser}>
      <SelectField
        label="Organisation"
        name="organisation"
        options={organisations}
        value={id}
        onChoose={setId}
      />
      <Button type="submit" look="secondary">
        Go
      </Button>
    </form>
  );
}

type SectionsProps = Pick<AdminLayoutProps, 'section' | 'asked' | 'organisation' | 'operator'>;

/** Links to all sections: beside the one that is shown where there is room, else folded above it. */
function Sections({ section, asked, organisation, operator }: SectionsProps) {
  return (
    <nav aria-label="Administration">
      {/* The key closes it in the section that was chosen. Its place is there before the sections are known. */}
      <Fold key={section} className={`${styles.folded ?? ''} needs-script`} summary="All of administration">
        <ul className={styles.sections}>
          {sectionLinks(organisation, operator, asked).map(({ section: key, href, name }) => (
            <li key={key}>
              <Link
                href={href}
                className={styles.sectionLink}
                aria-current={key === section ? 'page' : undefined}
              >
                {name}
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
