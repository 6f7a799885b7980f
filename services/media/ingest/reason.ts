/** What went wrong, in one line for the person at the terminal. */
import { reasonOf } from '@/services/common/database/database-failure';
import { UnreadableFileError } from '@/services/common/files/read-text';
import { IngestFailure } from './failure';

/** The message of the innermost cause that has one; empty where there is none. */
function innermost(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  if (!(cause instanceof Error)) return '';
  return innermost(cause.cause) || reasonOf(cause);
}

/** Errors whose messages are for people and say all of it. What ffmpeg said, a text, is more for whoever is at a terminal. */
const isPlain = (error: unknown) =>
  error instanceof UnreadableFileError || (error instanceof IngestFailure && typeof error.cause !== 'string');

/** The message of an error, with that of its innermost cause where it does not hold that already. */
export function linesOf(error: unknown): string {
  const message = error instanceof Error ? reasonOf(error) : String(error);
  const reason = error instanceof Error && !isPlain(error) ? innermost(error.cause).trim() : '';
  return reason === '' || message.includes(reason) ? message : `${message}: ${reason}`;
}
