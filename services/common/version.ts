/** The version of what somebody read, told back with a change of it. */
import { createHash } from 'node:crypto';

const VERSION_LENGTH = 22;

/** Changes with every change of the state, whoever made it. @param state of JSON, its members in one order */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, VERSION_LENGTH);
