/** Asset files over HTTP: pictures for everyone, anything else only with a delivery token of an environment that has it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { passiveType } from '@/services/common/files/passive-type';
import { goneOf } from '@/lib/platform/http/gone';
import { siteNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { AddressOf } from '@/services/common/http/visitor-address';
import type { Logger } from '@/services/common/log';
import { authenticate, mayReadEnvironment, tokenIn } from '../api/authentication';
import { ApiFailure } from '../api/failure';
import type { Library } from '../store/library';
import { parseFilePath } from './address';
import { findFiles, type FoundFile } from './find-file';
import { type Asker, PictureCache } from './picture-cache';
import { parsePictureRequest, type PictureRequest, variantName, withinPicture } from './picture-request';
import { outputFormat, pictureSize, renderPicture, typeOfFormat } from './render-picture';
import { bytesOnDisk, type SentFile, sendFile } from '@/services/common/files/send-file';
import { FileStore } from './store';

export interface FileRouteOptions {
  library: Library;
  dataDir: string;
  cacheDir: string;
  addressOf: AddressOf;
  log: Logger;
}

const SHARED_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** A picture may be an SVG that contains a script, which must not run when the file is opened by itself. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SVG = 'image/svg+xml';
const PDF = 'application/pdf';

/** The type under which a file is sent, and headers by which nothing in it may run. A browser's reader of PDF is sandboxed away. */
function safely(contentType: string): { contentType: string; headers: Readonly<Record<string, string>> } {
  const { sent, isPassive, essence } = passiveType(contentType);
  if (essence === PDF) return { contentType: sent, headers: SHARED_HEADERS };
  const headers = { ...SHARED_HEADERS, 'Content-Security-Policy': SANDBOX };
  if (isPassive || essence === SVG) return { contentType, headers };
  return { contentType: sent, headers: { ...headers, 'Content-Disposition': 'attachment' } };
}

/**
 * The file as the request's delivery token may read it: files other than pictures may be for subscribers only, and a token may be
 * for some environments only. Throws FORBIDDEN.
 */
async function forToken(
  library: Library,
  request: FastifyRequest,
  space: string,
  files: readonly FoundFile[],
): Promise<FoundFile> {
  const access = await authenticate(library, tokenIn(request.headers.authorization, ''), space).catch(
    (error: unknown) => {
      if (error instanceof ApiFailure) return null;
      throw error;
    },
  );
  const file = access && files.find(({ environment }) => mayReadEnvironment(access.grant, environment));
  if (!file) throw new ServiceError('FORBIDDEN', 'This file needs a delivery token');
  return file;
}

/** Adds `/assets/…` to a server. */
export function addFileRoutes(
  app: Server,
  { library, dataDir, cacheDir, addressOf, log }: FileRouteOptions,
): void {
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
    asker: Asker,
  ): Promise<SentFile> => {
    const format = asked && outputFormat(file.contentType, asked.fm);
    if (!asked || !format) return original(file);
    const source = store.pathOf(file.hash);
    const failed = (error: unknown) => {
      if (error instanceof ServiceError) throw error;
      log.warn({ err: error, asset: file.assetId }, 'the picture cannot be computed');
      return null;
    };
    const own = await pictureSize(source).catch(failed);
    // A picture that we cannot decode may still be readable by the browser.
    if (own === null) return original(file);
    const request = withinPicture(asked, own, format);
    const variant = variantName(request);
    const make = () => renderPicture(source, request, format);
    const path = await pictures.file(`${file.hash}_${variant}.${format}`, make, asker).catch(failed);
    if (path === null) return original(file);
    return { bytes: bytesOnDisk(path), contentType: typeOfFormat(format), etag: `"${file.hash}_${variant}"` };
  };

  const askerOf = (request: FastifyRequest, reply: FastifyReply): Asker => ({
    gone: goneOf(reply.raw),
    network: async () => siteNetwork(await addressOf(request)),
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = parseFilePath((request.raw.url ?? '').split('?')[0] ?? '');
    const files = address ? await findFiles(library, address) : [];
    if (!address || files.length === 0) throw new ServiceError('NOT_FOUND', 'There is no such file');
    const picture = files.find(({ isPicture }) => isPicture);
    const file = picture ?? (await forToken(library, request, address.space, files));
    const sent = file.isPicture
      ? await pictureOf(
          file,
          parsePictureRequest(request.query as Record<string, unknown>),
          askerOf(request, reply),
        )
      : original(file);
    const { contentType, headers } = safely(sent.contentType);
    void reply.headers({
      ...headers,
      'Cache-Control': file.isPicture ? cachePolicy.forEver : cachePolicy.person,
    });
    return sendFile(request, reply, { ...sent, contentType });
  };

  // HEAD is handled here too: Fastify's own would read the whole file to learn its length.
  app.route({ method: ['GET', 'HEAD'], url: '/assets/*', exposeHeadRoute: false, handler: handle });
}
