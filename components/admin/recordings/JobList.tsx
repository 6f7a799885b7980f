import type { RecordingJob } from '@/lib/contracts/recording-jobs';
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

/** Recordings on their way, and how they ended. */
export function JobList({
  jobs,
  onCancel,
}: {
  jobs: readonly RecordingJob[];
  onCancel: (id: string) => void;
}) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="jobs">
      <Heading level={2} size="lg" id="jobs">
        On their way
      </Heading>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.row}>
            <b dir="auto">{job.title}</b>
            <span>{states[job.state]}</span>
            <Progress job={job} />
            {job.message === null || job.state === 'done' ? null : (
              <span className={styles.fault}>{job.message}</span>
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
