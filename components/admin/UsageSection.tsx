import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { saveTextFile } from '@/lib/browser/save-file';
import type { AdminUsage } from '@/lib/contracts/administration/overview';
import {
  changeOf,
  monthComparison,
  termComparison,
  type Comparison,
} from '@/lib/domain/administration/usage-comparison';
import { usageCsv } from '@/lib/domain/administration/usage-csv';
import { usageMeasures, wayInName } from '@/lib/domain/administration/usage-names';
import { anyTypeName } from '@/lib/domain/administration/type-names';
import { pathOf } from '@/lib/domain/item-page/paths';
import { monthName } from '@/lib/domain/text/calendar';
import { QueryResult } from './parts/QueryResult';
import { Day } from './parts/Day';
import { FigureTable } from './parts/FigureTable';
import { CounterReports } from './CounterReports';
import { MonthChart } from './MonthChart';
import { loadAdminCalls, useAdmin } from './use-admin';
import styles from './admin.module.css';

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
      rows={usageMeasures.map(([key, name]) => ({
        key,
        name,
        figures: [of.now[key], of.before[key], change(of.now[key], of.before[key])],
      }))}
    />
  );
}

function Totals(usage: Pick<AdminUsage, 'months' | 'lastMonth'>) {
  const [month, term] = [monthComparison(usage), termComparison(usage.months)];
  return (
    <>
      <Heading level={2}>This month and term</Heading>
      <p className={styles.hint}>
        {month ? 'This month so far, next to the same days of last month. ' : null}
        The months of this term that are over, next to as many of the last term. Terms begin in September,
        January and May.
      </p>
      {month ? (
        <Compared
          caption="This month so far and the same days of last month"
          of={month}
          is="This month so far"
          was="Same days last month"
        />
      ) : null}
      {term ? (
        <Compared
          caption="Whole months of this term and of last term"
          of={term}
          is={term.count === 1 ? 'First month of this term' : `First ${term.count} months of this term`}
          was={term.count === 1 ? 'First month of last term' : `First ${term.count} months of last term`}
        />
      ) : (
        <p>No month of this term is over yet.</p>
      )}
    </>
  );
}

function Months({ months }: Pick<AdminUsage, 'months'>) {
  return (
    <>
      <Heading level={2}>By month</Heading>
      <MonthChart months={months} />
      <FigureTable
        caption="Use by month"
        columns={['Month', ...usageMeasures.map(([, name]) => name)]}
        rows={months
          .map((month) => ({
            key: month.month,
            name: (
              <>
                <time dateTime={month.month}>{monthName(month.month)}</time>
                {month.partial ? ', incomplete' : null}
              </>
            ),
            figures: usageMeasures.map(([key]) => month[key]),
          }))
          .toReversed()}
      />
    </>
  );
}

function Weeks({ weeks }: Pick<AdminUsage, 'weeks'>) {
  return (
    <>
      <Heading level={2}>By week</Heading>
      <FigureTable
        caption="Use by week"
        columns={['Week from', ...usageMeasures.map(([, name]) => name)]}
        rows={weeks
          .map((week) => ({
            key: week.week,
            name: <Day at={week.week} />,
            figures: usageMeasures.map(([key]) => week[key]),
          }))
          .toReversed()}
      />
    </>
  );
}

function Items({ types, items }: Pick<AdminUsage, 'types' | 'items'>) {
  const columns = ['Played and read', 'Looked at or used'];
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
            name: wayInName(method),
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
      {(usage) =>
        usage.until === null ? (
          <p>Usage is counted every night. The first figures will be here tomorrow.</p>
        ) : (
          <>
            <p className={styles.hint}>
              Counted up to and including <Day at={usage.until} />.
            </p>
            <Button
              look="secondary"
              className={styles.action}
              onClick={() => saveTextFile('usage.csv', 'text/csv', usageCsv(usage))}
            >
              Download all as CSV
            </Button>
            <Totals {...usage} />
            <Months {...usage} />
            <Weeks {...usage} />
            {usage.items.length > 0 ? <Items {...usage} /> : null}
            <Rest {...usage} />
            <CounterReports organisationId={organisationId} months={usage.reported} />
          </>
        )
      }
    </QueryResult>
  );
}
