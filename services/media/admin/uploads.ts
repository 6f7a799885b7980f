/** Operators' uploads: tus 1.0 into a folder under DATA_DIR, in chunks, resumable after an interruption. */
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '@/lib/contracts/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { Operators } from './operators';

/** An abandoned upload is deleted after a day. */
const EXPIRES_MS = 24 * 60 * 60_000;
const SWEEP_MS = 60 * 60_000;
const MOST_BYTES = 200 * 1024 ** 3;

const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Uploads {
  /** The file of a finished upload. Throws NOT_FOUND if the upload does not exist or is incomplete. */
  fileOf: (id: string) => Promise<string>;
}

/** Adds the tus routes; every request must come from an operator. */
export function registerUploads(app: FastifyInstance, folder: string, operators: Operators): Uploads {
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: EXPIRES_MS });
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
  const sweep = setInterval(() => void tus.cleanUpExpiredUploads().catch(() => undefined), SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return {
    fileOf: async (id) => {
      const upload = await store.getUpload(id).catch(() => null);
      const file = path.join(folder, id);
      const size = (await stat(file).catch(() => null))?.size;
      if (!upload || size === undefined || size !== upload.size)
        throw new ServiceError('NOT_FOUND', 'There is no such upload, or it is not whole yet');
      return file;
    },
  };
}
