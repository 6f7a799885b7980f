/** What a failing start on PostgreSQL says to the person who runs it: one line, its cause and what to do, no password. Pure. */
import { z } from 'zod';

/** SQLSTATE (PostgreSQL, appendix A) of what only somebody who changes something can mend. */
const NEXT_STEP: ReadonlyMap<string, string> = new Map([
  ['28P01', 'Check the role and password in DATABASE_URL'],
  ['28000', 'Check the role and password in DATABASE_URL'],
  ['3D000', 'Create the database, or correct its name in DATABASE_URL'],
  [
    '42501',
    'Let the role own its schema (docs/examples/database-roles.sql), or start once as the database’s owner',
  ],
]);

/** Connection exceptions, too little of something (a full disk too), a server that starts, stops or recovers, a way that is cut. */
const PASSING =
  /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg's own, which have no code. */
const LOST = /^(timeout exceeded|connection terminated|client has encountered a connection error)/i;

/** What of an error is looked at: PostgreSQL's SQLSTATE or the system's name for it. */
const errorSchema = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  /** Of a name that has several addresses (`localhost`), whose own message is empty: one for each. */
  errors: z.array(z.unknown()).catch([]),
});
const read = (error: unknown) =>
  errorSchema.catch({ code: '', message: String(error), errors: [] }).parse(error);

/** The sentence inside. */
export function reasonOf(error: unknown): string {
  const { message, errors } = read(error);
  return errors.length > 0 ? read(errors[0]).message : message;
}

/** Whether it may go by itself: the database is away, starts, or has no room. */
export const passesByItself = (error: unknown): boolean =>
  PASSING.test(read(error).code) || LOST.test(reasonOf(error));

/** A database that cannot be used now. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';

  /** @param passes whether it may go by itself: a server that is still starting */
  constructor(
    message: string,
    readonly passes: boolean,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The same failure told in one line, where it is one of the database; else the failure itself. */
export function databaseFailure(error: unknown, host: string): unknown {
  const nextStep = NEXT_STEP.get(read(error).code);
  const passes = passesByItself(error);
  if (nextStep === undefined && !passes) return error;
  const line = `the database at ${host} cannot be used (${reasonOf(error)}). ${nextStep ?? 'Check that PostgreSQL runs there and takes connections'}`;
  return new DatabaseUnusableError(line, passes, { cause: error });
}
