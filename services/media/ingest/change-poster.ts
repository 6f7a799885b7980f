/** Changes the poster of a recording to another of its moments, for which one segment of its best picture is read. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { recordingFiles } from '@/lib/contracts/media/media';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { ServiceError } from '@/lib/platform/service-error';
import { WORK_FOLDER, type RecordingStore } from '../store/store';
import { LAST_MOMENT_SECONDS, makePoster, makePosterAt } from './encode/poster';
import type { IngestPlace } from './order/order';
import { endOf, type Track } from './package/fragments';
import { pictureTrack } from './package/read-playlist';
import { revisionIn } from './package/track-files';

type PosterPlace = Pick<IngestPlace, 'root' | 'store' | 'tools'>;

/**
 * Throws VALIDATION_FAILED for a moment after the end of the picture; sound can last longer. A little longer is no fault: at the
 * end of most recordings the sound, and with it the player, is some frames further.
 */
function refuseBeyond(end: number, second: number): void {
  if (second > end + LAST_MOMENT_SECONDS)
    throw new ServiceError(
      'VALIDATION_FAILED',
      `The picture ends at second ${Math.floor(end)}: choose an earlier moment`,
    );
}

/** The segment that is shown at this second, or at the last with a frame for certain, and the second of it. */
function segmentAt(track: Track, second: number) {
  const within = Math.max(0, Math.min(second, endOf(track) - LAST_MOMENT_SECONDS));
  const segment = track.segments.findLast(({ start }) => start <= within);
  if (!segment) throw new Error('the track is empty');
  return { segment, second: within - segment.start };
}

/** Writes a track of one segment to `to`: its head, and the segment. The whole track may be in a bucket, and large. */
async function writeSegment(
  store: RecordingStore,
  picture: { assetId: string; file: string; initLength: number; offset: number; length: number },
  to: string,
): Promise<void> {
  const { initLength, offset, length } = picture;
  const found = await store.file(picture.assetId, picture.file);
  if (!found) throw new ServiceError('NOT_FOUND', 'There is no such recording');
  const head = await found.open({ start: 0, end: initLength - 1 });
  await pipeline(head, createWriteStream(to));
  const rest = await found.open({ start: offset, end: offset + length - 1 });
  await pipeline(rest, createWriteStream(to, { flags: 'a' }));
}

/** Changes the poster to another moment of the recording. Throws VALIDATION_FAILED if its picture has ended by then. */
export async function changePoster(
  { root, store, tools }: PosterPlace,
  { assetId, renditions }: RecordingFacts,
  second: number,
): Promise<void> {
  const folder = path.join(root, assetId);
  const made = path.join(root, WORK_FOLDER, `poster-${assetId}.jpg`);
  const cut = path.join(root, WORK_FOLDER, `poster-${assetId}.mp4`);
  await mkdir(path.dirname(made), { recursive: true });
  const best = renditions.at(-1);
  if (best) {
    const { file, track } = await pictureTrack(folder, best, await revisionIn(folder));
    refuseBeyond(endOf(track), second);
    const at = segmentAt(track, second);
    try {
      await writeSegment(store, { assetId, file, initLength: track.initLength, ...at.segment }, cut);
      await makePosterAt(at.second, { tools, picture: cut, file: made });
    } finally {
      await rm(cut, { force: true });
    }
  } else await makePoster({ second }, { tools, picture: null, file: made });
  await rename(made, path.join(folder, recordingFiles.poster));
}
