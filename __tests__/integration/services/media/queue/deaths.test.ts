/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import { type Database } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { requeueLost } from '@/services/media/queue/lost';
import { startQueue } from '@/services/media/queue/queue';
import { restartStalled } from '@/services/media/queue/deaths';
import { cancelJob, JOBS_SCHEMA, queueRecording } from '@/services/media/queue/asking';
import { findJob } from '@/services/media/queue/jobs';
import { claimJob, leaveRun, touchJob } from '@/services/media/queue/runs';
import { type MediaTables } from '@/services/media/queue/tables';
import { endDeadly, leaveRuns, runJob, type RecordingMaker } from '@/services/media/queue/task';
import { diskStore } from '@/services/media/store/store';
import { openMedia } from '../support/database';

const STALLED_MS = 10_000;

describe('a recording whose worker ends while it is made', () => {
  let database: TestDatabase;
  let media: Database<MediaTables>;
  let folder: string;
  let maker: RecordingMaker;
  beforeAll(async () => {
    ({ database, media } = await openMedia());
    folder = mkdtempSync(path.join(tmpdir(), 'deaths-'));
    for (const name of ['recordings', 'uploads']) mkdirSync(path.join(folder, name));
    const root = path.join(folder, 'recordings');
    maker = {
      ...{ db: media.db, root, store: diskStore(root), reserve: 0, runs: new Set() },
      tools: () => Promise.reject(new Error('not asked for')),
      publish: async () => undefined,
      uploads: path.join(folder, 'uploads'),
      log: createLog('test', 'silent'),
    };
  });
  afterAll(async () => {
    await media.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async (name: string) => {
    const source = path.join(folder, 'uploads', `${name}.mp4`);
    writeFileSync(source, 'x');
    const parameters = parametersOf(source, { asset: `rec-${name}` });
    const { id } = await queueRecording(media.db, { parameters });
    return { id, source };
  };
  /** A worker takes the job, does as told, and is not heard of again; the next worker looks for what stood still. */
  const take = async (id: string, before: (held: { id: string; runner: string }) => Promise<void>) => {
    const held = { id, runner: randomUUID() };
    expect(await claimJob(media.db, id, held.runner)).not.toBeNull();
    await before(held);
    await media.pool.query("update media.recording_job set touched_at = now() - interval '1 minute' where id = $1", [id]); // prettier-ignore
    await endDeadly(maker, STALLED_MS);
    return restartStalled(media.db, STALLED_MS);
  };
  const die = async () => undefined;
  /** The next failure of any job is its last. */
  const leaveOneTry = () => media.pool.query('update media.recording_job set failures = 4');

  it('is begun again four times, and failed at the fifth, with its upload and its work', async () => {
    const { id, source } = await ask('deadly');
    const work = path.join(folder, 'recordings', '.making', 'rec-deadly');
    mkdirSync(work, { recursive: true });
    for (let death = 1; death < 5; death += 1) expect(await take(id, die)).toBe(1);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', deaths: 4 });
    expect(existsSync(source)).toBe(true);
    expect(await take(id, die)).toBe(0);
    expect(await findJob(media.db, id)).toMatchObject({
      ...{ state: 'failed', reason: 'ENCODER_KILLED', deaths: 5, runner: null },
      message: expect.stringContaining('ended 5 times'),
    });
    expect([existsSync(source), existsSync(work)]).toEqual([false, false]);
    expect(await claimJob(media.db, id, randomUUID())).toBeNull();
  });

  it('is made alone from then on: what was made beside a deadly one is not refused with it', async () => {
    const [deadly, innocent, other] = await Promise.all(['poison', 'beside', 'free'].map(ask));
    const ids = [deadly!.id, innocent!.id];
    for (const id of ids) await claimJob(media.db, id, randomUUID());
    const letTimePass = () => media.pool.query(`update media.recording_job set touched_at = now() - interval '1 minute' where id = any($1)`, [ids]); // prettier-ignore
    await letTimePass();
    expect(await restartStalled(media.db, STALLED_MS)).toBe(2);
    // Queued once, however long no worker has room for them.
    await letTimePass();
    expect([await restartStalled(media.db, STALLED_MS), await requeueLost(media.db)]).toEqual([0, 0]);
    await leaveOneTry();

    const ends = new Map<string, () => void>();
    const began: string[] = [];
    const run = (id: string) => {
      const tools = () => {
        began.push(id);
        return new Promise<never>((_resolve, reject) => ends.set(id, () => reject(new Error('ended'))));
      };
      return runJob({ ...maker, tools }, id);
    };
    const first = run(deadly!.id);
    while (began.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Neither one that may be deadly too nor any other is begun in this process.
    await Promise.all([run(innocent!.id), run(other!.id)]);
    expect(began).toEqual([deadly!.id]);
    expect(await findJob(media.db, innocent!.id)).toMatchObject({
      ...{ state: 'waiting', deaths: 1, message: expect.stringContaining('once the others are made') },
    });
    // In another process, nothing is begun before the one that waits to be alone.
    await runJob({ ...maker, runs: new Set() }, other!.id);
    expect(await findJob(media.db, other!.id)).toMatchObject({ state: 'waiting', attempts: 0 });
    ends.get(deadly!.id)!();
    await first;
    const second = run(innocent!.id);
    while (began.length === 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(began).toEqual([deadly!.id, innocent!.id]);
    ends.get(innocent!.id)!();
    await second;
    const third = run(other!.id);
    while (began.length === 2) await new Promise((resolve) => setTimeout(resolve, 20));
    ends.get(other!.id)!();
    await third;
    expect(maker.runs.size).toBe(0);
  });

  it('keeps nobody waiting once it waits for its storage', async () => {
    const [suspect, other] = await Promise.all(['away', 'not-away'].map(ask));
    await media.pool.query(`update media.recording_job set deaths = 1, reason = 'STORAGE_UNAVAILABLE' where id = $1`, [suspect!.id]); // prettier-ignore
    await leaveOneTry();
    await runJob(maker, other!.id);
    expect(await findJob(media.db, other!.id)).toMatchObject({ state: 'failed', attempts: 1 });
    await cancelJob(media.db, suspect!.id);
  });

  it('that is let go of and postponed is no longer shown at the step at which it was', async () => {
    const { id } = await ask('halfway');
    const held = { id, runner: randomUUID() };
    await claimJob(media.db, id, held.runner);
    await touchJob(media.db, held, { step: 'encoding', share: 0.5 });
    await leaveRun(media.db, held);
    const suspect = { id: randomUUID(), runner: randomUUID(), isSuspect: true };
    await runJob({ ...maker, runs: new Set([suspect]) }, id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', step: null, share: 0 });
    await cancelJob(media.db, id);
  });

  it('goes on however often the worker was stopped, which is no death', async () => {
    const { id, source } = await ask('stopped');
    const stop = async (held: { id: string; runner: string }) => {
      await leaveRuns({ ...maker, runs: new Set([{ ...held, isSuspect: false }]) });
      expect(await findJob(media.db, id)).toMatchObject({ state: 'working', runner: null });
    };
    for (let stops = 0; stops < 8; stops += 1) expect(await take(id, stop)).toBe(1);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', deaths: 0 });
    expect(existsSync(source)).toBe(true);
    await cancelJob(media.db, id);
  });

  it('is let go of by a worker that is told to stop', async () => {
    await media.pool.query(`delete from ${JOBS_SCHEMA}._private_jobs`);
    const { id } = await ask('told');
    let giveUp = () => undefined as void;
    const busy = new Promise<never>((_resolve, reject) => (giveUp = () => reject(new Error('ended'))));
    const queue = await startQueue({ databaseUrl: database.url, maker: { ...maker, tools: () => busy } });
    while ((await findJob(media.db, id))?.runner === null)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = queue.stop();
    while ((await findJob(media.db, id))?.runner !== null)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await findJob(media.db, id)).toMatchObject({ state: 'working', deaths: 0 });
    giveUp();
    await stopped;
    expect(await findJob(media.db, id)).toMatchObject({ state: 'working', runner: null, reason: null });
  });
});
