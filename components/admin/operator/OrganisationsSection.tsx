import { Link } from '@/components/ui/navigation/Link';
import { ORGANISATIONS_A_PAGE, type OperatedOrganisations } from '@/lib/contracts/administration/operator';
import { adminPath } from '@/lib/domain/administration/console';
import { grouped } from '@/lib/domain/text/numbers';
import { Table } from '@/components/ui/table/Table';
import { Day } from '../parts/Day';
import { Finder } from '../parts/Finder';
import { useFound } from '../parts/use-found';
import { loadOperatorCalls } from '../use-admin';
import styles from '../admin.module.css';

function Found({ organisations }: Pick<OperatedOrganisations, 'organisations'>) {
  return (
    <Table
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
        cells: [until === null ? 'Never' : <Day at={until} />, grouped(people)],
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
    >
      {({ organisations }) => <Found organisations={organisations} />}
    </Finder>
  );
}
