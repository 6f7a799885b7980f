/** Operators' uploads: tus 1.0 into a folder under DATA_DIR, in chunks, resumable after an interruption. */
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { Operators } from './operators';
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
  operators: Operators;
  /** Files that jobs are still to be made of: an upload among them is never swept. */
  sourcesInUse: () => Promise<readonly string[]>;
}

/** Adds the tus routes; every request must come from an operator. */
export function registerUploads(
  app: FastifyInstance,
  { folder, operators, sourcesInUse }: UploadPlace,
): Uploads {
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
    await operators.of(request);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };
  for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/*`]) app.route({ method: METHODS, url, handler });
  const sweep = setInterval(() => {
    sweepUploads(folder, sourcesInUse, Date.now()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'abandoned uploads could not be deleted'),
    );
  }, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
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
