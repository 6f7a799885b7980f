/** What an organisation's librarians set up other systems with: keys, addresses, the prefix of their proxy. */
import { z } from 'zod';

export const libraryKeySchema = z.object({
  id: z.string(),
  /** `counter`: reports. `feed`: records by MARC, KBART and OAI-PMH. */
  kind: z.enum(['counter', 'feed']),
  note: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type LibraryKeyShown = z.infer<typeof libraryKeySchema>;

/** GET /api/admin/organisations/{id}/library. */
export const adminLibrarySchema = z.object({
  /** Of the proxy. */
  version: z.string(),
  keys: z.array(libraryKeySchema),
  /** Put before addresses in the organisation's own records; null: none. */
  proxyPrefix: z.string().nullable(),
  /** Origin of the library. */
  site: z.string(),
});
export type AdminLibrary = z.infer<typeof adminLibrarySchema>;

/** POST …/library/keys. The id is the caller's, so that a call that is sent twice makes one key. */
export const makeKeySchema = z.strictObject({
  id: z.uuid(),
  kind: libraryKeySchema.shape.kind,
  note: z.string().trim().max(100).regex(/^\P{Cc}*$/u, 'holds a control character'),
}); // prettier-ignore
export type MakeKey = z.infer<typeof makeKeySchema>;

/** The text of the key is told here and never again. */
export const madeKeySchema = z.object({ key: z.string() });

/** POST …/library/keys/{key}/revoke: whether it worked until now. */
export const revokedKeySchema = z.object({ revoked: z.boolean() });

/** POST …/library/proxy. */
export const setProxySchema = z.strictObject({
  version: z.string().max(64),
  /** Empty: none. */
  prefix: z.string().max(500),
});
export type SetProxy = z.infer<typeof setProxySchema>;
