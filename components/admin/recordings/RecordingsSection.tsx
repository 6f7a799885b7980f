import type { z } from 'zod';
import type { MediaTracks } from '@/lib/contracts/media/tracks';
import type { recordingsSchema } from '@/lib/contracts/media/recording-jobs';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Notice } from '@/components/ui/message/Notice';
import { clockText } from '@/lib/domain/playback/moments';
import { compareNames } from '@/lib/domain/text/collation';
import { readableTexts } from '@/lib/domain/playback/tracks';
import { QueryResult } from '../parts/QueryResult';
import { useAdmin } from '../use-admin';
import { distinctTitles } from './distinct-titles';
import { JobList } from './JobList';
import { UploadForm } from './UploadForm';
import { classNames } from '@/components/ui/class-names';
import styles from './recordings.module.css';

/** Poll interval while a job is waiting or working, ms. */
const LOOK_MS = 2_000;

/** /admin/recordings: upload, jobs in progress, and recordings in the library. */
export function RecordingsSection() {
  const query = useAdmin(
    ['recordings'],
    async () => (await import('@/lib/clients/recordings')).fetchRecordings(),
    ({ jobs }) => (jobs.some(({ state }) => state === 'waiting' || state === 'working') ? LOOK_MS : false),
  );
  return (
    <div className={styles.screen}>
      <section aria-labelledby="new">
        <Heading level={2} size="lg" id="new">
          Add a recording
        </Heading>
        <UploadForm onTried={() => void query.refetch()} />
      </section>
      <div className={styles.lists}>
        {query.isRefetchError ? (
          <Notice tone="danger" role="alert">
            The list could not be read again. It may be out of date.
          </Notice>
        ) : null}
        <QueryResult query={query}>
          {({ jobs, recordings }) => (
            <>
              <JobList jobs={jobs} onChanged={query.refetch} />
              <Recordings recordings={recordings} />
            </>
          )}
        </QueryResult>
      </div>
    </div>
  );
}

const languagesOf = (tracks: MediaTracks) =>
  readableTexts(tracks)
    .filter(({ kind }) => kind !== 'descriptions')
    .map(({ label }) => label);

/** The recordings that can be edited, each with its length and the languages of its captions. */
function Recordings({ recordings }: { recordings: z.infer<typeof recordingsSchema>['recordings'] }) {
  const nameOf = distinctTitles(recordings);
  const sorted = recordings.toSorted((one, other) => compareNames(one.title, other.title));
  return (
    <section aria-labelledby="there">
      <Heading level={2} size="lg" id="there">
        In the library
      </Heading>
      {recordings.length === 0 ? <p>Nothing yet. What you add shows here.</p> : null}
      <ul className={styles.list}>
        {sorted.map(({ assetId, title, type, durationSeconds, tracks }) => (
          <li key={assetId} className={styles.row}>
            <Link href={`/admin/recordings/${assetId}`}>
              <bdi>{nameOf({ assetId, title })}</bdi>
            </Link>
            <span className={classNames('soft', styles.facts)}>
              {type === 'audio' ? 'Sound' : 'Film'}, {clockText(durationSeconds)} ·{' '}
              {languagesOf(tracks).length > 0 ? (
                <>
                  Captions: <bdi>{languagesOf(tracks).join(', ')}</bdi>
                </>
              ) : (
                'No captions'
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
