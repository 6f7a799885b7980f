/** Where a file lies that somebody names at a terminal. */
import path from 'node:path';

/**
 * The whole path of a file or folder that a command was given. A command runs in the root of the project, and npm, or without it
 * `prepareServices`, keeps the folder that it was called from in INIT_CWD.
 */
export const callersPath = (file: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
