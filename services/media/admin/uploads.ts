/** Operators' uploads: tus 1.0 into a folder under DATA_DIR, in chunks, resumable after an interruption. */
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '@/lib/contracts/media/recording-jobs';
import { freeBytes } from '@/services/common/files/disk';
import { inRounds } from '@/services/common/jobs/rounds';
import { ServiceError } from '@/lib/platform/service-error';
import { sweepUploads } from './sweep';

const SWEEP_MS = 60 * 60_000;
const MOST_BYTES = 200 * 1024 ** 3;

const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Uploads {
  /** Where the file of an upload is, or would be. */
  pathOf: (id: string) => string;
  /** The file of a finished upload. Throws NOT_FOUND if the upload does not exist or is incomplete. */
  fileOf: (id: string) => Promise<string>;
}

export interface UploadPlace {
  folder: string;
  /** Bytes of its disk that must stay free: the database of a small library is on it too. */
  reserve: number;
  /** Files that jobs are still to be made of: an upload among them is never swept. */
  sourcesInUse: () => Promise<readonly string[]>;
}

/** Bytes that a request brings, or says that others will; a body of no stated length can be as large as an upload. */
function bytesOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return MOST_BYTES;
  return Math.max(Number(headers['upload-length'] ?? 0), Number(headers['content-length'] ?? 0));
}

const inGigabytes = (bytes: number) => `${(bytes / 1000 ** 3).toFixed(1)} GB`;

/**
 * Throws INSUFFICIENT_STORAGE rather than fill the disk. Asked for each piece too: others can have filled it since the upload was
 * begun.
 */
async function refuseWithoutRoom(request: FastifyRequest, { folder, reserve }: UploadPlace): Promise<void> {
  const bytes = bytesOf(request);
  if (bytes === 0) return;
  const room = Math.max(0, (await freeBytes(folder)) - reserve);
  if (bytes > room)
    throw new ServiceError(
      'INSUFFICIENT_STORAGE',
      `There is not enough room on the library’s disk: ${inGigabytes(room)} are free for uploads${
        request.method === 'POST' ? `, and this file has ${inGigabytes(bytes)}` : ''
      }. Ask whoever runs it to make room, then choose the file again`,
    );
}

/** Adds the tus routes, whose callers the scope has checked. */
export function registerUploads(app: FastifyInstance, place: UploadPlace): Uploads {
  const { folder, sourcesInUse } = place;
  // tus counts its expiry from an upload's creation, which would refuse the pieces of one that takes longer than a day.
  const store = new FileStore({ directory: folder });
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    relativeLocation: true,
    maxSize: MOST_BYTES,
  });
  tus.on(EVENTS.POST_TERMINATE, () => undefined);
  // tus reads the chunk from the request stream itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    await refuseWithoutRoom(request, place);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };
  for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/*`]) app.route({ method: METHODS, url, handler });
  const sweeps = inRounds(() => sweepUploads(folder, sourcesInUse, Date.now()), {
    everyMs: SWEEP_MS,
    firstAfterMs: SWEEP_MS,
    failed: (error) => app.log.warn({ err: error }, 'abandoned uploads could not be deleted'),
  });
  app.addHook('onClose', () => sweeps.stop());
  const pathOf = (id: string) => path.resolve(folder, id);
  return {
    pathOf,
    fileOf: async (id) => {
      const upload = await store.getUpload(id).catch(() => null);
      const file = pathOf(id);
      const size = (await stat(file).catch(() => null))?.size;
      if (!upload || size === undefined || size !== upload.size)
        throw new ServiceError('NOT_FOUND', 'There is no such upload, or it is not whole yet');
      return file;
    },
  };
}
