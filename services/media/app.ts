/**
 * The media service: signed recordings under /v/, signed documents under /d/ (docs/contracts/media.md §5).
 * Access is by signature alone: it reads no cookie and no token, and lists nothing.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicy, untilGrantEnds } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import type { AddressRefusal } from '@/lib/contracts/media/media';
import { sendFile } from '@/services/common/files/send-file';
import { ServiceError } from '@/lib/platform/service-error';
import { allowOrigins } from '@/services/common/http/cors';
import { createServer } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import { registerDocumentation } from '@/services/common/operations/documentation';
import { verifyPath, type GrantFacts } from '@/services/common/media/signature';
import type { AdminDependencies } from './admin/calls';
import { registerAdmin } from './admin/routes';
import type { ClassOpenings } from './class-openings';
import { Clips } from './clip/clip';
import { documentHeaders, PASSIVE_POLICY } from './document-headers';
import type { DocumentStore } from './documents';
import { findRecordingFile } from './recordings';
import type { RecordingStore } from './store/store';

export interface MediaDependencies {
  log: Logger;
  /** From `keyList(MEDIA_SIGNING_KEY)`. */
  keys: readonly string[];
  recordings: RecordingStore;
  /** Whether recordings can be served; rejects where they cannot. */
  ready: () => Promise<void>;
  documents: Pick<DocumentStore, 'find'>;
  openings: ClassOpenings;
  /** Web origins whose pages may read the answers. */
  origins: readonly string[];
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The operators' routes; absent without a database, and so without a queue. */
  admin?: AdminDependencies;
}

const POLICY = 'Content-Security-Policy';
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

const refuse = (reason: AddressRefusal) =>
  new ServiceError('FORBIDDEN', 'This address does not open anything', { reason });

/** Serves a signed address, within the limits of its grant. */
function createServing({ keys, recordings, documents, openings, now }: MediaDependencies) {
  const clips = new Clips(recordings);
  const recording = async ({ headers }: FastifyRequest, grant: GrantFacts, name: string) => {
    const clip = grant.limits?.clip;
    const file = await findRecordingFile(recordings, grant.assetId, name);
    // With `If-Range` a range request may be answered with the whole file, so the range is not trusted to stay within the clip.
    const range = headers['if-range'] === undefined ? headers.range : undefined;
    const cut = clip ? await clips.answer({ assetId: grant.assetId, name, clip }, file, range) : null;
    if (cut?.kind === 'outside') throw refuse('OUTSIDE');
    if (cut?.kind === 'text') return cut;
    if (!file) throw new ServiceError('NOT_FOUND', 'No such file');
    return file;
  };
  const document = async (reply: FastifyReply, grant: GrantFacts) => {
    const file = await documents.find(grant.assetId);
    if (!file) throw new ServiceError('NOT_FOUND', 'No such file');
    const { contentType, disposition, isSandboxed } = documentHeaders({
      contentType: file.contentType,
      fileName: grant.fileName ?? '',
      isRead: grant.action === 'read',
    });
    reply.header('Content-Disposition', disposition).header('X-Robots-Tag', 'noindex');
    if (!isSandboxed) reply.removeHeader(POLICY);
    return { ...file, contentType };
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').header('Referrer-Policy', 'no-referrer');
    reply.header('Cache-Control', cachePolicy.moment).header(POLICY, PASSIVE_POLICY);
    const seconds = now() / 1000;
    // The raw address: once decoded or normalised it is no longer what was signed.
    const verdict = verifyPath(keys, request.raw.url?.split('?')[0] ?? '', seconds);
    if (!verdict.ok) throw refuse(verdict.reason);
    const { grant, file } = verdict;
    const opening = grant.limits?.opening;
    if (opening !== undefined && !(await openings.isOpen(opening))) throw refuse('CLOSED');
    const found =
      grant.action === 'play' ? await recording(request, grant, file) : await document(reply, grant);
    // A class may be closed at any time, so its media must not be served from a cache.
    if (opening === undefined)
      reply.header('Cache-Control', untilGrantEnds(Math.floor(grant.expires - seconds)));
    return 'text' in found ? reply.type(found.contentType).send(found.text) : sendFile(request, reply, found);
  };
}

/** The server with its routes; the caller calls `listen` or `inject`. */
export async function createApp(dependencies: MediaDependencies) {
  const { log, ready, origins, admin } = dependencies;
  const app = createServer({ log, ready });
  await allowOrigins(app, origins, {
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['Range', 'If-Range', 'If-None-Match'],
    exposedHeaders: [
      'Accept-Ranges',
      'Content-Disposition',
      'Content-Length',
      'Content-Range',
      'ETag',
      'X-Request-Id',
    ],
  });

  const serve = createServing(dependencies);
  const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Allow', 'GET, HEAD, OPTIONS');
    return reply.status(405).send(apiErrorBody('METHOD_NOT_ALLOWED', 'Media can only be read'));
  };
  await registerDocumentation(app, {
    title: 'Media API',
    description:
      'Recordings as operators make, correct and delete them. Uploads are tus 1.0 (https://tus.io) at /api/admin/recordings/uploads; what is played and read lies at signed addresses, of which a grant of the product API tells.',
  });
  if (admin) await registerAdmin(app, admin);
  // Any other path is unsigned, and is refused as such.
  for (const url of ['/v/*', '/d/*', '/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: serve });
    app.route({ method: OTHER_METHODS, url, handler: refuseMethod });
  }
  return app;
}
