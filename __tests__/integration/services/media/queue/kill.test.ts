/** @jest-environment node */
import { build } from 'esbuild';
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf } from '@/__tests__/support/media/checker';
import { makeFile } from '@/__tests__/support/media/files';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import { recordingFactsSchema } from '@/lib/contracts/media/recording';
import { type Database } from '@/services/common/database/database';
import { queueRecording } from '@/services/media/queue/asking';
import { findJob } from '@/services/media/queue/jobs';
import { type MediaTables } from '@/services/media/queue/tables';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { nodeBundle } from '@/scripts/support/services.mjs';
import { openMedia } from '../support/database';
import { suite } from '../support/suite';

/** `npm run kill:recordings` does it twenty times. */
const RUNS = Number(process.env.KILL_RUNS ?? 2);
/** A recording of nine seconds is made in about this time: the kill falls at any moment of it, or just after. */
const MAKING_MS = 5_000;
const DONE_LIMIT_MS = 120_000;
jest.setTimeout(150_000 * RUNS);

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
let bundle: string;
let worker: ChildProcess | null = null;

const at = (name: string) => path.join(folder, name);
const root = () => at('recordings');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function startWorker(): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'test' as const,
    DATABASE_URL: database.url,
    ROOT: root(),
    UPLOADS: at('uploads'),
    TOLD: at('told'),
  };
  worker = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return worker;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** What may be served of the recording at this moment: all of it, or none. */
function isWholeOrAbsent(assetId: string): boolean {
  let names: string[];
  try {
    names = readdirSync(path.join(root(), assetId));
  } catch {
    return true;
  }
  // The swap of two folders may fall between the two readings.
  return names.length === 0 || (names.includes('facts.json') && names.includes('master.m3u8'));
}

suite('a worker that is killed', () => {
  beforeAll(async () => {
    ({ database, media } = await openMedia());
    folder = mkdtempSync(path.join(tmpdir(), 'killed-worker-'));
    for (const name of ['recordings', 'uploads']) mkdirSync(at(name));
    makeFile('plain.mp4', folder);
    bundle = path.resolve('.cache', `worker-under-test-${process.pid}.mjs`);
    await build({
      entryPoints: ['__tests__/integration/services/media/support/worker-process.ts'],
      outfile: bundle,
      ...nodeBundle(path.resolve('.')),
      sourcemap: false,
    });
  });
  afterAll(async () => {
    if (worker) await kill(worker);
    await media.close();
    await database.drop();
    rmSync(bundle, { force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Array.from({ length: RUNS }, (_, run) => run))(
    'at a random moment ends its job whole after a restart, serves nothing half, leaves nothing over (%i)',
    async (run) => {
      const source = at(path.join('uploads', `${run}.mp4`));
      copyFileSync(at('plain.mp4'), source);
      // The same recording each time, another poster: it is made anew and takes the place of the one before.
      const options = { asset: 'rec-killed', poster: String(1 + (run % 7)), preset: 'ultrafast' };
      const { id } = await queueRecording(media.db, {
        parameters: parametersOf(source, options),
      });
      const first = startWorker();
      const moment = Math.random() * MAKING_MS;
      await sleep(moment);
      await kill(first);
      expect([moment, isWholeOrAbsent('rec-killed')]).toEqual([moment, true]);
      startWorker();
      const limit = Date.now() + DONE_LIMIT_MS;
      for (;;) {
        const row = await findJob(media.db, id);
        expect(isWholeOrAbsent('rec-killed')).toBe(true);
        if (row?.state === 'done') break;
        expect([row?.state, row?.message]).not.toContain('failed');
        if (Date.now() > limit) throw new Error(`killed after ${moment} ms, the job is still ${row?.state}`);
        await sleep(100);
      }
      const made = path.join(root(), 'rec-killed');
      expect(faultsOf(made)).toEqual([]);
      expect(
        recordingFactsSchema.parse(JSON.parse(readFileSync(path.join(made, 'facts.json'), 'utf8'))).assetId,
      ).toBe('rec-killed');
      const leftOver = () => [...readdirSync(path.join(root(), '.making')), ...readdirSync(at('uploads'))];
      for (let tries = 0; tries < 50 && leftOver().length > 0; tries += 1) await sleep(100);
      expect(leftOver()).toEqual([]);
      expect(readFileSync(at('told'), 'utf8').trim().split('\n').length).toBeGreaterThan(run);
      if (worker) await kill(worker);
      worker = null;
    },
  );
});
