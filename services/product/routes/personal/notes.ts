/** Notes on moments: GET and POST /api/notes, POST /api/notes/{id}/deletion. */
import { z } from 'zod';
import {
  deleteNoteSchema,
  noteDeletionSchema,
  noteSchema,
  notesQuerySchema,
  notesSchema,
  saveNoteSchema,
} from '@/lib/contracts/personal/notes';
import type { Server } from '@/services/common/http/http';
import { foundItem } from '../../catalogue/access';
import type { ProductContext } from '../../context';
import { deleteNote, notesOf, saveNote } from '../../personal/notes';
import { operation } from '@/services/common/operations/operation';
import { uuid } from '@/lib/contracts/http/ids';

const pathSchema = z.object({ id: uuid });

export function registerNotes(app: Server, context: ProductContext): void {
  const { db, visitors, now } = context;
  app.get(
    '/api/notes',
    {
      schema: { querystring: notesQuerySchema, response: { 200: notesSchema } },
      ...operation('listNotes', 'One’s own notes on moments, of all recordings or of one', 'person'),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      return { notes: await notesOf(db, userId, request.query.contentId) };
    },
  );
  app.post(
    '/api/notes',
    {
      schema: { body: saveNoteSchema, response: { 200: noteSchema } },
      ...operation(
        'saveNote',
        'A note on a moment, new or in other words than those that were read',
        'person',
        {
          refusals: ['NOT_FOUND', 'CONFLICT'],
        },
      ),
    },
    async (request) => {
      const { userId, viewer } = await visitors.signedIn(request);
      await foundItem(context, viewer, request.body.contentId, ({ media }) => media !== null);
      return saveNote(db, userId, request.body, new Date(now()));
    },
  );
  app.post(
    '/api/notes/:id/deletion',
    {
      schema: { params: pathSchema, body: deleteNoteSchema, response: { 200: noteDeletionSchema } },
      ...operation('deleteNote', 'Deletes a note that still has the words that were read', 'person', {
        refusals: ['CONFLICT'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      await deleteNote(db, userId, request.params.id, request.body.was);
      return { id: request.params.id };
    },
  );
}
