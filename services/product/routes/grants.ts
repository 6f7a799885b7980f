/** Playback and document grants (docs/contracts/media.md §1, §2): entitlement is decided here, once. */
import type { FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import {
  documentGrantRequestSchema, documentGrantSchema, playbackGrantRequestSchema, playbackGrantSchema,
} from '@/lib/contracts/media'; // prettier-ignore
import type { Viewer } from '@/lib/contracts/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import { operation } from '../operations/operation';
import {
  documentGrant,
  playbackGrant,
  type GrantSettings,
  type PlaybackSubject,
} from '@/services/common/media-grants';
import { notShown, permit, refuse, shownItem } from '../catalogue/access';
import { classPlay } from '../class/admission';
import { countPlayed } from '../class/openings';
import type { StoredItem } from '../catalogue/stored-item';
import { usageVisitorOf } from '../usage/visitor';
import type { ProductContext } from '../context';

/** Who holds the grant: a person, or the organisation of a network. */
const viewerKeyOf = (viewer: Viewer) => viewer.userId ?? viewer.organisationId ?? '';

/** A bad token is said like none at all, so that the player knows what to ask for. */
function asSignIn(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') {
    throw new ServiceError('UNAUTHENTICATED', error.message, { reason: 'SIGN_IN_REQUIRED' });
  }
  throw error;
}

/** COUNTER: a licence that is lacking is a denial, a download a request. Neither waits for its count. */
const usageOfGrants =
  ({ visitors, usage, usedItems, now }: ProductContext) =>
  async (request: FastifyRequest, item: StoredItem, part?: string): Promise<void> => {
    const visitor = usageVisitorOf(await visitors.of(request), request);
    const action = visitor.entitled ? 'download' : 'denied';
    const used = usedItems.byId(item.id);
    if (used && (action === 'download' ? part !== undefined : visitor.organisationId !== null))
      usage.add({ at: now(), visitor, action, item: used, ...(part === undefined ? {} : { part }) });
  };

/** What plays of an entry of a list that is opened to a class; the play is counted, whose it is is not. */
async function ofClass(
  context: ProductContext,
  request: FastifyRequest,
  asked: { contentId: string; key: string; entryId: string },
): Promise<PlaybackSubject> {
  const { item, viewerKey, limits, opening } = await classPlay(context, request, asked);
  // What somebody else serves cannot be cut to a clip, nor ended with the class.
  if (!item.media || item.hosted) throw notShown();
  await countPlayed(context.db, opening.id, asked.entryId);
  return { contentId: item.id, media: item.media, hosted: null, viewerKey, limits };
}

export function registerGrants(app: Server, context: ProductContext, settings: GrantSettings): void {
  const { visitors, now } = context;

  /** The visible item and who asks. What it lacks is told before what they lack, so the caller permits. */
  const asked = async (request: FastifyRequest, contentId: string) => {
    const { viewer } = await visitors.of(request);
    const item = shownItem(context, viewer, contentId);
    if (!item) throw notShown();
    return { item, viewer };
  };

  const counted = usageOfGrants(context);
  const permitted = async (request: FastifyRequest, item: StoredItem, viewer: Viewer) => {
    if (!canPlay(true, viewer).allowed) await counted(request, item);
    permit(item, viewer);
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
      reply.header('Cache-Control', cachePolicy.person);
      const { contentId, class: entered } = request.body;
      if (entered)
        return playbackGrant(settings, await ofClass(context, request, { contentId, ...entered }), now());
      const { item, viewer } = await asked(request, contentId);
      if (!item.media) throw notShown();
      await permitted(request, item, viewer);
      const { media, hosted } = item;
      const subject = { contentId: item.id, media, hosted, viewerKey: viewerKeyOf(viewer) };
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
      const { item, viewer } = await asked(request, contentId);
      const file = item.documentFiles.get(documentId);
      if (!file) throw notShown();
      await permitted(request, item, viewer);
      if (purpose === 'download' && item.disablePrintAndDownload) refuse('DOWNLOAD_NOT_ALLOWED');
      if (purpose === 'download') await counted(request, item, documentId);
      reply.header('Cache-Control', cachePolicy.person);
      return documentGrant(settings, { contentId, ...file, purpose, viewerKey: viewerKeyOf(viewer) }, now());
    },
  );
}
