/**
 * Failures that say nothing of the file, and pass or are mended by somebody: ffmpeg is missing, a disk or bucket is away, or there is
 * no room. The job waits with its upload, says why, and goes on by itself.
 */
import { ServiceError } from '@/lib/platform/service-error';
import { IngestFailure, type IngestReason } from '../ingest/failure';

/** What a job waits for, by its reason. */
const UNTIL: Readonly<Partial<Record<IngestReason, string>>> = {
  NO_FFMPEG: 'once they can be run there',
  DISK_FULL: 'once there is room',
  OUT_OF_RESOURCES: 'once it has some again',
  STORAGE_UNAVAILABLE: 'once that is mended',
  FOLDER_TAKEN: 'once that folder is moved away',
  SERVICE_UNAVAILABLE: 'once that is mended',
};

interface SystemError {
  code: string;
  syscall: string;
}

interface Kind {
  reason: IngestReason;
  what: string;
  isOf: (error: SystemError) => boolean;
}

const oneOf = (codes: string) => {
  const set = new Set(codes.split(' '));
  return ({ code }: SystemError) => set.has(code);
};

/** What the system says, the first that applies. */
const KINDS: readonly Kind[] = [
  { reason: 'DISK_FULL', what: 'The disk is full', isOf: oneOf('ENOSPC EDQUOT') },
  {
    reason: 'OUT_OF_RESOURCES',
    what: 'The machine that makes recordings has no memory, processes or open files left',
    isOf: oneOf('EMFILE ENFILE ENOMEM EAGAIN'),
  },
  // As after a backup was put back by another user of the machine. Programs that may not be run have a reason of their own.
  {
    reason: 'STORAGE_UNAVAILABLE',
    what: 'The library may not read or write in its folder of recordings or uploads',
    isOf: oneOf('EACCES EPERM'),
  },
  // Before the disks, which can be across a network and then fail with the same codes.
  {
    reason: 'SERVICE_UNAVAILABLE',
    what: 'The database or another service cannot be reached',
    isOf: ({ syscall }) => syscall === 'connect' || syscall === 'getaddrinfo',
  },
  {
    reason: 'STORAGE_UNAVAILABLE',
    what: 'The disk of recordings or uploads does not answer',
    isOf: oneOf(
      'EIO EROFS ENXIO ENODEV ESTALE ETIMEDOUT EHOSTDOWN EHOSTUNREACH ENOTCONN ESHUTDOWN EREMOTEIO',
    ),
  },
];

export interface Outage {
  reason: IngestReason;
  message: string;
}

function outage(reason: IngestReason, what: string): Outage | null {
  const until = UNTIL[reason];
  return until === undefined ? null : { reason, message: `${what}: ${until}, this goes on by itself` };
}

/** Of the error itself, or of its cause: of a program that could not be begun. */
function systemErrorOf(error: unknown): SystemError | null {
  if (!(error instanceof Error)) return null;
  return 'code' in error && 'syscall' in error
    ? { code: String(error.code), syscall: String(error.syscall) }
    : systemErrorOf(error.cause);
}

/** A refusal of the store names its reason as its cause. */
const failureIn = (error: unknown): unknown => (error instanceof ServiceError ? error.cause : error);

/** Null for any other failure. */
export function outageOf(error: unknown): Outage | null {
  const failure = failureIn(error);
  const known = failure instanceof IngestFailure ? outage(failure.reason, failure.message) : null;
  if (known) return known;
  // The bucket.
  if (error instanceof ServiceError && error.code === 'UNAVAILABLE')
    return outage('STORAGE_UNAVAILABLE', error.message);
  const system = systemErrorOf(error);
  const kind = system && KINDS.find(({ isOf }) => isOf(system));
  return kind ? outage(kind.reason, `${kind.what} (${system.code})`) : null;
}
