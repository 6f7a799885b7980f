/** Where recordings are stored on this machine. */
import path from 'node:path';

/** The absolute path of MEDIA_ROOT; when that is not set, `recordings` in DATA_DIR. */
export function recordingsFolder(config: { MEDIA_ROOT?: string | undefined; DATA_DIR: string }): string {
  return path.resolve(config.MEDIA_ROOT || path.join(config.DATA_DIR, 'recordings'));
}
