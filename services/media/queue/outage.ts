/**
 * Failures that say nothing of the file, and pass or are mended by somebody: ffmpeg is missing, a disk or bucket is away, or there is
 * no room. The job waits with its upload, says why, and goes on by itself.
 */
import { ServiceError } from '@/lib/platform/service-error';
import { IngestFailure, type IngestReason } from '../ingest/failure';

/** What the system says of a disk without room. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
/** What it says of a disk that fails or is away, and of want of memory or of open files. */
const AWAY: ReadonlySet<string> = new Set([
  'EIO', 'EROFS', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENOTCONN', 'ESHUTDOWN', 'EREMOTEIO',
  'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN',
]); // prettier-ignore

export interface Outage {
  reason: IngestReason;
  message: string;
}

/** Of the error itself, or of its cause: of a program that could not be begun. */
function systemCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && 'syscall' in error ? String(error.code) : systemCodeOf(error.cause);
}

/** Null for any other failure. */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof IngestFailure) {
    const { reason, message } = error;
    if (reason === 'NO_FFMPEG')
      return { reason, message: `${message}: once they can be run there, this goes on by itself` };
    if (reason === 'DISK_FULL') return full(message);
  }
  // The bucket.
  if (error instanceof ServiceError && error.code === 'UNAVAILABLE') return away(error.message);
  const code = systemCodeOf(error);
  if (FULL.has(code)) return full(`The disk is full (${code})`);
  return AWAY.has(code) ? away(`The disk of recordings or uploads does not answer (${code})`) : null;
}

const full = (what: string): Outage => ({
  reason: 'DISK_FULL',
  message: `${what}: once there is room, this goes on by itself`,
});

const away = (what: string): Outage => ({
  reason: 'STORAGE_UNAVAILABLE',
  message: `${what}: once that is mended, this goes on by itself`,
});
