import { useShell } from '@/components/shell/shell-context';
import { Link } from '@/components/ui/navigation/Link';
import { ORGANISATIONS_A_PAGE, type OperatedOrganisations } from '@/lib/contracts/administration/operator';
import { adminPath } from '@/lib/domain/administration/console';
import { longDate } from '@/lib/domain/text/calendar';
import { grouped } from '@/lib/domain/text/numbers';
import { AdminTable } from '../parts/AdminTable';
import { Finder, useFound } from '../parts/Finder';
import { loadOperatorCalls } from '../use-admin';
import styles from '../admin.module.css';

function Found({ organisations }: Pick<OperatedOrganisations, 'organisations'>) {
  const { country } = useShell().viewer;
  return (
    <AdminTable
      caption="Organisations"
      columns={['Organisation', 'Subscribed until', { name: 'People', isNumber: true }]}
      rows={organisations.map(({ id, name, company, until, people }) => ({
        key: id,
        name: (
          <>
            <Link href={adminPath(null, id)}>{name}</Link>
            <div className={styles.facts}>{company === null ? id : `${id}, ${company}`}</div>
          </>
        ),
        cells: [until === null ? 'Never' : longDate(new Date(until), country), grouped(people)],
      }))}
    />
  );
}

/** /admin/organisations: every organisation; operators can administer each as its own administrators do. */
export function OrganisationsSection() {
  const found = useFound('organisations', async (words, offset) =>
    (await loadOperatorCalls()).fetchOrganisations(words, offset),
  );
  return (
    <Finder
      found={found}
      title="Organisations"
      label="Find organisations"
      hint="Part of a name or of an id."
      what="organisations"
      none="No organisation."
      aPage={ORGANISATIONS_A_PAGE}
      shownOf={({ organisations }) => organisations.length}
    >
      {({ organisations }) => <Found organisations={organisations} />}
    </Finder>
  );
}
