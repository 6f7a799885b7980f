/** What this process may do with a file. */
import { access } from 'node:fs/promises';

/** Whether this process may use a file as `mode` of `fs.constants` says; false too where there is none, or it cannot be seen. */
export const mayAccess = (file: string, mode: number): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  );
