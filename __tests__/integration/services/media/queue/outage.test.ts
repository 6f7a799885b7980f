/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFile } from '@/__tests__/support/media/files';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import { ServiceError } from '@/lib/platform/service-error';
import { type Database } from '@/services/common/database/database';
import { s3Calls } from '@/services/common/files/storage';
import { createLog } from '@/services/common/log';
import { IngestFailure } from '@/services/media/ingest/failure';
import { makeRecording } from '@/services/media/ingest/make';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { findTools, run } from '@/services/media/ingest/source/tools';
import { requeueLost } from '@/services/media/queue/lost';
import { outageOf } from '@/services/media/queue/outage';
import { cancelJob, JOBS_SCHEMA, queueRecording } from '@/services/media/queue/asking';
import { findJob } from '@/services/media/queue/jobs';
import { type MediaTables } from '@/services/media/queue/tables';
import { runJob, type RecordingMaker } from '@/services/media/queue/task';
import { BucketStore } from '@/services/media/store/bucket';
import { diskStore } from '@/services/media/store/store';
import { openMedia } from '../support/database';
import { haveEncoder } from '@/__tests__/support/media/encoder';
import { suite } from '../support/suite';

const systemError = (code: string, syscall = 'write') =>
  Object.assign(new Error(`${code}: it failed, ${syscall}`), { code, errno: -1, syscall });

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
beforeAll(async () => {
  ({ database, media } = await openMedia());
  folder = mkdtempSync(path.join(tmpdir(), 'outage-'));
  for (const name of ['recordings', 'uploads']) mkdirSync(path.join(folder, name));
});
afterAll(async () => {
  await media.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const root = () => path.join(folder, 'recordings');
const maker = (more: Partial<RecordingMaker> = {}): RecordingMaker => ({
  ...{ db: media.db, root: root(), store: diskStore(root()), reserve: 0, runs: new Set() },
  tools: async () => (await findTools(undefined))!,
  publish: async () => undefined,
  uploads: path.join(folder, 'uploads'),
  log: createLog('test', 'silent'),
  ...more,
});
function upload(name: string): string {
  const source = path.join(folder, 'uploads', `${name}.wav`);
  renameSync(makeFile('sound-only.wav', folder), source);
  return source;
}
const ask = (source: string, asset: string, quality = '22') =>
  queueRecording(media.db, {
    parameters: parametersOf(source, { asset, quality, preset: 'ultrafast' }),
  });
const tasksOf = async (id: string) =>
  (await media.pool.query(`select 1 from ${JOBS_SCHEMA}._private_jobs where payload ->> 'jobId' = $1`, [id]))
    .rowCount;
const forgetTasks = () => media.pool.query(`delete from ${JOBS_SCHEMA}._private_jobs`);
const touchedAgo = (seconds: number) =>
  media.pool.query('update media.recording_job set touched_at = now() - make_interval(secs => $1)', [
    seconds,
  ]);

const STORAGE = 'The disk of recordings or uploads does not answer';
const RIGHTS = 'The library may not read or write in its folder of recordings or uploads';
const MACHINE = 'The machine that makes recordings has no memory, processes or open files left';
const SERVICE = 'The database or another service cannot be reached';
it.each([
  ['EIO', 'read', 'STORAGE_UNAVAILABLE', `${STORAGE} (EIO): once that is mended`],
  ['ETIMEDOUT', 'read', 'STORAGE_UNAVAILABLE', `${STORAGE} (ETIMEDOUT): once that is mended`],
  ['EACCES', 'mkdir', 'STORAGE_UNAVAILABLE', `${RIGHTS} (EACCES): once that is mended`],
  ['EPERM', 'rename', 'STORAGE_UNAVAILABLE', `${RIGHTS} (EPERM): once that is mended`],
  ['EMFILE', 'open', 'OUT_OF_RESOURCES', `${MACHINE} (EMFILE): once it has some again`],
  ['ENFILE', 'open', 'OUT_OF_RESOURCES', `${MACHINE} (ENFILE): once it has some again`],
  ['ENOMEM', 'read', 'OUT_OF_RESOURCES', `${MACHINE} (ENOMEM): once it has some again`],
  ['EAGAIN', 'spawn ffmpeg', 'OUT_OF_RESOURCES', `${MACHINE} (EAGAIN): once it has some again`],
  ['ETIMEDOUT', 'connect', 'SERVICE_UNAVAILABLE', `${SERVICE} (ETIMEDOUT): once that is mended`],
  ['EHOSTUNREACH', 'connect', 'SERVICE_UNAVAILABLE', `${SERVICE} (EHOSTUNREACH): once that is mended`],
])('%s of %s is told as what it is', (code, syscall, reason, words) => {
  const message = `${words}, this goes on by itself`;
  expect(outageOf(systemError(code, syscall))).toEqual({ reason, message });
  const cause = systemError(code, syscall);
  expect(outageOf(new IngestFailure('ENCODER_FAILED', String(cause), { cause }))).toEqual({
    reason,
    message,
  });
});

suite('a recording that cannot be made just now', () => {
  it.each([
    ['the bucket is away', new ServiceError('UNAVAILABLE', 'Recordings cannot be reached just now'), 'STORAGE_UNAVAILABLE', 'Recordings cannot be reached just now: once that is mended, this goes on by itself'],
    ['a disk fails', systemError('EIO'), 'STORAGE_UNAVAILABLE', 'The disk of recordings or uploads does not answer (EIO): once that is mended, this goes on by itself'],
    ['a disk is full', systemError('ENOSPC'), 'DISK_FULL', 'The disk is full (ENOSPC): once there is room, this goes on by itself'],
  ])('waits while %s, however often it was tried, says why, and is then made', async (_what, error, reason, message) => {
    const asset = `rec-${reason.toLowerCase()}-${message.length}`;
    const source = upload(asset);
    const { id } = await ask(source, asset);
    const away = maker({ store: { ...diskStore(root()), change: () => Promise.reject(error) } });
    for (let tries = 0; tries < 6; tries += 1) await runJob(away, id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', reason, message, attempts: 6 });
    expect(existsSync(source)).toBe(true);
    await runJob(maker(), id);
    expect(await findJob(media.db, id)).toMatchObject({ state: 'done', reason: null, message: null });
    expect(existsSync(source)).toBe(false);
  }); // prettier-ignore

  it('waits where its film would need more room than the disk has', async () => {
    const source = upload('full');
    const { id } = await ask(source, 'rec-full');
    await runJob(maker({ reserve: Number.MAX_SAFE_INTEGER }), id);
    expect(await findJob(media.db, id)).toMatchObject({
      ...{ state: 'waiting', reason: 'DISK_FULL' },
      message: expect.stringMatching(/^There is not enough room .*: once there is room, this goes on/),
    });
    expect(existsSync(source)).toBe(true);
    await cancelJob(media.db, id);
  });

  it('takes no second room for a film that is encoded already', async () => {
    const { order } = parametersOf(upload('encoded'), { asset: 'rec-encoded', preset: 'ultrafast' });
    const place = { tools: (await findTools(undefined))!, root: root(), store: diskStore(root()), onProgress: () => undefined }; // prettier-ignore
    const stopped = makeRecording(order, { ...place, reserve: 0, isWanted: async () => false });
    await expect(stopped).rejects.toMatchObject({ reason: 'CANCELLED' });
    const again = makeRecording({ ...order }, { ...place, reserve: Number.MAX_SAFE_INTEGER });
    await expect(again).resolves.toMatchObject({ facts: { assetId: 'rec-encoded' } });
  });

  it('is tried less often from time to time', async () => {
    const { id } = await ask(upload('seldom'), 'rec-seldom');
    const full = maker({ reserve: Number.MAX_SAFE_INTEGER });
    for (let tries = 0; tries < 4; tries += 1) await runJob(full, id);
    await forgetTasks();
    await touchedAgo(3 * 60);
    expect(await requeueLost(media.db)).toBe(0);
    await touchedAgo(4 * 60);
    expect(await requeueLost(media.db)).toBe(1);
    expect(await tasksOf(id)).toBe(1);
    await cancelJob(media.db, id);
  });

  it('gives its upload and its work back at once when it is cancelled while it waits', async () => {
    const source = upload('given-back');
    const { id } = await ask(source, 'rec-given-back');
    await runJob(maker({ reserve: Number.MAX_SAFE_INTEGER }), id);
    await forgetTasks();
    await cancelJob(media.db, id);
    expect(await tasksOf(id)).toBe(1);
    await runJob(maker(), id);
    expect(existsSync(source)).toBe(false);
  });

  describe('anew in a bucket that takes nothing', () => {
    let s3: S3Double;
    beforeAll(async () => void (s3 = await startS3()));
    afterAll(() => s3.stop());

    it('is encoded once, and the recording before it stays until then', async () => {
      const calls = s3Calls(s3.settings);
      let isFull = false;
      const store = new BucketStore(async (key, request, allowed) => {
        if (isFull && request.method === 'PUT') throw new Error('object storage answered 507 to PUT');
        return calls(key, request, allowed);
      }, root());
      const tracks = async () => (await store.names('rec-anew')).filter((name) => name.endsWith('.mp4'));
      const { id: first } = await ask(upload('first'), 'rec-anew');
      await runJob(maker({ store }), first);
      const [before] = await tracks();
      const { id } = await ask(upload('second'), 'rec-anew', '30');
      isFull = true;
      await runJob(maker({ store }), id);
      const [made] = readdirSync(path.join(root(), '.making', 'rec-anew')).filter((name) => name.endsWith('.mp4'));
      expect(made).not.toBe(before);
      expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting', reason: 'STORAGE_UNAVAILABLE' });
      expect([await tracks(), existsSync(path.join(root(), 'rec-anew'))]).toEqual([[before], false]);
      isFull = false;
      await runJob(maker({ store }), id);
      expect(await findJob(media.db, id)).toMatchObject({ state: 'done' });
      expect(await tracks()).toEqual([made]);
      expect(readdirSync(path.join(root(), '.making'))).toEqual([]);
    }); // prettier-ignore
  });
});

it('a program that cannot be begun is missing, and one that was killed says nothing of the file', async () => {
  const limits = { cpuSeconds: 60, memoryBytes: 8 * 1024 ** 3, outputBytes: 1024 ** 2, wallSeconds: 60 };
  const ended = (command: string) => run('/bin/sh', ['-c', command], { limits });
  await expect(run('/no/such/ffprobe', [], { limits })).rejects.toMatchObject({ reason: 'NO_FFMPEG' });
  await expect(ended('echo libavcodec.so: cannot open >&2; exit 127')).rejects.toMatchObject({
    ...{ reason: 'NO_FFMPEG', message: expect.stringContaining('libavcodec.so') },
  });
  await expect(ended('kill -9 $$')).rejects.toMatchObject({ reason: 'ENCODER_KILLED' });
  await expect(ended('exit 1')).rejects.toMatchObject({ reason: 'ENCODER_FAILED' });
});

(haveEncoder ? it : it.skip)(
  'a film is not refused because the program that looks at it was killed',
  async () => {
    const source = upload('killed');
    const killed = path.join(folder, 'ffprobe');
    writeFileSync(killed, '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
    const { id } = await ask(source, 'rec-killed');
    const tools = async () => ({ ffmpeg: 'ffmpeg', ffprobe: killed });
    await expect(runJob(maker({ tools }), id)).rejects.toMatchObject({ reason: 'ENCODER_KILLED' });
    expect(await findJob(media.db, id)).toMatchObject({ state: 'waiting' });
    expect(existsSync(source)).toBe(true);
  },
);
