import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import type { OperatedCompany } from '@/lib/contracts/administration/companies';
import { adminPath } from '@/lib/domain/administration/console';
import { grouped } from '@/lib/domain/text/numbers';
import { QueryResult } from '../parts/QueryResult';
import { Periods } from '../parts/Periods';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import { CompanyEditor } from './CompanyEditor';
import styles from '../admin.module.css';

function Subscribed({ periods, organisations }: Pick<OperatedCompany, 'periods' | 'organisations'>) {
  const [first] = organisations;
  return (
    <>
      <Heading level={2}>Subscriptions</Heading>
      {periods.length === 0 ? <p>There is no subscription: nothing plays.</p> : <Periods periods={periods} />}
      <p className={styles.hint}>
        {first ? (
          <>
            They hold for all its organisations, and are{' '}
            <Link href={adminPath('subscription', first.id)}>set at {first.name}</Link>.
          </>
        ) : (
          'They are set at one of its organisations, and it has none yet.'
        )}
      </p>
    </>
  );
}

const countOf = (count: number, one: string, several: string) =>
  `${grouped(count)} ${count === 1 ? one : several}`;

function Organisations({ organisations, total, people }: Omit<OperatedCompany, 'facts'>) {
  return (
    <>
      <Heading level={2}>Organisations</Heading>
      <p className={styles.hint}>
        {total === 0
          ? 'None. Organisations join a company by import.'
          : `${countOf(total, 'organisation', 'organisations')}, ${countOf(people, 'person', 'people')} in all.`}
        {total > organisations.length ? ` The first ${organisations.length} by name:` : null}
      </p>
      <ul className={styles.rows}>
        {organisations.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <div>
              <Link href={adminPath(null, id)}>{name}</Link>
              <div className={styles.facts}>{id}</div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One company: its details, its subscriptions and its organisations. */
export function Company({ id }: { id: string }) {
  const query = useAdmin(['company', id], async () => (await loadOperatorCalls()).fetchCompany(id));
  return (
    <>
      <p>
        <Link href={adminPath('companies', null)}>All companies</Link>
      </p>
      <QueryResult query={query}>
        {(company) => (
          <>
            <CompanyEditor start={company} refetch={query.refetch} />
            <Subscribed {...company} />
            <Organisations {...company} />
          </>
        )}
      </QueryResult>
    </>
  );
}
