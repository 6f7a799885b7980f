import { classNames } from '@/components/ui/class-names';
import { Heading } from '@/components/ui/text/Heading';
import { libraryAddresses } from '@/lib/domain/administration/library-addresses';
import { AskWhy } from '@/components/why/AskWhy';
import { QueryResult } from '../QueryResult';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { useReloaded } from '../use-reloaded';
import styles from '../admin.module.css';
import { Keys } from './Keys';
import { WallPoster } from './WallPoster';
import { Proxy } from './Proxy';

function Addresses({ site, organisationId }: { site: string; organisationId: string }) {
  return (
    <dl className={styles.addresses}>
      {libraryAddresses(site, organisationId).map(({ name, about, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code className={styles.code}>{address}</code>
            <div className={styles.facts}>{about}</div>
          </dd>
        </div>
      ))}
      <div>
        <dt>Customer ID and user name</dt>
        <dd>
          <code className={styles.code}>{organisationId}</code>
          <div className={styles.facts}>The key is the password.</div>
        </dd>
      </div>
    </dl>
  );
}

/** /admin/library: what a librarian needs to set up other systems. @param name the organisation's name, for the poster */
export function LibraryPack({ organisationId, name }: { organisationId: string; name: string }) {
  const query = useAdmin(['library', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminLibrary(organisationId),
  );
  const { generation, reload } = useReloaded(query);
  return (
    <QueryResult query={query}>
      {(start) => (
        <>
          <div className={classNames('no-print', styles.content)}>
            <Heading level={2}>Addresses for your systems</Heading>
            <Addresses site={start.site} organisationId={organisationId} />
            <Heading level={2}>Keys</Heading>
            <Keys organisationId={organisationId} keys={start.keys} onChange={() => query.refetch()} />
            <Heading level={2}>Proxy and links</Heading>
            <Proxy key={generation} organisationId={organisationId} start={start} onReload={reload} />
            <Heading level={2}>Why can somebody not see something?</Heading>
            <p className={styles.hint}>
              What your organisation does not show, none of its people and networks is shown; everybody else
              is told no more than that there is nothing.
            </p>
            <AskWhy />
            <Heading level={2}>Poster</Heading>
          </div>
          <WallPoster site={start.site} name={name} />
        </>
      )}
    </QueryResult>
  );
}
