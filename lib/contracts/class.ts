/** Lists that are opened to a class: by a code in the school's network, by a link elsewhere (`/api/class-openings`, `/api/class`). */
import { z } from 'zod';
import { shownEntrySchema } from './lists';

const id = z.uuid();
const instant = z.iso.datetime();

/** POST /api/class-openings. */
export const newOpeningSchema = z.object({ id, listId: id, opensAt: instant, closesAt: instant });

export const openingSchema = z.object({
  id: z.string(),
  listId: z.string(),
  /** Works in the organisation's recognised network alone. */
  code: z.string(),
  /** Works anywhere: 128 random bits. */
  link: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  closedAt: z.string().nullable(),
  /** How often the list was opened, and each entry of it played; nobody's name. */
  opened: z.number().int(),
  played: z.record(z.string(), z.number().int()),
});
export type ClassOpening = z.infer<typeof openingSchema>;

/** GET /api/class-openings?listId= */
export const openingsQuerySchema = z.object({ listId: id });
export const openingsSchema = z.object({ openings: z.array(openingSchema) });

/** GET /api/class-openings/{id}/state: for the media service. */
export const openingStateSchema = z.object({ open: z.boolean() });

/** POST /api/class/entries: a code as somebody typed it. The answer's key opens `/class/{key}`. */
export const codeSchema = z.object({ code: z.string().max(40) });
export const enteredSchema = z.object({ key: z.string() });

/** A link, or the id of an opening in its own network. */
export const classKey = z.string().regex(/^[A-Za-z0-9_-]{22}$|^[0-9a-f-]{36}$/);

/** GET /api/class/{key}: the list as a class sees it; no notes to the teacher. */
export const classListSchema = z.object({
  /** Of the opening, to ask whether it still is. */
  id: z.string(),
  name: z.string(),
  organisation: z.string().nullable(),
  closesAt: z.string(),
  entries: z.array(shownEntrySchema),
});
export type ClassList = z.infer<typeof classListSchema>;
