/** Where recordings lie on this machine. */
import path from 'node:path';

/** The folder of MEDIA_ROOT, absolute; without one, `recordings` among the library's data. */
export function recordingsFolder(config: { MEDIA_ROOT?: string | undefined; DATA_DIR: string }): string {
  return path.resolve(config.MEDIA_ROOT || path.join(config.DATA_DIR, 'recordings'));
}
