import { classNames } from '@/components/ui/class-names';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Heading } from '@/components/ui/text/Heading';
import { libraryEntries } from '@/lib/domain/administration/library-entries';
import { AskWhy } from '@/components/why/AskWhy';
import { QueryResult } from '../parts/QueryResult';
import { loadAdminCalls, useAdmin } from '../use-admin';
import styles from '../admin.module.css';
import { Keys } from './Keys';
import { RecordFiles } from './RecordFiles';
import { WallPoster } from './WallPoster';
import { Proxy } from './Proxy';

function Addresses({ site, organisationId }: { site: string; organisationId: string }) {
  return (
    <dl className={styles.addresses}>
      {libraryEntries(site, organisationId).map(({ name, about, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code className={styles.code}>{text}</code>{' '}
            <CopyButton
              look="quiet"
              size="small"
              aria-label={`Copy: ${name}`}
              text={text}
              said={`Copied: ${name}`}
            >
              Copy
            </CopyButton>
            <div className={styles.facts}>{about}</div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** /admin/library: what a librarian needs to set up other systems. @param name the organisation's name, for the poster */
export function LibraryPack({ organisationId, name }: { organisationId: string; name: string }) {
  const query = useAdmin(['library', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminLibrary(organisationId),
  );
  return (
    <QueryResult query={query}>
      {(start) => (
        <>
          <div className={classNames('no-print', styles.content)}>
            <Heading level={2}>Records of what you may play</Heading>
            <p className={styles.hint}>
              For your library system (MARC 21) or your link resolver (KBART), as they are now. A system that
              fetches them by itself needs an address and a key, below.
            </p>
            <RecordFiles organisationId={organisationId} />
            <Heading level={2}>Addresses for your systems</Heading>
            <Addresses site={start.site} organisationId={organisationId} />
            <Heading level={2}>Keys</Heading>
            <Keys organisationId={organisationId} keys={start.keys} onChange={() => query.refetch()} />
            <Heading level={2}>Proxy and links</Heading>
            <Proxy organisationId={organisationId} start={start} refetch={query.refetch} />
            <Heading level={2}>Why can’t someone see something?</Heading>
            <p className={styles.hint}>
              What your organisation hides is hidden from all its people and networks. They are told only that
              there is nothing at the address; here you see the reason.
            </p>
            <div className={styles.form}>
              <AskWhy />
            </div>
            <Heading level={2}>Poster</Heading>
          </div>
          <WallPoster site={start.site} name={name} />
        </>
      )}
    </QueryResult>
  );
}
