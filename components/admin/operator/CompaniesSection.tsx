import { useRouter } from 'next/router';
import { Link } from '@/components/ui/navigation/Link';
import { COMPANIES_A_PAGE, type OperatedCompanies } from '@/lib/contracts/administration/companies';
import { companyPath } from '@/lib/domain/administration/console';
import { queryText } from '@/lib/domain/text/query-text';
import { grouped } from '@/lib/domain/text/numbers';
import { Table } from '@/components/ui/table/Table';
import { Day } from '../parts/Day';
import { Finder } from '../parts/Finder';
import { useFound } from '../parts/use-found';
import { loadOperatorCalls } from '../use-admin';
import { Company } from './Company';
import { NewCompany } from './NewCompany';
import styles from '../admin.module.css';

function Found({ companies }: Pick<OperatedCompanies, 'companies'>) {
  return (
    <Table
      caption="Companies"
      columns={['Company', 'Subscribed until', { name: 'Organisations', isNumber: true }]}
      rows={companies.map(({ id, name, group, until, organisations }) => ({
        key: id,
        name: (
          <>
            <Link href={companyPath(id)}>{name}</Link>
            <div className={styles.facts}>{group === null ? id : `${id}, ${group}`}</div>
          </>
        ),
        cells: [until === null ? 'Never' : <Day at={until} />, grouped(organisations)],
      }))}
    />
  );
}

function CompaniesFinder() {
  const found = useFound('companies', async (words, offset) =>
    (await loadOperatorCalls()).fetchCompanies(words, offset),
  );
  return (
    <>
      <Finder
        found={found}
        title="Companies"
        label="Find companies"
        hint="Part of a name or of an id."
        what="companies"
        none="No company."
        aPage={COMPANIES_A_PAGE}
      >
        {({ companies }) => <Found companies={companies} />}
      </Finder>
      <NewCompany />
    </>
  );
}

/** /admin/companies: the companies that subscribe, or the one in the address. */
export function CompaniesSection() {
  const company = queryText(useRouter().query.company);
  return company === '' ? <CompaniesFinder /> : <Company key={company} id={company} />;
}
