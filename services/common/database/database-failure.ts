/** The message for the person whose start fails on PostgreSQL: one line with the cause and what to do, no password. Pure. */
import { z } from 'zod';

/** What a person does about a failure, by its SQLSTATE (PostgreSQL, appendix A). */
const NEXT_STEP: ReadonlyMap<string, string> = new Map([
  ['28P01', 'Check the role and password in DATABASE_URL'],
  ['28000', 'Check the role and password in DATABASE_URL'],
  ['3D000', 'Create the database, or correct its name in DATABASE_URL'],
  [
    '25006',
    'It takes no changes: name the primary in DATABASE_URL, or have its host end default_transaction_read_only',
  ],
  [
    '42501',
    'Let the role own its schema (docs/examples/database-roles.sql), or start once as the database’s owner',
  ],
]);

/** Transient: connection exceptions, a read-only server, too few resources (disk full too), one starting, stopping or recovering, no network. */
const PASSING =
  /^(08...|25006|53...|57P..|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of pg's own errors, which have no code. */
const LOST =
  /^(timeout exceeded|query read timeout|connection terminated|client has encountered a connection error)/i;

/** The parts of an error that are read. `code` is PostgreSQL's SQLSTATE or the system's error name. */
const errorSchema = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  /** For a host name with several addresses (`localhost`): one error for each; the outer message is empty. */
  errors: z.array(z.unknown()).catch([]),
});
const read = (error: unknown) =>
  errorSchema.catch({ code: '', message: String(error), errors: [] }).parse(error);

/** The message of the error, or of the first one inside it. */
export function reasonOf(error: unknown): string {
  const { message, errors } = read(error);
  return errors.length > 0 ? read(errors[0]).message : message;
}

/** Whether the failure is transient: the database is unreachable, starting, or out of room. */
export const passesByItself = (error: unknown): boolean =>
  PASSING.test(read(error).code) || LOST.test(reasonOf(error));

/**
 * Whether the statement was given up because of others: a lock that somebody else held for too long (lock_not_available), or more
 * time than a statement may take (query_canceled). The database itself can be used.
 */
export const gaveUpWaiting = (error: unknown): boolean => /^(55P03|57014)$/.test(read(error).code);

/**
 * Whether the server, which can be used, did not come to the statement or gave it up: it was rolled back (class 40; a replica cancels
 * statements that are in the way of its recovery), took too long, or waited too long for a connection of the pool.
 */
export const wasTooBusy = (error: unknown): boolean =>
  /^(40...|57014)$/.test(read(error).code) || reasonOf(error) === 'timeout exceeded when trying to connect';

/** Whether the server does not let the role in, with its password or at all (class 28, invalid authorization specification). */
export const refusesRole = (error: unknown): boolean => /^28/.test(read(error).code);

/** Whether the failure is the database's, transient or not, and not one of what it was asked. */
export const cannotBeUsed = (error: unknown): boolean =>
  NEXT_STEP.has(read(error).code) || passesByItself(error);

/** A database that cannot be used now. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';

  /** @param passes whether the failure is transient, such as a server that is still starting */
  constructor(
    message: string,
    readonly passes: boolean,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A failure of the database as a DatabaseUnusableError of one line; any other failure unchanged. */
export function databaseFailure(error: unknown, host: string): unknown {
  const nextStep = NEXT_STEP.get(read(error).code);
  if (!cannotBeUsed(error)) return error;
  const line = `the database at ${host} cannot be used (${reasonOf(error)}). ${nextStep ?? 'Check that PostgreSQL runs there and takes connections'}`;
  return new DatabaseUnusableError(line, passesByItself(error), { cause: error });
}
