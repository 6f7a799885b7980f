import { useId, useRef } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Fold } from '@/components/ui/layout/Fold';
import { Heading } from '@/components/ui/text/Heading';
import type { AdminJob, AdminSystem } from '@/lib/contracts/administration/operator';
import { QueryResult } from '../parts/QueryResult';
import { Moment } from '../parts/Moment';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';

const states: Readonly<Record<AdminJob['state'], string>> = {
  waiting: 'Waiting',
  working: 'In progress',
  failing: 'Failed, will be tried again',
  'given-up': 'Failed',
};

/** Display names, by the service's name for the task. */
const tasks: Readonly<Record<string, string>> = {
  certificate: 'Certificate',
  usage: 'Counting use',
  purge: 'Deleting expired data',
  'hand-overs': 'Ending hand-overs',
};

interface JobProps {
  job: AdminJob;
  isBusy: boolean;
  onRetry: (id: string) => void;
}

function Job({ job, isBusy, onRetry }: JobProps) {
  // Several jobs have one name: their buttons are told apart by when they were due.
  const [button, name, due] = [useId(), useId(), useId()];
  return (
    <li className={styles.row}>
      <div>
        <b id={name}>{tasks[job.task] ?? job.task}</b> {states[job.state]}
        <div className={styles.facts}>
          <span id={due}>
            <Moment at={job.at} />
          </span>
          {job.error === null ? null : <span className={styles.fault}> {job.error}</span>}
        </div>
      </div>
      {job.state === 'failing' || job.state === 'given-up' ? (
        <Button
          look="secondary"
          size="small"
          softDisabled={isBusy}
          onClick={() => onRetry(job.id)}
          id={button}
          aria-labelledby={`${button} ${name} ${due}`}
        >
          Try again
        </Button>
      ) : null}
    </li>
  );
}

function Jobs() {
  const { said, isBusy, tell } = useTold();
  const status = useRef<HTMLParagraphElement>(null);
  const query = useAdmin(['jobs'], async () => (await loadOperatorCalls()).fetchJobs());
  const retry = async (id: string) => {
    const isDone = await tell(async () => {
      const retried = await (await loadOperatorCalls()).retryJob(id);
      await query.refetch();
      return retried ? 'It will run again.' : 'It is already running, or has finished.';
    });
    // The retry button disappears with the failure: move the focus to the outcome.
    if (isDone) status.current?.focus();
  };
  return (
    <QueryResult query={query}>
      {({ jobs, total }) => (
        <>
          {total === 0 ? <p>Nothing is waiting, and nothing has failed.</p> : null}
          <ul className={styles.rows}>
            {jobs.map((job) => (
              <Job key={job.id} job={job} isBusy={isBusy} onRetry={(id) => void retry(id)} />
            ))}
          </ul>
          <p role="status" ref={status} tabIndex={-1}>
            {said}
          </p>
        </>
      )}
    </QueryResult>
  );
}

function Settings({ settings }: Pick<AdminSystem, 'settings'>) {
  return (
    <Fold summary="Settings as the product service reads them">
      <dl className={styles.addresses}>
        {settings.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.code}>{name}</dt>
            <dd className={styles.code}>{value ?? 'set, and not shown'}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** /admin/jobs: background jobs, whether the services respond, and settings. */
export function JobsSection() {
  const query = useAdmin(['system'], async () => (await loadOperatorCalls()).fetchSystem());
  return (
    <>
      <Jobs />
      <QueryResult query={query}>
        {({ services, settings }) => (
          <>
            <Heading level={2}>Services</Heading>
            <ul className={styles.rows}>
              {services.map(({ name, ready }) => (
                <li key={name} className={styles.row}>
                  {name} <b>{ready ? 'Ready' : 'Does not answer'}</b>
                </li>
              ))}
            </ul>
            <Settings settings={settings} />
          </>
        )}
      </QueryResult>
    </>
  );
}
