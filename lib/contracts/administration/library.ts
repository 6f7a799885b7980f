/** What the librarians of an organisation need to set up other systems: keys, addresses, their proxy prefix. */
import { z } from 'zod';
import { storedVersion, uuid } from '../http/ids';
import { line } from '../http/line';

export const libraryKeySchema = z.object({
  id: z.string(),
  /** `counter`: COUNTER reports. `feed`: records as MARC, KBART and OAI-PMH. */
  kind: z.enum(['counter', 'feed']),
  note: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type LibraryKeyShown = z.infer<typeof libraryKeySchema>;

/** GET /api/admin/organisations/{id}/library. */
export const adminLibrarySchema = z.object({
  /** Version of the proxy setting. */
  version: z.string(),
  keys: z.array(libraryKeySchema),
  /** Prepended to addresses in the records of the organisation; null: none. */
  proxyPrefix: z.string().nullable(),
  /** Origin of the library. */
  site: z.string(),
});
export type AdminLibrary = z.infer<typeof adminLibrarySchema>;

/** GET …/library/records/marc and …/kbart: the organisation's records in this form. */
export type RecordFile = 'marc' | 'kbart';

/** POST …/library/keys. Idempotent: the caller chooses the id, so a repeated call creates one key. */
export const makeKeySchema = z.strictObject({
  id: uuid,
  kind: libraryKeySchema.shape.kind,
  note: line(100),
});
export type MakeKey = z.infer<typeof makeKeySchema>;

/** The key itself is returned here and never again. */
export const madeKeySchema = z.object({ key: z.string() });

/** POST …/library/keys/{key}/revoke: whether the key was valid until now. */
export const revokedKeySchema = z.object({ revoked: z.boolean() });

/** POST …/library/proxy. */
export const setProxySchema = z.strictObject({
  version: storedVersion,
  /** Empty: none. */
  prefix: z.string().max(500),
});
export type SetProxy = z.infer<typeof setProxySchema>;
