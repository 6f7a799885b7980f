/** The encoding of an order, which takes hours: bounded, and not repeated where an earlier run has finished it. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { freeBytes } from '@/services/common/files/disk';
import { IngestFailure } from '../failure';
import type { IngestOrder, IngestPlace } from '../order/order';
import type { IngestPlan } from '../order/plan';
import { newRevision } from '../package/track-files';
import type { SourceFacts } from '../source/probe';
import { isOfFile, run, type Limits, type RunBounds } from '../source/tools';
import { encodeArguments, THUMBNAILS } from './encode';
import { encodedIn, markEncoded, type Encoded } from './encoded';
import { gainFor, measureSound, SAMPLES } from './sound';

/** Limits for a file of this length: generous enough for slow machines, yet they stop a file crafted to run forever. */
function limitsFor(seconds: number, bytes: number): Limits {
  return {
    cpuSeconds: Math.ceil(600 + seconds * 120),
    memoryBytes: 8 * 1024 ** 3,
    outputBytes: Math.ceil(bytes * 1.5 + 64 * 1024 ** 2),
    wallSeconds: Math.ceil(600 + seconds * 120),
  };
}

async function checkRoom({ root, reserve }: IngestPlace, { mostBytes }: IngestPlan): Promise<void> {
  if ((await freeBytes(root)) - mostBytes < reserve)
    throw new IngestFailure(
      'DISK_FULL',
      `There is not enough room for this recording beside the reserve of ${Math.round(reserve / 1024 ** 2)} MiB`,
    );
}

const unencodable = (error: unknown): never => {
  if (!isOfFile(error)) throw error;
  throw new IngestFailure(
    'ENCODER_FAILED',
    'The file could not be read to its end: a part of it is damaged. See whether it plays, or export it again, then upload it',
    { cause: error.cause },
  );
};

interface Encoding {
  facts: SourceFacts;
  plan: IngestPlan;
  work: string;
  digest: string;
}

/** Encodes, unless an earlier run already finished doing so. Throws DISK_FULL, and ENCODER_FAILED for a damaged file. */
export const encodeOnce = (order: IngestOrder, place: IngestPlace, made: Encoding): Promise<Encoded> =>
  encode(order, place, made).catch(unencodable);

async function encode(order: IngestOrder, place: IngestPlace, made: Encoding): Promise<Encoded> {
  const { facts, plan, work, digest } = made;
  const before = await encodedIn(work);
  if (before?.digest === digest) return before;
  await rm(work, { recursive: true, force: true });
  // Only now: what an earlier run has made takes no room twice.
  await checkRoom(place, plan);
  await mkdir(path.join(work, THUMBNAILS), { recursive: true });
  const limits = limitsFor(plan.durationSeconds, plan.mostBytes);
  const bounded: RunBounds = { limits, ...(place.signal ? { signal: place.signal } : {}) };
  place.onProgress('measuring the sound', 0);
  const loudness = await measureSound(place.tools, {
    source: order.source,
    facts,
    samples: path.join(work, SAMPLES),
    bounded,
  });
  const revision = newRevision();
  const job = {
    source: order.source,
    facts,
    plan,
    folder: work,
    revision,
    gain: gainFor(loudness),
    preset: order.preset,
    quality: order.quality,
  };
  await run(place.tools.ffmpeg, encodeArguments(job), {
    ...bounded,
    onLine: (line) => {
      const done = /^out_time_us=(\d+)/.exec(line)?.[1];
      if (done !== undefined)
        place.onProgress('encoding', Math.min(1, Number(done) / 1e6 / plan.durationSeconds));
    },
  });
  return markEncoded(work, { digest, revision, loudness });
}
