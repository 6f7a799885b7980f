/** Schema `media`: jobs to make recordings, in whatever state: waiting, working, done, failed or cancelled. */
import { sql, type Generated, type Migration, type Selectable } from 'kysely';
import type { RecordingJobState } from '@/lib/contracts/media/recording-jobs';
import { migration } from '@/services/common/database/migration';
import type { JobParameters } from '../ingest/order/parameters';

export const MEDIA_SCHEMA = 'media';

export interface JobTable {
  id: string;
  asset_id: string;
  title: string;
  /** Called thus by releases whose nodes may run beside this one. */
  wish: JobParameters;
  state: Generated<RecordingJobState>;
  /** The current step, and the share of it that is done, 0 to 1. */
  step: string | null;
  share: Generated<number>;
  /** Why it failed: an IngestReason and one line of text. */
  reason: string | null;
  message: string | null;
  priority: Generated<number>;
  /** Runs, however they ended. */
  attempts: Generated<number>;
  /** Runs that failed and may succeed when they are repeated; waiting for an outage to pass, or to be alone, is none. */
  failures: Generated<number>;
  /** How often its worker ended without a word while it made this. */
  deaths: Generated<number>;
  /** The run that holds the job; writes from any other run are ignored. */
  runner: string | null;
  asked_at: Generated<Date>;
  touched_at: Generated<Date>;
}

export type JobRow = Selectable<JobTable>;

export interface MediaTables {
  recording_job: JobTable;
}

const statements = [
  sql`create table media.recording_job (
    id uuid primary key, asset_id text not null, title text not null, wish jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
    step text, share real not null default 0, reason text, message text, priority int not null default 0,
    attempts int not null default 0, runner uuid, asked_by text,
    asked_at timestamptz not null default clock_timestamp(), touched_at timestamptz not null default clock_timestamp())`,
  // Only one open job per recording: two would share a working folder.
  sql`create unique index recording_job_one on media.recording_job (asset_id) where state in ('waiting', 'working')`,
  sql`create index recording_job_asked on media.recording_job (asked_at desc)`,
];

export const mediaMigrations: Readonly<Record<string, Migration>> = {
  '0001-recording-jobs': migration(statements),
  '0002-deaths-of-workers': migration([
    sql`alter table media.recording_job add column deaths int not null default 0`,
  ]),
  '0003-failures-of-runs': migration([
    sql`alter table media.recording_job add column failures int not null default 0`,
  ]),
  // Nobody reads it: who added a recording stands in the audit log. The last release still fills it, so the column goes with the next.
  '0004-nobody-named': migration([
    sql`update media.recording_job set asked_by = null where asked_by is not null`,
  ]),
};
