/** Asset files on HTTP: pictures for everyone, anything else only with a delivery token of the space. */
import type { Server } from '@/services/common/http';
import type { Logger } from '@/services/common/log';
import type { Library } from '../store/library';

export interface FileRouteOptions {
  library: Library;
  dataDir: string;
  cacheDir: string;
  log: Logger;
}

export function addFileRoutes(_app: Server, _options: FileRouteOptions): void {}
