/** @jest-environment node */
import { demuxerOf, HEAD_BYTES } from '@/services/media/ingest/source/demuxer';

const SYNC_BYTE = 0x47;
const withSyncAt = (...places: number[]) => {
  const head = Buffer.alloc(HEAD_BYTES);
  for (const at of places) head[at] = SYNC_BYTE;
  return head;
};

it.each([
  ['packets of 188 bytes', [0, 188, 376], 'mpegts'],
  ['packets of 192 bytes, as AVCHD and Blu-ray have them', [4, 196, 388], 'mpegts'],
  ['sync bytes at neither distance', [4, 192, 380], null],
  ['one packet alone', [4], null],
])('%s', (_what, places, demuxer) => {
  expect(demuxerOf(withSyncAt(...places))).toBe(demuxer);
});
