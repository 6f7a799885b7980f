import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Notice } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { clockText } from '@/lib/domain/playback/moments';
import { captionLanguages } from '@/lib/domain/playback/tracks';
import { JobList } from './JobList';
import { UploadForm } from './UploadForm';
import styles from './recordings.module.css';

const KEY = ['admin', 'recordings'];
const load = () => import('@/lib/clients/recordings');
/** While something is being made it is looked at this often, ms. */
const LOOK_MS = 2_000;

/** /admin/recordings: what is uploaded, being made and there. */
export function RecordingsScreen() {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await load()).fetchRecordings(),
    refetchInterval: ({ state }) =>
      state.data?.jobs.some((job) => job.state === 'waiting' || job.state === 'working') ? LOOK_MS : false,
  });
  const again = () => void queries.invalidateQueries({ queryKey: KEY });
  const cancel = (id: string) =>
    void load().then(({ cancelRecording }) => cancelRecording(id).then(again, again));
  return (
    <Page className={styles.page}>
      <Heading level={1}>Recordings</Heading>
      {error ? (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      ) : null}
      <UploadForm onAsked={again} />
      <JobList jobs={data?.jobs ?? []} onCancel={cancel} />
      <section aria-labelledby="there">
        <Heading level={2} size="lg" id="there">
          In the library
        </Heading>
        <ul className={styles.list}>
          {(data?.recordings ?? []).map(({ assetId, durationSeconds, tracks }) => (
            <li key={assetId} className={styles.row}>
              <Link href={`/admin/recordings/${assetId}`}>{assetId}</Link>
              <span>{clockText(durationSeconds)}</span>
              <span>{captionLanguages(tracks).join(', ') || 'No captions'}</span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
