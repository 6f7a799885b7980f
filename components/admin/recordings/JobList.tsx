import type { RecordingJob } from '@/lib/contracts/media/recording-jobs';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import styles from './recordings.module.css';

const states: Readonly<Record<RecordingJob['state'], string>> = {
  waiting: 'Waiting',
  working: 'Being made',
  done: 'Published',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

function Progress({ job }: { job: RecordingJob }) {
  if (job.state !== 'working') return null;
  const percent = Math.floor(job.share * 100);
  return (
    <>
      <progress value={job.share} aria-label={`${job.title}: ${job.step ?? ''}`} />{' '}
      {job.step === null ? '' : `${job.step}, ${percent} %`}
    </>
  );
}

/**
 * Jobs to show: waiting and working ones, and, until a later job for the same recording exists, those that failed or of which
 * something is to be said though they are done. The other done ones are in the library.
 */
const concerns = (job: RecordingJob, index: number, jobs: readonly RecordingJob[]): boolean =>
  job.state === 'waiting' ||
  job.state === 'working' ||
  ((job.state === 'failed' || (job.state === 'done' && job.message !== null)) &&
    !jobs.slice(0, index).some(({ assetId }) => assetId === job.assetId));

/** Recordings being made, why others failed, and what is to be said of one that is made. `jobs`: newest first. */
export function JobList({
  jobs,
  onCancel,
}: {
  jobs: readonly RecordingJob[];
  onCancel: (id: string) => void;
}) {
  const shown = jobs.filter(concerns);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="jobs">
      <Heading level={2} size="lg" id="jobs">
        In progress
      </Heading>
      <ul className={styles.list}>
        {shown.map((job) => (
          <li key={job.id} className={styles.row}>
            <b dir="auto">{job.title}</b>
            <span>{states[job.state]}</span>
            <Progress job={job} />
            {job.message === null ? null : (
              <span className={job.state === 'done' ? undefined : styles.fault}>{job.message}</span>
            )}
            {job.state === 'waiting' || job.state === 'working' ? (
              <Button
                look="quiet"
                size="small"
                aria-label={`Cancel ${job.title}`}
                onClick={() => onCancel(job.id)}
              >
                Cancel
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
