import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { saveTextFile } from '@/lib/browser/files';
import type { AdminUsage } from '@/lib/contracts/administration/overview';
import { changeOf, comparisonOf, type Comparison } from '@/lib/domain/administration/usage-comparison';
import { usageCsv } from '@/lib/domain/administration/usage-csv';
import { anyTypeName } from '@/lib/domain/administration/type-names';
import { pathOf } from '@/lib/domain/item-page/paths';
import { longDate, monthName } from '@/lib/domain/text/calendar';
import { QueryResult } from './QueryResult';
import { FigureTable } from './FigureTable';
import { MonthChart } from './MonthChart';
import { loadAdminCalls, useAdmin } from './use-admin';
import styles from './admin.module.css';

const measures = [
  ['views', 'Pages viewed'],
  ['uses', 'Played and read'],
  ['searches', 'Searches'],
  ['denials', 'Turned away'],
] as const;

const waysIn: Readonly<Record<string, string>> = {
  Okta: 'Signed in',
  IPAuth: 'Recognised by network',
  Unauthed: 'Neither',
};

const change = (now: number, before: number) => {
  const percent = changeOf(now, before);
  if (percent === null) return '–';
  return percent > 0 ? `+${percent} %` : `${percent} %`;
};

function Compared({ caption, of, is, was }: { caption: string; of: Comparison; is: string; was: string }) {
  return (
    <FigureTable
      caption={caption}
      columns={['What', is, was, 'Change']}
      rows={measures.map(([key, name]) => ({
        key,
        name,
        figures: [of.now[key], of.before[key], change(of.now[key], of.before[key])],
      }))}
    />
  );
}

function Totals({ months }: Pick<AdminUsage, 'months'>) {
  const { month, term } = comparisonOf(months);
  return (
    <>
      <Heading level={2}>This month and term</Heading>
      <p className={styles.hint}>
        So far this month or term, next to the whole of the last one. Terms begin in September, January and
        May.
      </p>
      <Compared caption="This month and last month" of={month} is="This month" was="Last month" />
      <Compared caption="This term and last term" of={term} is="This term" was="Last term" />
    </>
  );
}

function Day({ at }: { at: string }) {
  const { country } = useShell().viewer;
  return <time dateTime={at}>{longDate(new Date(at), country)}</time>;
}

function Months({ months }: Pick<AdminUsage, 'months'>) {
  return (
    <>
      <Heading level={2}>By month</Heading>
      <MonthChart months={months} />
      <FigureTable
        caption="Use by month"
        columns={['Month', ...measures.map(([, name]) => name)]}
        rows={months
          .map((month) => ({
            key: month.month,
            name: (
              <>
                <time dateTime={month.month}>{monthName(month.month)}</time>
                {month.partial ? ', incomplete' : null}
              </>
            ),
            figures: measures.map(([key]) => month[key]),
          }))
          .toReversed()}
      />
      <Button
        look="secondary"
        className={styles.action}
        onClick={() => saveTextFile('usage.csv', 'text/csv', usageCsv({ months }))}
      >
        Download as CSV
      </Button>
    </>
  );
}

function Weeks({ weeks }: Pick<AdminUsage, 'weeks'>) {
  return (
    <>
      <Heading level={2}>By week</Heading>
      <FigureTable
        caption="Use by week"
        columns={['Week from', ...measures.map(([, name]) => name)]}
        rows={weeks
          .map((week) => ({
            key: week.week,
            name: <Day at={week.week} />,
            figures: measures.map(([key]) => week[key]),
          }))
          .toReversed()}
      />
    </>
  );
}

function Items({ types, items }: Pick<AdminUsage, 'types' | 'items'>) {
  const columns = ['Played and read', 'Pages viewed'];
  return (
    <>
      <Heading level={2}>What is used</Heading>
      <FigureTable
        caption="Use by kind"
        columns={['Kind', ...columns]}
        rows={types.map(({ type, uses, views }) => ({
          key: type,
          name: anyTypeName(type),
          figures: [uses, views],
        }))}
      />
      <FigureTable
        caption="Most used in twelve months"
        columns={['Most used in twelve months', ...columns]}
        rows={items.map(({ type, slug, name, uses, views }) => ({
          key: `${type}/${slug}`,
          name: <Link href={pathOf(type, slug) ?? '/'}>{name}</Link>,
          figures: [uses, views],
        }))}
      />
    </>
  );
}

function Rest({ missed, visits }: Pick<AdminUsage, 'missed' | 'visits'>) {
  return (
    <>
      <Heading level={2}>Searches with no results</Heading>
      <p className={styles.hint}>
        Last 90 days. Searches made only once are left out, so that nobody can be recognised.
      </p>
      {missed.length === 0 ? (
        <p>None.</p>
      ) : (
        <FigureTable
          caption="Searches with no results"
          columns={['Words', 'Searches']}
          rows={missed.map(({ term, searches }) => ({ key: term, name: term, figures: [searches] }))}
        />
      )}
      <Heading level={2}>How people sign in</Heading>
      {visits.length === 0 ? (
        <p>Nobody in the last 90 days.</p>
      ) : (
        <FigureTable
          caption="Sessions in the last 90 days"
          columns={['Way in', 'Sessions in 90 days']}
          rows={visits.map(({ method, sessions }) => ({
            key: method,
            name: waysIn[method] ?? method,
            figures: [sessions],
          }))}
        />
      )}
    </>
  );
}

/** /admin/usage: figures of use, with nobody named. */
export function UsageSection({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['usage', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminUsage(organisationId),
  );
  return (
    <QueryResult query={query}>
      {({ until, months, weeks, types, items, ...rest }) => (
        <>
          <p className={styles.hint}>
            {until === null ? (
              'Usage is counted every night. The first figures will be here tomorrow.'
            ) : (
              <>
                Counted up to and including <Day at={until} />.
              </>
            )}
          </p>
          <Totals months={months} />
          <Months months={months} />
          <Weeks weeks={weeks} />
          {items.length > 0 ? <Items types={types} items={items} /> : null}
          <Rest {...rest} />
        </>
      )}
    </QueryResult>
  );
}
