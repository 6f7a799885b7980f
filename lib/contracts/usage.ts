/**
 * Use as it is told: by the gateway for pages that were served, by the browser for what only it knows (COUNTER 5.1,
 * docs/library-standards.md). No cookie and no person is part of it.
 */
import { z } from 'zod';

/** What somebody did. `denied`: a licence was lacking; `nothing`: a search without result, for the library's own figures. */
const usageActions = [
  'view', 'play', 'read', 'download', 'transcript', 'bookmark', 'cite', 'share', 'search', 'nothing', 'denied',
] as const; // prettier-ignore
export type UsageAction = (typeof usageActions)[number];

const LONGEST_ID = 64;
const LONGEST_TERM = 200;
/** Uses in one message of a browser. */
const MOST_TOLD = 20;

/** What a browser may tell. Searches have no item; `part` is the document of an item that has several. */
const toldUseSchema = z.object({
  action: z.enum(usageActions).exclude(['denied']),
  contentId: z.string().min(1).max(LONGEST_ID).exactOptional(),
  part: z.string().min(1).max(LONGEST_ID).exactOptional(),
  /** The words of a search without result. */
  term: z.string().trim().min(1).max(LONGEST_TERM).exactOptional(),
});
export type ToldUse = z.infer<typeof toldUseSchema>;

/** POST /api/usage. */
export const toldUsesSchema = z.object({ uses: z.array(toldUseSchema).min(1).max(MOST_TOLD) });

/** Who did something, as counting needs it; leaves no service, and only hashes of it are stored. */
const usageVisitorSchema = z.object({
  userId: z.string().nullable(),
  organisationId: z.string().nullable(),
  method: z.enum(['Okta', 'IPAuth', 'Unauthed']),
  /** Whether a subscription lets them play. */
  entitled: z.boolean(),
  address: z.string(),
  agent: z.string(),
});
export type UsageVisitor = z.infer<typeof usageVisitorSchema>;

/** A page that the gateway served: an item by type and slug, or a search. Epoch ms. */
const servedPageSchema = usageVisitorSchema.extend({
  at: z.number(),
  item: z.tuple([z.string(), z.string()]).nullable(),
});
export type ServedPage = z.infer<typeof servedPageSchema>;

/** Pages in one message of the gateway. */
export const MOST_SERVED = 1_000;

/** POST /internal/usage, by the gateway alone. */
export const servedPagesSchema = z.object({ pages: z.array(servedPageSchema).max(MOST_SERVED) });
export const SERVED_PAGES_PATH = '/internal/usage';
