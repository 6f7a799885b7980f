/** Asset files over HTTP: pictures for everyone, anything else only with a delivery token of the space. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import type { Logger } from '@/services/common/log';
import { authenticate, tokenIn } from '../api/authentication';
import { ApiFailure } from '../api/failure';
import type { Library } from '../store/library';
import { parseFilePath } from './address';
import { findFile, type FoundFile } from './find-file';
import { PictureCache } from './picture-cache';
import { parsePictureRequest, type PictureRequest, variantName, withinPicture } from './picture-request';
import { outputFormat, pictureSize, renderPicture, typeOfFormat } from './render-picture';
import { bytesOnDisk, type SentFile, sendFile } from '@/lib/platform/http/send-file';
import { FileStore } from './store';

export interface FileRouteOptions {
  library: Library;
  dataDir: string;
  cacheDir: string;
  log: Logger;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A picture may be an SVG that contains a script, which must not run when the file is opened by itself.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

function pictureRequestOf(request: FastifyRequest): PictureRequest | null {
  try {
    return parsePictureRequest(request.query as Record<string, unknown>);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const issue = error.issues[0];
    throw new ServiceError(
      'VALIDATION_FAILED',
      `${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'not valid'}`,
    );
  }
}

/** Files other than pictures may be for subscribers only, so they need a delivery token of the space. */
async function requireToken(library: Library, request: FastifyRequest, space: string): Promise<void> {
  try {
    await authenticate(library, tokenIn(request.headers.authorization, ''), space);
  } catch (error) {
    if (error instanceof ApiFailure) throw new ServiceError('FORBIDDEN', 'This file needs a delivery token');
    throw error;
  }
}

/** Aborted when the connection is closed: nobody waits for the answer any longer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Adds `/assets/…` to a server. */
export function addFileRoutes(app: Server, { library, dataDir, cacheDir, log }: FileRouteOptions): void {
  const store = new FileStore(dataDir);
  const pictures = new PictureCache(cacheDir);

  const original = (file: FoundFile): SentFile => ({
    bytes: bytesOnDisk(store.pathOf(file.hash)),
    contentType: file.contentType,
    etag: `"${file.hash}"`,
  });

  const pictureOf = async (
    file: FoundFile,
    asked: PictureRequest | null,
    gone: AbortSignal,
  ): Promise<SentFile> => {
    const format = asked && outputFormat(file.contentType, asked.fm);
    if (!asked || !format) return original(file);
    const source = store.pathOf(file.hash);
    // Why one cannot be decoded is logged when it is computed, below.
    const own = await pictureSize(source).catch(() => null);
    const request = own ? withinPicture(asked, own) : asked;
    const variant = variantName(request);
    const make = () => renderPicture(source, request, format);
    const name = `${file.hash}_${variant}.${format}`;
    const path = await pictures.file(name, make, gone).catch((error: unknown) => {
      if (error instanceof ServiceError) throw error;
      log.warn({ err: error, asset: file.assetId }, 'the picture cannot be computed');
      return null;
    });
    // A picture that we cannot decode may still be readable by the browser.
    if (path === null) return original(file);
    return { bytes: bytesOnDisk(path), contentType: typeOfFormat(format), etag: `"${file.hash}_${variant}"` };
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = parseFilePath((request.raw.url ?? '').split('?')[0] ?? '');
    const file = address && (await findFile(library, address));
    if (!file) throw new ServiceError('NOT_FOUND', 'There is no such file');
    if (!file.isPicture) await requireToken(library, request, file.space);
    const sent = file.isPicture
      ? await pictureOf(file, pictureRequestOf(request), goneOf(reply))
      : original(file);
    void reply.headers({
      ...HEADERS,
      'Cache-Control': file.isPicture ? cachePolicy.forEver : cachePolicy.person,
    });
    return sendFile(request, reply, sent);
  };

  // HEAD is handled here too: Fastify's own would read the whole file to learn its length.
  app.route({ method: ['GET', 'HEAD'], url: '/assets/*', exposeHeadRoute: false, handler: handle });
}
