/** Lists opened to a class: by a code inside the school's network, by a link elsewhere (`/api/class-openings`, `/api/class`). */
import { z } from 'zod';
import { shownEntrySchema } from './lists';
import { uuid as id } from '../http/ids';

const instant = z.iso.datetime();

/** POST /api/class-openings. */
export const newOpeningSchema = z.object({ id, listId: id, opensAt: instant, closesAt: instant });

export const openingSchema = z.object({
  id: z.string(),
  listId: z.string(),
  /** Works only inside the recognised network of the organisation. */
  code: z.string(),
  /** Works anywhere: 128 random bits. */
  link: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  closedAt: z.string().nullable(),
  /** How often the list was opened and each of its entries played; no names are stored. */
  opened: z.number().int(),
  played: z.record(z.string(), z.number().int()),
});
export type ClassOpening = z.infer<typeof openingSchema>;

/** GET /api/class-openings?listId= */
export const openingsQuerySchema = z.object({ listId: id });
export const openingsSchema = z.object({ openings: z.array(openingSchema) });

/** GET /api/class-openings/{id}/state, called by the media service; also what POST /api/class/{key}/visits answers. */
export const openingStateSchema = z.object({ open: z.boolean() });

/** POST /api/class/entries: a code as typed. The key in the response opens `/class/{key}`. */
export const codeSchema = z.object({ code: z.string().max(40) });
export const enteredSchema = z.object({ key: z.string() });

/** The key of a link, or, inside its own network, the id of an opening. */
export const classKey = z.string().regex(/^[A-Za-z0-9_-]{22}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** GET /api/class/{key}: the list as a class sees it, without the teacher's notes. */
export const classListSchema = z.object({
  /** Id of the opening, to check whether it is still open. */
  id: z.string(),
  name: z.string(),
  organisation: z.string().nullable(),
  closesAt: z.string(),
  entries: z.array(shownEntrySchema),
});
export type ClassList = z.infer<typeof classListSchema>;
