import type { DataFact, DataFacts } from '@/lib/domain/privacy/data-facts';
import { useSpelling } from '@/components/shell/use-spelling';
import fold from '@/components/ui/layout/fold.module.css';
import styles from './stored-data.module.css';

/** One kind of data; its tables and columns are details for people who review the library. */
function Fact({ what, why, howLong, stored }: DataFact) {
  const say = useSpelling();
  const places = Object.entries(stored);
  return (
    <section className={styles.fact}>
      <h3 className={styles.name}>{say(what)}</h3>
      <dl>
        <dt>Why</dt>
        <dd>{say(why)}</dd>
        <dt>How long</dt>
        <dd>{say(howLong)}</dd>
        {places.length > 0 ? (
          <>
            <dt>Where</dt>
            {places.map(([table, columns]) => (
              <dd key={table} className={styles.where}>
                <details>
                  <summary className={fold.arrow}>
                    <code>{table}</code>
                  </summary>
                  <code>{columns.split(' ').join(', ')}</code>
                </details>
              </dd>
            ))}
          </>
        ) : null}
      </dl>
    </section>
  );
}

/** What is stored about people, group by group. */
export function StoredData({ groups }: { groups: readonly DataFacts[] }) {
  return groups.map(({ heading, facts }) => (
    <section key={heading} className={styles.group}>
      <h2>{heading}</h2>
      {facts.map((fact) => (
        <Fact key={fact.what} {...fact} />
      ))}
    </section>
  ));
}
