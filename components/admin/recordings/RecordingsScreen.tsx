import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MediaTracks } from '@/lib/contracts/media/recording';
import type { recordingsSchema } from '@/lib/contracts/media/recording-jobs';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Notice } from '@/components/ui/message/Notice';
import { chosenOrganisation } from '@/lib/domain/administration/console';
import { clockText } from '@/lib/domain/playback/moments';
import { readableTexts } from '@/lib/domain/playback/tracks';
import { AdminLayout } from '../AdminLayout';
import { useAdminConsole } from '../use-admin';
import { WithoutScript } from '../WithoutScript';
import { JobList } from './JobList';
import { UploadForm } from './UploadForm';
import styles from './recordings.module.css';

const KEY = ['admin', 'recordings'];
const load = () => import('@/lib/clients/recordings');
/** Poll interval while a job is waiting or working, ms. */
const LOOK_MS = 2_000;

/** /admin/recordings: upload, jobs in progress, and recordings in the library. */
export function RecordingsScreen() {
  const queries = useQueryClient();
  const { data: rights } = useAdminConsole(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await load()).fetchRecordings(),
    // Opened again, it lists what is there by then: one may have been deleted meanwhile.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.jobs.some((job) => job.state === 'waiting' || job.state === 'working') ? LOOK_MS : false,
  });
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  return (
    <AdminLayout
      section="recordings"
      asked={null}
      organisation={rights ? chosenOrganisation(rights, null) : null}
      organisations={rights?.organisations ?? []}
      operator={rights?.operator ?? false}
    >
      {error ? (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      ) : null}
      <WithoutScript />
      <div className={`${styles.screen ?? ''} needs-script`}>
        <section aria-labelledby="new">
          <Heading level={2} size="lg" id="new">
            Add a recording
          </Heading>
          <UploadForm onTried={() => void again()} />
        </section>
        <div className={styles.lists}>
          <JobList jobs={data?.jobs ?? []} onCancelled={again} />
          {data ? <Recordings recordings={data.recordings} /> : null}
        </div>
      </div>
    </AdminLayout>
  );
}

const languagesOf = (tracks: MediaTracks) =>
  readableTexts(tracks)
    .filter(({ kind }) => kind !== 'descriptions')
    .map(({ label }) => label);

/** The recordings that can be edited, each with its length and the languages of its captions. */
function Recordings({ recordings }: { recordings: z.infer<typeof recordingsSchema>['recordings'] }) {
  return (
    <section aria-labelledby="there">
      <Heading level={2} size="lg" id="there">
        In the library
      </Heading>
      {recordings.length === 0 ? <p>Nothing yet. What you add shows here.</p> : null}
      <ul className={styles.list}>
        {recordings.map(({ assetId, title, type, durationSeconds, tracks }) => (
          <li key={assetId} className={styles.row}>
            <Link href={`/admin/recordings/${assetId}`}>
              <bdi>{title}</bdi>
            </Link>
            <span className={styles.facts}>
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
