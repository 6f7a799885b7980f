/** Makes the folder of recordings, and tells a setting that names none from a disk that is away for a while. */
import { mkdir } from 'node:fs/promises';
import { EXIT_CONFIG } from '@/lib/contracts/environment';

/** What the system says of a path that can never be this folder, or not for this user. Whatever else it says may pass. */
const WRONG_SETTING = new Set(['EACCES', 'EEXIST', 'EINVAL', 'ELOOP', 'ENAMETOOLONG', 'ENOTDIR', 'EPERM']);

/**
 * Exits the process with one line if it cannot be made: with EXIT_CONFIG, on which the whole library ends, only for a wrong
 * setting; with 1, after which the process is started again, where a network disk does not answer or a disk fails.
 */
export async function makeRootOrExit(root: string, make: typeof mkdir = mkdir): Promise<void> {
  await make(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const code = error.code ?? '';
    process.stderr.write(
      `MEDIA_ROOT names a folder that cannot be made or read: ${root} (${code || error.message})\n`,
    );
    process.exit(WRONG_SETTING.has(code) ? EXIT_CONFIG : 1);
  });
}
