import { useRef, useState } from 'react';
import type { RecordingJob } from '@/lib/contracts/media/recording-jobs';
import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { Heading } from '@/components/ui/text/Heading';
import { failureWords } from '../failure-words';
import { useChangeDialog } from '@/hooks/use-change-dialog';
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

function Job({ job, onCancel }: { job: RecordingJob; onCancel: () => void }) {
  // What stopped the try before has passed once this one is at work.
  const isPast = job.state === 'working' && job.step !== null;
  return (
    <li className={styles.row}>
      <b dir="auto">{job.title}</b>
      <span>{states[job.state]}</span>
      <Progress job={job} />
      {job.message === null || isPast ? null : (
        <span className={job.state === 'done' ? undefined : styles.fault}>{job.message}</span>
      )}
      {job.state === 'waiting' || job.state === 'working' ? (
        <Button look="quiet" size="small" aria-label={`Cancel ${job.title}`} onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </li>
  );
}

interface JobListProps {
  /** Newest first. */
  jobs: readonly RecordingJob[];
  /** Resolves when the jobs have been fetched again. */
  onCancelled: () => Promise<unknown>;
}

/** Recordings being made, why others failed, and what is to be said of one that is made. */
export function JobList({ jobs, onCancelled }: JobListProps) {
  const [asked, setAsked] = useState<RecordingJob | null>(null);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const shown = jobs.filter(concerns);
  const cancelled = async (words: string) => {
    setSaid(words);
    await onCancelled();
    // The button that asked has gone with its job.
    status.current?.focus();
  };
  const dialog = useChangeDialog(failureWords, (words) => void cancelled(words));
  const ask = (job: RecordingJob) => {
    setAsked(job);
    dialog.open();
  };
  const cancel = ({ id, title }: RecordingJob) =>
    dialog.run(
      async () => (await import('@/lib/clients/recordings')).cancelRecording(id),
      `${title} is cancelled.`,
    );
  return (
    <>
      {shown.length === 0 ? null : (
        <section aria-labelledby="jobs">
          <Heading level={2} size="lg" id="jobs">
            In progress
          </Heading>
          <ul className={styles.list}>
            {shown.map((job) => (
              <Job key={job.id} job={job} onCancel={() => ask(job)} />
            ))}
          </ul>
        </section>
      )}
      <p role="status" ref={status} tabIndex={-1} dir="auto">
        {said}
      </p>
      {asked && dialog.isOpen ? (
        // It may be the work of hours.
        <ConfirmDialog
          title={
            <>
              Cancel <bdi>{asked.title}</bdi>?
            </>
          }
          act="Cancel this recording"
          keep="Leave it as it is"
          isBusy={dialog.isBusy}
          fault={dialog.fault}
          onAct={() => void cancel(asked)}
          onClose={dialog.close}
        >
          <p>The work done so far is lost. To add it later, upload the file again.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
