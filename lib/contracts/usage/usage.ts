/**
 * Reports of usage: from the gateway for the pages it served, from the browser for what only it knows (COUNTER 5.1,
 * docs/library-standards.md). What a browser sends contains no cookie and no personal data.
 */
import { z } from 'zod';
import { contentIdSchema } from '../http/ids';
import { classEntrySchema } from '../media/media';

/** What a visitor did. `denied`: no licence; `nothing`: a search without results, for the library's own figures. */
const usageActions = [
  'view', 'play', 'read', 'download', 'transcript', 'bookmark', 'cite', 'share', 'search', 'nothing', 'denied',
] as const; // prettier-ignore
export type UsageAction = (typeof usageActions)[number];

const LONGEST_TERM = 200;
/** Most uses in one message from a browser. */
const MOST_TOLD = 20;

/** What a browser may report. Searches have no item; `part` is the document, if an item has several. */
const toldUseSchema = z.object({
  action: z.enum(usageActions).exclude(['denied']),
  contentId: contentIdSchema.exactOptional(),
  part: contentIdSchema.exactOptional(),
  /** What is played or read to a class counts for the organisation that opened the list. */
  class: classEntrySchema.exactOptional(),
  /** Text of a search without results. */
  term: z.string().trim().min(1).max(LONGEST_TERM).exactOptional(),
});
export type ToldUse = z.infer<typeof toldUseSchema>;

/** POST /api/usage. */
export const toldUsesSchema = z.object({ uses: z.array(toldUseSchema).min(1).max(MOST_TOLD) });

/** The visitor, as far as counting needs it. Only sent between our services, and only hashes of it are stored. */
const usageVisitorSchema = z.object({
  userId: z.string().nullable(),
  organisationId: z.string().nullable(),
  method: z.enum(['Okta', 'IPAuth', 'Unauthed']),
  /** Whether a subscription allows them to play. */
  entitled: z.boolean(),
  address: z.string(),
  agent: z.string(),
});
export type UsageVisitor = z.infer<typeof usageVisitorSchema>;

/** A page that the gateway served: an item by type and slug, or a search. Epoch ms. */
const servedPageSchema = usageVisitorSchema.extend({
  /** Made by the gateway, so that a page that is sent again counts once; absent from a gateway of an earlier version. */
  id: z.uuid().exactOptional(),
  at: z.number(),
  item: z.tuple([z.string(), z.string()]).nullable(),
});
export type ServedPage = z.infer<typeof servedPageSchema>;

/** Most pages in one message from the gateway. */
export const MOST_SERVED = 1_000;

/** Uses of a UTC day that can no longer be counted: its figures are incomplete (COUNTER exception 3040). */
const lostUsesSchema = z.object({ day: z.iso.date(), uses: z.number().int().positive() });
export type LostUses = z.infer<typeof lostUsesSchema>;

/** Most days of lost uses in one message. */
export const MOST_LOST_DAYS = 32;

/** POST /internal/usage, called only by the gateway. */
export const servedPagesSchema = z.object({
  pages: z.array(servedPageSchema).max(MOST_SERVED),
  lost: z.array(lostUsesSchema).max(MOST_LOST_DAYS).exactOptional(),
});
export const SERVED_PAGES_PATH = '/internal/usage';
