/** The version of a state that a client has read; it sends it back with a change, so that a conflict is noticed. */
import { createHash } from 'node:crypto';

const VERSION_LENGTH = 22;

/** Changes with every change of the state, whoever made it. @param state JSON, its members always in the same order */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, VERSION_LENGTH);
