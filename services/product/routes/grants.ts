/** Playback and document grants (docs/contracts/media.md §1, §2): entitlement is decided here, once. */
import type { FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  documentGrantRequestSchema,
  documentGrantSchema,
  playbackGrantRequestSchema,
  playbackGrantSchema,
  type DocumentGrantRequest,
  type PlaybackGrantRequest,
} from '@/lib/contracts/media/media';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import {
  documentGrant,
  playbackGrant,
  type DocumentSubject,
  type PlaybackSubject,
} from '@/services/common/media/grants';
import { foundNow, permit, refuse, shownItem } from '../catalogue/access';
import { classPlay, classRead } from '../class/admission';
import type { StoredItem } from '../catalogue/stored-item';
import { usageVisitorOf } from '../usage/visitor';
import type { ProductContext } from '../context';

/** Who holds the grant: a person, or the organisation of a network. */
const viewerKeyOf = (viewer: Viewer) => viewer.userId ?? viewer.organisationId ?? '';

/** A bad token is answered like a missing one, so that the player knows to ask for sign-in. */
function asSignIn(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') {
    throw new ServiceError('UNAUTHENTICATED', error.message, { reason: 'SIGN_IN_REQUIRED' });
  }
  throw error;
}

/** COUNTER: a missing licence counts as a denial, a download as a request. Nothing waits for the count to be stored. */
const usageOfGrants =
  ({ visitors, usage, usedItems, now }: ProductContext) =>
  async (request: FastifyRequest, item: StoredItem, part?: string): Promise<void> => {
    const visitor = usageVisitorOf(await visitors.of(request), request);
    const action = visitor.entitled ? 'download' : 'denied';
    const used = usedItems.byId(item.id);
    if (used && (action === 'download' ? part !== undefined : visitor.organisationId !== null))
      usage.add({ at: now(), visitor, action, item: used, ...(part === undefined ? {} : { part }) });
  };

/** Decides what a request is granted: by the viewer's own rights, or a class's through an entry of its list. */
function subjectsOf(context: ProductContext) {
  const counted = usageOfGrants(context);

  /** The visible item, the requested part, and the viewer. A missing part comes before missing rights: the caller permits. */
  const asked = async <T>(
    request: FastifyRequest,
    contentId: string,
    partOf: (item: StoredItem) => T | null | undefined,
  ) => {
    const { viewer } = await context.visitors.of(request);
    return foundNow(context, () => {
      const item = shownItem(context, viewer, contentId);
      const part = item && partOf(item);
      return part ? { item, part, viewer } : null;
    });
  };
  const permitted = async (request: FastifyRequest, item: StoredItem, viewer: Viewer) => {
    if (!canPlay(viewer).allowed) await counted(request, item);
    permit(item, viewer);
  };

  return {
    recording: async (
      request: FastifyRequest,
      { contentId, class: entered }: PlaybackGrantRequest,
    ): Promise<PlaybackSubject> => {
      if (entered) return classPlay(context, request, { contentId, ...entered });
      const { item, part, viewer } = await asked(request, contentId, ({ media }) => media);
      await permitted(request, item, viewer);
      const { hosted, hideOutline } = item;
      return { contentId, media: part, hosted, hideOutline, viewerKey: viewerKeyOf(viewer) };
    },
    document: async (
      request: FastifyRequest,
      { contentId, documentId, purpose, class: entered }: DocumentGrantRequest,
    ): Promise<DocumentSubject> => {
      if (entered && purpose === 'download') refuse('DOWNLOAD_NOT_ALLOWED');
      if (entered)
        return { ...(await classRead(context, request, { contentId, documentId, ...entered })), purpose };
      const { item, part, viewer } = await asked(request, contentId, ({ documentFiles }) =>
        documentFiles.get(documentId),
      );
      await permitted(request, item, viewer);
      if (purpose === 'download' && item.disablePrintAndDownload) refuse('DOWNLOAD_NOT_ALLOWED');
      if (purpose === 'download') await counted(request, item, documentId);
      return { contentId, ...part, purpose, viewerKey: viewerKeyOf(viewer) };
    },
  };
}

export function registerGrants(app: Server, context: ProductContext): void {
  const { visitors, grants, now } = context;
  const { recording, document } = subjectsOf(context);
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
      reply.header('Cache-Control', cachePolicy.person);
      return playbackGrant(grants, await recording(request, request.body), now());
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
      reply.header('Cache-Control', cachePolicy.person);
      return documentGrant(grants, await document(request, request.body), now());
    },
  );
}
