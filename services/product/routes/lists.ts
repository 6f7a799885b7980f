/** Lists: GET and POST /api/lists, GET /api/lists/{id}, POST …/changes, POST …/deletion. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  deleteListSchema,
  listChangesSchema,
  listDeletionSchema,
  listSchema,
  listsQuerySchema,
  listsSchema,
  newListSchema,
  type ListEntry,
} from '@/lib/contracts/personal/lists';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { mayChange, type ListViewer } from '@/lib/domain/lists/access';
import { latestEnd } from '@/lib/domain/lists/clip';
import type { Server } from '@/services/common/http/http';
import { foundItem, notShown, shownItem, shownItems } from '../catalogue/access';
import type { ProductContext } from '../context';
import { changeList, deleteList, describedTo, makeList, readableList } from '../lists/lists';
import type { StoredList } from '../lists/rows';
import { shownEntryJson } from '../lists/shown';
import { listsOf } from '../lists/summaries';
import { listViewer, signedInListViewer } from '../lists/viewer';
import { operation } from '@/services/common/operations/operation';
import { uuid } from '@/lib/contracts/http/ids';
import { sendJson } from './send-json';

const pathSchema = z.object({ id: uuid });

/** JSON of the list for a viewer: entries hidden from them are left out, unless they may change the list. */
async function listJson(
  context: ProductContext,
  list: StoredList,
  viewer: Viewer & ListViewer,
): Promise<string> {
  const isMine = mayChange(list, viewer);
  const shown = shownItems(context, viewer);
  const entries = list.entries.flatMap((entry) => {
    const item = shown(entry.contentId);
    if (!item && !isMine) return [];
    return [shownEntryJson(entry, item)];
  });
  const [facts] = await describedTo(context.db, [list], { viewer, now: context.now() });
  return `${JSON.stringify(facts).slice(0, -1)},"entries":[${entries.join()}]}`;
}

/** Throws NOT_FOUND when the viewer may not see the item, or it has no such recording or document. */
async function requireShown(context: ProductContext, viewer: Viewer, entry: ListEntry): Promise<void> {
  const { contentId, documentId, kind } = entry;
  await foundItem(context, viewer, contentId, ({ media, documentFiles }) => {
    if ((kind === 'clip' || kind === 'moment') && !media) return false;
    return documentId === null || documentFiles.has(documentId);
  });
}

/** When the recording of an item has ended, seconds; null when unknown. Throws NOT_FOUND when the viewer is not shown it. */
const endOf = (context: ProductContext, viewer: Viewer) => (contentId: string) => {
  const item = shownItem(context, viewer, contentId);
  if (!item) throw notShown();
  return latestEnd(item.media?.durationMinutes ?? null);
};

function registerReading(app: Server, context: ProductContext): void {
  const { db, visitors, now } = context;

  app.get(
    '/api/lists',
    {
      schema: { querystring: listsQuerySchema, response: { 200: listsSchema } },
      ...operation('listLists', 'One’s own lists, and a page of those that colleagues share', 'person'),
    },
    async (request) => {
      const viewer = await signedInListViewer(visitors, request);
      return listsOf(db, viewer, request.query, now());
    },
  );

  app.get(
    '/api/lists/:id',
    {
      schema: { params: pathSchema },
      ...operation('readList', 'A list with what whoever asks is shown of it', 'viewer', {
        refusals: ['NOT_FOUND'],
        shown: { answer: listSchema },
      }),
    },
    async (request, reply) => {
      const viewer = await listViewer(visitors, request);
      const list = await readableList(db, request.params.id, viewer);
      reply.header('Cache-Control', cachePolicy.person);
      return sendJson(reply, await listJson(context, list, viewer));
    },
  );
}

function registerChanging(app: Server, context: ProductContext): void {
  const { db, visitors, now } = context;

  app.post(
    '/api/lists',
    {
      schema: { body: newListSchema },
      ...operation('makeList', 'A new list, empty or a copy', 'person', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
        shown: { answer: listSchema },
      }),
    },
    async (request, reply) => {
      const viewer = await signedInListViewer(visitors, request);
      const { copyOf, ...made } = request.body;
      const model = copyOf === undefined ? null : await readableList(db, copyOf, viewer);
      const shown = shownItems(context, viewer);
      const entries = (model?.entries ?? [])
        .filter(({ contentId }) => shown(contentId) !== null)
        .map((entry) => ({ ...entry, id: randomUUID() }));
      const note = made.note || (model?.note ?? '');
      const list = await makeList(db, viewer, { ...made, note, entries });
      return sendJson(reply, await listJson(context, list, viewer));
    },
  );

  app.post(
    '/api/lists/:id/changes',
    {
      schema: { params: pathSchema, body: listChangesSchema },
      ...operation('changeList', 'Changes that merge with those of others; all of them or none', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
        shown: { answer: listSchema },
      }),
    },
    async (request, reply) => {
      const viewer = await signedInListViewer(visitors, request);
      const { changes } = request.body;
      for (const change of changes)
        if (change.do === 'add') await requireShown(context, viewer, change.entry);
      const list = await changeList(db, request.params.id, {
        ...{ viewer, changes, now: new Date(now()) },
        endOf: endOf(context, viewer),
      });
      return sendJson(reply, await listJson(context, list, viewer));
    },
  );

  app.post(
    '/api/lists/:id/deletion',
    {
      schema: { params: pathSchema, body: deleteListSchema, response: { 200: listDeletionSchema } },
      ...operation('deleteList', 'Deletes a list that is still as it was read', 'person', {
        refusals: ['FORBIDDEN', 'CONFLICT'],
      }),
    },
    async (request) => {
      const viewer = await signedInListViewer(visitors, request);
      await deleteList(db, request.params.id, viewer, request.body.was);
      return { id: request.params.id };
    },
  );
}

export function registerLists(app: Server, context: ProductContext): void {
  registerReading(app, context);
  registerChanging(app, context);
}
