/** One run of a job: makes the recording, publishes it and ends the job. Idempotent: it may safely run twice. */
import type { Task } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MAX_ATTEMPTS } from '@/services/common/jobs/jobs';
import type { Logger } from '@/services/common/log';
import { cancelled, IngestFailure, type IngestReason } from '../ingest/failure';
import { makeRecording, removeWork, type Made } from '../ingest/make';
import { probe } from '../ingest/source/probe';
import { publicationOf } from '../ingest/publication';
import { readChapters } from '../ingest/text/read-cues';
import { forgetReplaced } from '../ingest/replaced';
import { linesOf } from '../ingest/reason';
import { shortNote, soundNote } from '../ingest/report';
import type { Tools } from '../ingest/source/tools';
import { filesOf } from '../ingest/order/order';
import type { JobParameters } from '../ingest/order/parameters';
import type { RecordingPlace } from '../store/store';
import { endedJobs, findJob, findOpenJob, isOpen } from './jobs';
import { claimJob, endRun, leaveRun, touchJob, type Ending, type Held } from './runs';
import type { JobRow, MediaTables } from './tables';
import { failDeadly, postpone, takePlace, type Run } from './deaths';
import { outageOf } from './outage';
import { uuid } from '@/lib/contracts/http/ids';
import { messageOf } from '@/lib/platform/message-of';

export interface RecordingMaker extends RecordingPlace {
  db: Kysely<MediaTables>;
  /** Rejects with NO_FFMPEG. */
  tools: () => Promise<Tools>;
  /** Publishes changes in the library; resolves when they are applied. */
  publish: (changes: unknown) => Promise<void>;
  /** Folder of uploads: a job's files there are deleted when it has ended. */
  uploads: string;
  /** Runs of this process; a worker that stops lets go of them. */
  runs: Set<Run>;
  log: Logger;
}

const payloadSchema = z.object({ jobId: uuid });

/** Interval of the heartbeat; a cancelled job stops at the next one. */
const SIGN_MS = 1_000;

/** Reasons that a retry cannot fix: the file stays the same. */
const FINAL: ReadonlySet<IngestReason> = new Set([
  'UNKNOWN_FORMAT', 'UNREADABLE', 'NOTHING_TO_PLAY', 'OTHER_ENTRY', 'DAMAGED_FACTS', 'BAD_TEXT', 'CANCELLED',
]); // prettier-ignore

const reasonOf = (error: unknown): IngestReason =>
  error instanceof IngestFailure ? error.reason : 'ENCODER_FAILED';

/** Deletes uploads only: a local file that an operator named on the command line is theirs to keep. */
async function removeUploads({ order }: JobParameters, uploads: string): Promise<void> {
  for (const file of filesOf(order)) {
    if (path.relative(uploads, file).startsWith('..')) continue;
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }
}

/** `warning` is one line for the operator, about a recording that is made nevertheless. */
type MadeOfUpload = Made & { warning: string | null };

async function make(maker: RecordingMaker, { wish: parameters }: JobRow, held: Held): Promise<MadeOfUpload> {
  const stopper = new AbortController();
  const at = { step: null as string | null, share: 0 };
  const sign = async () => {
    const isMine = await touchJob(maker.db, held, at).catch(() => true);
    if (!isMine) stopper.abort();
  };
  const timer = setInterval(() => void sign(), SIGN_MS);
  try {
    const { root, store, reserve } = maker;
    const tools = await maker.tools();
    // Before the work, which takes hours: what cannot be looked at fails now, and nothing fails after it is made.
    const brought = await probe(tools, parameters.order.source);
    const made = await makeRecording(parameters.order, {
      ...{ root, store, reserve, tools },
      signal: stopper.signal,
      isWanted: () => touchJob(maker.db, held, at),
      onProgress: (step, share) => Object.assign(at, { step, share }),
    });
    const notes = [shortNote(brought, made.facts), soundNote(brought)].filter((note) => note !== null);
    return { ...made, warning: notes.length > 0 ? notes.join('; ') : null };
  } finally {
    clearInterval(timer);
  }
}

