/** Playback and document grants (docs/contracts/media.md §1, §2): entitlement is decided here, once. */
import type { FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import {
  documentGrantRequestSchema, documentGrantSchema, playbackGrantRequestSchema, playbackGrantSchema, type GrantRefusal,
} from '@/lib/contracts/media'; // prettier-ignore
import type { Viewer } from '@/lib/contracts/viewer';
import { subscriptionPermits, type RefusedReason } from '@/lib/domain/viewer/entitlement';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import { operation } from '../operations/operation';
import { documentGrant, playbackGrant, type GrantSettings } from '@/services/common/media-grants';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductContext } from '../context';

const refusals = {
  NOT_RECOGNISED: 'SIGN_IN_REQUIRED',
  NONE: 'SUBSCRIPTION_REQUIRED',
  EXPIRED: 'SUBSCRIPTION_EXPIRED',
  FUTURE: 'SUBSCRIPTION_NOT_STARTED',
} as const satisfies Record<Exclude<RefusedReason, 'HIDDEN'>, GrantRefusal>;

const messages: Readonly<Record<GrantRefusal, string>> = {
  SIGN_IN_REQUIRED: 'Sign in to use this',
  SUBSCRIPTION_REQUIRED: 'A subscription is needed',
  SUBSCRIPTION_EXPIRED: 'The subscription has ended',
  SUBSCRIPTION_NOT_STARTED: 'The subscription has not started yet',
  DOWNLOAD_NOT_ALLOWED: 'This document cannot be printed or downloaded',
};

function refuse(reason: GrantRefusal): never {
  const code = reason === 'SIGN_IN_REQUIRED' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  throw new ServiceError(code, messages[reason], { reason });
}

const missing = () => new ServiceError('NOT_FOUND', 'There is nothing here to play or read');

/** Who holds the grant: a person, or the organisation of a network. */
const viewerKeyOf = (viewer: Viewer) => viewer.userId ?? viewer.organisationId ?? '';

/** A bad token is said like none at all, so that the player knows what to ask for. */
function asSignIn(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') {
    throw new ServiceError('UNAUTHENTICATED', error.message, { reason: 'SIGN_IN_REQUIRED' });
  }
  throw error;
}

function permit(viewer: Viewer): void {
  const verdict = subscriptionPermits(viewer);
  if (verdict.allowed) return;
  if (verdict.reason === 'HIDDEN') throw missing();
  refuse(refusals[verdict.reason]);
}

export function registerGrants(app: Server, context: ProductContext, settings: GrantSettings): void {
  const { catalogue, audiences, visitors, now } = context;

  /** The visible item and its entitled viewer. A hidden item reads like a missing one (R-VIS-10). */
  const entitled = async (
    request: FastifyRequest,
    contentId: string,
  ): Promise<{ item: StoredItem; viewer: Viewer }> => {
    const { viewer } = await visitors.of(request);
    const item = catalogue.item(contentId);
    if (!item || audiences.of({ viewer }).hides(item)) throw missing();
    return { item, viewer };
  };
  const asks = async (request: FastifyRequest) => {
    await visitors.of(request).catch(asSignIn);
  };
  app.post(
    '/api/playback-grants',
    {
      schema: { body: playbackGrantRequestSchema, response: { 200: playbackGrantSchema } },
      onRequest: asks,
      ...operation('grantPlayback', 'Signed addresses that play one recording', 'viewer', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { item, viewer } = await entitled(request, request.body.contentId);
      if (!item.media) throw missing();
      permit(viewer);
      reply.header('Cache-Control', cachePolicy.person);
      const { assetId, type, durationMinutes } = item.media;
      const subject = { contentId: item.id, assetId, type, durationMinutes, viewerKey: viewerKeyOf(viewer) };
      return playbackGrant(settings, subject, now());
    },
  );

  app.post(
    '/api/document-grants',
    {
      schema: { body: documentGrantRequestSchema, response: { 200: documentGrantSchema } },
      onRequest: asks,
      ...operation('grantDocument', 'A signed address that opens one document', 'viewer', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { contentId, documentId, purpose } = request.body;
      const { item, viewer } = await entitled(request, contentId);
      const file = item.documentFiles.get(documentId);
      if (!file) throw missing();
      permit(viewer);
      if (purpose === 'download' && item.disablePrintAndDownload) refuse('DOWNLOAD_NOT_ALLOWED');
      reply.header('Cache-Control', cachePolicy.person);
      return documentGrant(settings, { contentId, ...file, purpose, viewerKey: viewerKeyOf(viewer) }, now());
    },
  );
}
