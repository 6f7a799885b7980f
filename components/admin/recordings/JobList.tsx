import { useRef, useState } from 'react';
import type { RecordingJob } from '@/lib/contracts/media/recording-jobs';
import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { Heading } from '@/components/ui/text/Heading';
import { failureWords } from '../failure-words';
import { useChangeDialog } from '@/hooks/use-change-dialog';
import { distinctTitles } from './distinct-titles';
import styles from './recordings.module.css';

const states: Readonly<Record<RecordingJob['state'], string>> = {
  waiting: 'Waiting',
  working: 'Being made',
  done: 'Published',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

interface JobProps {
  job: RecordingJob;
  /** What it is called among the others. */
  name: string;
  onAsk: () => void;
}

function Progress({ job, name }: Pick<JobProps, 'job' | 'name'>) {
  if (job.state !== 'working') return null;
  const percent = Math.floor(job.share * 100);
  return (
    <>
      <progress value={job.share} aria-label={`${name}: ${job.step ?? ''}`} />{' '}
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

const isOpen = ({ state }: RecordingJob) => state === 'waiting' || state === 'working';

function Job({ job, name, onAsk }: JobProps) {
  // What stopped the try before has passed once this one is at work.
  const isPast = job.state === 'working' && job.step !== null;
  const act = isOpen(job) ? 'Cancel' : 'Remove from the list';
  return (
    <li className={styles.row}>
      <b dir="auto">{name}</b>
      <span>{states[job.state]}</span>
      <Progress job={job} name={name} />
      {job.message === null || isPast ? null : (
        <span className={job.state === 'done' ? undefined : styles.fault}>{job.message}</span>
      )}
      <Button look="quiet" size="small" aria-label={`${act}: ${name}`} onClick={onAsk}>
        {act}
      </Button>
    </li>
  );
}

interface EndJobProps {
  job: RecordingJob;
  name: string;
  dialog: ReturnType<typeof useChangeDialog>;
}

/** Asks before a job is cancelled, which may be the work of hours, or what is said of one that has ended is taken away. */
function EndJob({ job, name, dialog }: EndJobProps) {
  const { id, state } = job;
  const calls = () => import('@/lib/clients/recordings');
  const cancel = () =>
    void dialog.run(async () => (await calls()).cancelRecording(id), `${name} is cancelled.`);
  const dismiss = () =>
    void dialog.run(async () => (await calls()).dismissRecording(id), `${name} is removed from the list.`);
  const shared = {
    keep: 'Leave it as it is',
    isBusy: dialog.isBusy,
    fault: dialog.fault,
    onClose: dialog.close,
  };
  const title = <bdi>{name}</bdi>;
  if (isOpen(job))
    return (
      <ConfirmDialog {...shared} title={<>Cancel {title}?</>} act="Cancel this recording" onAct={cancel}>
        <p>The work done so far is lost. To add it later, upload the file again.</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...shared}
      title={<>Remove {title} from the list?</>}
      act="Remove from the list"
      onAct={dismiss}
    >
      <p>
        {state === 'done'
          ? 'Nothing is said of it any more. The recording stays in the library.'
          : 'Why it failed is not shown any more. To add it, upload the file again.'}
      </p>
    </ConfirmDialog>
  );
}

interface JobListProps {
  /** Newest first. */
  jobs: readonly RecordingJob[];
  /** Resolves when the jobs have been fetched again. */
  onChanged: () => Promise<unknown>;
}

/** Recordings being made, why others failed, and what is to be said of one that is made. */
export function JobList({ jobs, onChanged }: JobListProps) {
  const [asked, setAsked] = useState<RecordingJob | null>(null);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const shown = jobs.filter(concerns);
  const nameOf = distinctTitles(shown);
  const changed = async (words: string) => {
    setSaid(words);
    await onChanged();
    // The button that asked has gone with its job.
    status.current?.focus();
  };
  const dialog = useChangeDialog(failureWords, (words) => void changed(words));
  const ask = (job: RecordingJob) => {
    setAsked(job);
    dialog.open();
  };
  return (
    <>
      {shown.length === 0 ? null : (
        <section aria-labelledby="jobs">
          <Heading level={2} size="lg" id="jobs">
            In progress
          </Heading>
          <ul className={styles.list}>
            {shown.map((job) => (
              <Job key={job.id} job={job} name={nameOf(job)} onAsk={() => ask(job)} />
            ))}
          </ul>
        </section>
      )}
      <p role="status" ref={status} tabIndex={-1} dir="auto">
        {said}
      </p>
      {asked && dialog.isOpen ? <EndJob job={asked} name={nameOf(asked)} dialog={dialog} /> : null}
    </>
  );
}