/** Makes the recording, publishes it, and ends the job with what its operator is to be warned of. */
async function makeAndPublish(maker: RecordingMaker, row: JobRow, held: Held): Promise<void> {
  const { facts, replaced, warning } = await make(maker, row, held);
  const { wish: parameters } = row;
  const chapters = await readChapters(parameters.order.chapters);
  // Asked of the database: the last heartbeat can be older than the cancellation.
  if (!(await touchJob(maker.db, held, { step: 'publishing', share: 0 }))) throw cancelled();
  await maker.publish(publicationOf(parameters, facts, chapters, replaced));
  await forgetReplaced(maker.root, facts.assetId);
  if (warning !== null) maker.log.warn({ jobId: row.id, assetId: facts.assetId }, warning);
  await endRun(maker.db, held, { state: 'done', ...(warning === null ? {} : { message: warning }) });
}

/**
 * Deletes what an ended job no longer needs: its uploads and, if it did not succeed, its partial work. The task of a job can come
 * hours after its end: the work is that of a later job for the same recording then.
 */
async function clean(
  { db, root, uploads }: RecordingMaker,
  { wish: parameters, asset_id: assetId, state }: JobRow,
): Promise<void> {
  await removeUploads(parameters, uploads);
  if (state !== 'done' && !(await findOpenJob(db, assetId))) await removeWork(root, assetId);
}

/** Deletes the uploads left by a worker that died between ending a job and cleaning up. */
export async function cleanEnded(maker: RecordingMaker): Promise<void> {
  for (const row of await endedJobs(maker.db)) await removeUploads(row.wish, maker.uploads);
}

/** Ends the jobs that killed their workers, of which none may have been left to do so. */
export async function endDeadly(maker: RecordingMaker, stalledMs: number): Promise<void> {
  for (const row of await failDeadly(maker.db, stalledMs)) {
    maker.log.error(
      { jobId: row.id, assetId: row.asset_id },
      'a recording ended its worker too often, and is given up',
    );
    // One whose files cannot be deleted now must not hold up the others.
    await clean(maker, row).catch((error: unknown) =>
      maker.log.warn({ err: error, jobId: row.id }, 'the files of a job that ended could not be deleted'),
    );
  }
}

/**
 * Lets go of what this process was making, because it stops: that is no death of a worker. As its heartbeat ends too, any worker
 * takes it up again in time.
 */
export async function leaveRuns({ db, runs }: RecordingMaker): Promise<void> {
  await Promise.all([...runs].map((held) => leaveRun(db, held)));
}

/**
 * How a run ends that failed, and whether the queue is to try again. One that waits for an outage to pass ends its task: it is
 * queued again like one whose task is lost (lost.ts), however often. The job counts its failures itself, because the attempts of
 * graphile-worker are those of a task.
 */
function endingOf(error: unknown, before: JobRow): { ending: Ending; isTriedAgain: boolean } {
  const outage = outageOf(error);
  if (outage) return { ending: { state: 'waiting', ...outage }, isTriedAgain: false };
  const reason = reasonOf(error);
  const message = messageOf(error);
  const failures = before.failures + 1;
  const isFinal = failures >= MAX_ATTEMPTS || FINAL.has(reason);
  const state = isFinal ? 'failed' : 'waiting';
  return { ending: { state, reason, message, failures }, isTriedAgain: !isFinal };
}

async function runOnce(maker: RecordingMaker, row: JobRow, held: Held): Promise<void> {
  try {
    await makeAndPublish(maker, row, held);
  } catch (error) {
    const { ending, isTriedAgain } = endingOf(error, row);
    maker.log.warn(
      { err: error, jobId: row.id, reason: ending.reason, said: linesOf(error) },
      'a recording could not be made',
    );
    await endRun(maker.db, held, ending);
    if (isTriedAgain) throw error;
  }
}

/** Runs one job. Throws if a retry may help, so that the queue retries it. */
export async function runJob(maker: RecordingMaker, jobId: string): Promise<void> {
  const { db, runs } = maker;
  const job = await findJob(db, jobId);
  if (!job) return;
  if (isOpen(job) && job.runner === null) {
    const run = await takePlace(db, runs, { job, runner: randomUUID() });
    if (!run) return postpone(db, job);
    try {
      const row = await claimJob(db, jobId, run.runner);
      if (row) await runOnce(maker, row, run);
    } finally {
      runs.delete(run);
      await leaveRun(db, run);
    }
  }
  const ended = await findJob(db, jobId);
  if (ended && !isOpen(ended)) await clean(maker, ended);
}

export function recordingTask(maker: RecordingMaker): Task {
  return async (payload) => {
    const { jobId } = payloadSchema.parse(payload);
    await runJob(maker, jobId);
  };
}
