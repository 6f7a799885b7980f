/**
 * Which demuxer reads a file, decided by its first bytes and never by its name: a playlist or a concat script named
 * `.mp4` would make ffmpeg open other files. Only self-contained formats are listed.
 */

interface Form {
  demuxer: string;
  test: (head: Buffer) => boolean;
}

const latin = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

const SYNC_BYTE = 0x47;

/**
 * MPEG transport streams have a sync byte every 188 bytes; those of AVCHD cameras and Blu-ray every 192, because a time of arrival
 * (4 bytes) comes before each packet.
 */
const isTransportStream = (head: Buffer) =>
  [
    [0, 188, 376],
    [4, 196, 388],
  ].some((places) => places.every((at) => head[at] === SYNC_BYTE));

const forms: readonly Form[] = [
  { demuxer: 'mov', test: (head) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(latin(head, 4, 8)) },
  { demuxer: 'matroska', test: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { demuxer: 'avi', test: (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 11) === 'AVI' },
  { demuxer: 'wav', test: (head) => ['RIFF', 'RF64'].includes(latin(head, 0, 4)) && latin(head, 8, 12) === 'WAVE' },
  { demuxer: 'aiff', test: (head) => latin(head, 0, 4) === 'FORM' && /^AIF[FC]$/.test(latin(head, 8, 12)) },
  { demuxer: 'flac', test: (head) => latin(head, 0, 4) === 'fLaC' },
  { demuxer: 'ogg', test: (head) => latin(head, 0, 4) === 'OggS' },
  { demuxer: 'mxf', test: (head) => head.readUInt32BE(0) === 0x060e2b34 },
  { demuxer: 'mpegts', test: isTransportStream },
  { demuxer: 'mpeg', test: (head) => head.readUInt32BE(0) === 0x000001ba },
  { demuxer: 'mp3', test: (head) => latin(head, 0, 3) === 'ID3' || (head.readUInt16BE(0) & 0xffe6) === 0xffe2 },
]; // prettier-ignore

/** Bytes that `demuxerOf` needs. */
export const HEAD_BYTES = 512;

/** Name of ffmpeg's demuxer, or null if the file is not self-contained sound or film. */
export function demuxerOf(head: Buffer): string | null {
  if (head.length < 12) return null;
  return forms.find(({ test }) => test(head))?.demuxer ?? null;
}
