/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type JobHelpers } from 'graphile-worker';
import { makeFile } from '@/__tests__/support/media/files';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import { type Database } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { IngestFailure } from '@/services/media/ingest/failure';
import { makeRecording } from '@/services/media/ingest/make';
import { findTools, type Tools } from '@/services/media/ingest/source/tools';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { queueRecording, cancelJob, JOBS_SCHEMA } from '@/services/media/queue/asking';
import { findJob, listJobs, sourcesInUse } from '@/services/media/queue/jobs';
import { requeueLost } from '@/services/media/queue/lost';
import { type MediaTables } from '@/services/media/queue/tables';
import { cleanEnded, recordingTask, runJob, type RecordingMaker } from '@/services/media/queue/task';
import { diskStore, type RecordingStore } from '@/services/media/store/store';
import { openMedia } from '../support/database';
import { suite } from '../support/suite';

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
let tools: Tools;
const told: unknown[] = [];
const first = { job: { attempts: 1 } } as JobHelpers;

beforeAll(async () => {
  ({ database, media } = await openMedia());
  folder = mkdtempSync(path.join(tmpdir(), 'queue-'));
  for (const name of ['recordings', 'uploads']) mkdirSync(path.join(folder, name));
  const found = await findTools(undefined);
  if (found) tools = found;
});
afterAll(async () => {
  await media.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const maker = (more: Partial<RecordingMaker> = {}): RecordingMaker => ({
  db: media.db,
  root: path.join(folder, 'recordings'),
  store: diskStore(path.join(folder, 'recordings')),
  reserve: 0,
  tools: async () => tools,
  publish: async (changes) => void told.push(changes),
  uploads: path.join(folder, 'uploads'),
  runs: new Set(),
  log: createLog('test', 'silent'),
  ...more,
});
function upload(name: string, text: string): string {
  const file = path.join(folder, 'uploads', name);
  writeFileSync(file, text);
  return file;
}
const ask = (file: string, asset: string) =>
  queueRecording(media.db, {
    parameters: parametersOf(file, { asset, preset: 'ultrafast' }),
  });

suite('the queue', () => {
  it('makes a recording, publishes it, and takes the upload away', async () => {
    const source = makeFile('sound-only.wav', path.join(folder, 'uploads'));
    const { id } = await ask(source, 'rec-made');
    await runJob(maker(), id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'done', share: 1 });
    expect(told).toHaveLength(1);
    expect(existsSync(source)).toBe(false);
    await runJob(maker(), id);
    expect(told).toHaveLength(1);
  });

  it('says of a made recording which sounds of its file were left out', async () => {
    const source = makeFile('left-and-right.mov', path.join(folder, 'uploads'));
    const { id } = await ask(source, 'rec-two-sounds');
    await runJob(maker(), id);
    const message = expect.stringMatching(/^1 further sound in the file is not used: stream 2 \(mono, fra\)/);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'done', reason: null, message });
  });

  it('refuses a file that is no film at once, with its reason, and leaves nothing', async () => {
    const source = upload('page.mp4', '<html></html>');
    const { id } = await ask(source, 'rec-page');
    await runJob(maker(), id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'failed', reason: 'UNKNOWN_FORMAT' });
    expect(existsSync(source)).toBe(false);
    expect(readdirSync(path.join(folder, 'recordings'))).not.toContain('rec-page');
  });

  it('tries again when the encoder fails, says why, and gives up at the fifth failure, whichever tasks it had', async () => {
    const source = makeFile('sound-only.wav', path.join(folder, 'uploads'));
    const { id } = await ask(source, 'rec-failing');
    const failing = maker({ tools: async () => ({ ...tools, ffmpeg: '/bin/false' }) });
    const failed = { reason: 'ENCODER_FAILED', message: 'The encoder failed' };
    // Each time a first attempt of graphile-worker, as after a postponement.
    const tryAgain = async (by: RecordingMaker) => recordingTask(by)({ jobId: id }, first);
    await expect(tryAgain(failing)).rejects.toMatchObject(failed);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', attempts: 1, ...failed });
    for (let failure = 2; failure < 5; failure += 1)
      await expect(tryAgain(failing)).rejects.toMatchObject(failed);
    // Waiting for an outage to pass is no failure.
    await tryAgain(maker({ reserve: Number.MAX_SAFE_INTEGER }));
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', reason: 'DISK_FULL', failures: 4 });
    expect(existsSync(source)).toBe(true);
    await tryAgain(failing);
    expect(await findJob(media.db, id)).toMatchObject({
      state: 'failed',
      attempts: 6,
      failures: 5,
      ...failed,
    });
    expect(existsSync(source)).toBe(false);
  });

  it('waits for ffmpeg where there is none, however often it was tried, and keeps the upload', async () => {
    // Ended jobs have files of the other names.
    const source = path.join(folder, 'uploads', 'kept.wav');
    renameSync(makeFile('sound-only.wav', folder), source);
    const { id } = await ask(source, 'rec-no-ffmpeg');
    const without = maker({
      tools: async () => {
        throw new IngestFailure('NO_FFMPEG', 'ffmpeg and ffprobe were not found');
      },
    });
    // Its task ends, and is queued anew like a lost one (lost.ts).
    await runJob(without, id);
    await runJob(without, id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', reason: 'NO_FFMPEG', attempts: 2 });
    await cleanEnded(without);
    expect(existsSync(source)).toBe(true);
    await media.pool.query(`delete from ${JOBS_SCHEMA}._private_jobs where payload ->> 'jobId' = $1`, [id]);
    await media.pool.query(
      "update media.recording_job set touched_at = now() - interval '2 minutes' where id = $1",
      [id],
    );
    expect(await requeueLost(media.db)).toBe(1);
    await runJob(maker(), id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'done', reason: null });
    expect(existsSync(source)).toBe(false);
  });

  it('has one recording of a name on its way, and lets it be asked for again when it has ended', async () => {
    const first = await ask(upload('a.mp4', 'x'), 'rec-one');
    await expect(ask(upload('b.mp4', 'x'), 'rec-one')).rejects.toMatchObject({ code: 'CONFLICT' });
    await cancelJob(media.db, first.id);
    await expect(ask(upload('b.mp4', 'x'), 'rec-one')).resolves.toMatchObject({ state: 'waiting' });
  });

  it('stops a job that is cancelled while it is worked on, and leaves nothing of it', async () => {
    const source = makeFile('plain.mp4', path.join(folder, 'uploads'));
    const parameters = parametersOf(source, { asset: 'rec-cancelled', preset: 'slower' });
    const { id } = await queueRecording(media.db, { parameters });
    const work = runJob(maker(), id);
    while ((await findJob(media.db, id))?.step !== 'encoding')
      await new Promise((resolve) => setTimeout(resolve, 50));
    await cancelJob(media.db, id);
    await work;
    expect(await findJob(media.db, id)).toMatchObject({ state: 'cancelled' });
    expect(existsSync(source)).toBe(false);
    const recordings = path.join(folder, 'recordings');
    expect([
      readdirSync(path.join(recordings, '.making')),
      existsSync(path.join(recordings, 'rec-cancelled')),
    ]).toEqual([[], false]);
  });

  it('neither puts in place nor publishes what was cancelled after it was encoded', async () => {
    const source = makeFile('sound-only.wav', folder);
    const root = path.join(folder, 'recordings');
    const { order } = parametersOf(source, { asset: 'rec-late', preset: 'ultrafast' });
    const stopper = new AbortController();
    const onProgress = (step: string) => (step === 'packaging' ? stopper.abort() : undefined);
    const place = { root, store: diskStore(root), reserve: 0, tools, signal: stopper.signal, onProgress };
    await expect(makeRecording(order, place)).rejects.toMatchObject({ reason: 'CANCELLED' });
    expect(existsSync(path.join(root, 'rec-late'))).toBe(false);

    const { id } = await ask(source, 'rec-late');
    const before = told.length;
    const change: RecordingStore['change'] = async (_assetId, work) => {
      const answer = await work();
      await cancelJob(media.db, id);
      return answer;
    };
    await runJob(maker({ store: { ...diskStore(root), change } }), id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'cancelled' });
    expect(told).toHaveLength(before);
  });

  it('puts nothing in place that nobody wants any more, though no heartbeat has told it so', async () => {
    const root = path.join(folder, 'recordings');
    const { order } = parametersOf(makeFile('sound-only.wav', folder), {
      asset: 'rec-unwanted',
      preset: 'ultrafast',
    });
    const place = { root, store: diskStore(root), reserve: 0, tools, isWanted: async () => false, onProgress: () => undefined }; // prettier-ignore
    await expect(makeRecording(order, place)).rejects.toMatchObject({ reason: 'CANCELLED' });
    expect(existsSync(path.join(root, 'rec-unwanted'))).toBe(false);

    const { id } = await ask(makeFile('sound-only.wav', path.join(folder, 'uploads')), 'rec-unwanted');
    const cancelling = maker({
      tools: async () => {
        await cancelJob(media.db, id);
        return tools;
      },
    });
    await runJob(cancelling, id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'cancelled', runner: null });
    expect(existsSync(path.join(root, 'rec-unwanted'))).toBe(false);
  });

  it('leaves the work of a later job alone when the task of an ended one comes late', async () => {
    const first = await ask(upload('late-1.mp4', 'x'), 'rec-twice');
    await cancelJob(media.db, first.id);
    const second = await ask(upload('late-2.mp4', 'x'), 'rec-twice');
    const work = path.join(folder, 'recordings', '.making', 'rec-twice');
    mkdirSync(work, { recursive: true });
    await runJob(maker(), first.id);
    expect(existsSync(work)).toBe(true);
    await cancelJob(media.db, second.id);
    await runJob(maker(), second.id);
    expect(existsSync(work)).toBe(false);
  });

  it('begins anew what a worker had taken and not claimed when it was killed', async () => {
    const { id } = await ask(upload('taken.mp4', 'x'), 'rec-taken');
    const query = (text: string) => media.pool.query(text.replaceAll('$id', `'${id}'`));
    await query(`update media.recording_job set touched_at = now() - interval '2 minutes' where id = $id`);
    // Its task waits for its turn, or for its next try.
    expect(await requeueLost(media.db)).toBe(0);
    await query(
      `update ${JOBS_SCHEMA}._private_jobs set locked_at = now(), locked_by = 'killed' where key = $id`,
    );
    expect(await requeueLost(media.db)).toBe(1);
    expect(await requeueLost(media.db)).toBe(0);
    const tasks = await query(
      `select 1 from ${JOBS_SCHEMA}._private_jobs where payload ->> 'jobId' = $id and locked_at is null`,
    );
    expect(tasks.rowCount).toBe(1);
    await cancelJob(media.db, id);
  });

  it('knows the files that are still to be made into recordings', async () => {
    const file = upload('in-use.mp4', 'x');
    const { id } = await ask(file, 'rec-in-use');
    expect(await sourcesInUse(media.db)).toContain(file);
    await cancelJob(media.db, id);
    expect(await sourcesInUse(media.db)).not.toContain(file);
  });

  it('works on what is urgent first', async () => {
    const queued = await media.pool.query(
      `select payload ->> 'jobId' as id, priority from ${JOBS_SCHEMA}._private_jobs order by priority, run_at limit 1`,
    );
    const urgent = await queueRecording(media.db, {
      parameters: parametersOf(upload('u.mp4', 'x'), { asset: 'rec-urgent' }),
      priority: -5,
    });
    const after = await media.pool.query(
      `select payload ->> 'jobId' as id from ${JOBS_SCHEMA}._private_jobs order by priority, run_at limit 1`,
    );
    expect(after.rows[0].id).toBe(urgent.id);
    expect(queued.rows[0].id).not.toBe(urgent.id);
    expect((await listJobs(media.db))[0]?.id).toBe(urgent.id);
  });
});
