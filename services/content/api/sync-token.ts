/** Sync tokens: how far a client has synced, signed so that an edited one is refused (delivery contract §7). */
import { z } from 'zod';
import { isSealed, sealOf } from '@/services/common/seal';

export const syncTypes = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

const stateSchema = z.object({
  /** Space and environment: a token of another one is refused. */
  place: z.string(),
  type: z.enum(syncTypes),
  contentType: z.string().nullable(),
  limit: z.number().int(),
  /** Changes after this sequence number are sent; null: everything, the initial sync. */
  from: z.number().int().nullable(),
  /** Sequence number of the library that this round of pages shows; null: the round has not begun. */
  at: z.number().int().nullable(),
  /** Sort key of the last item on the previous page; null at the start. */
  after: z.tuple([z.string(), z.string()]).nullable(),
});
export type SyncState = z.infer<typeof stateSchema>;

const SEAL_LENGTH = 22;

/** Letters, digits, hyphens and underscores only. */
export function encodeSyncToken(state: SyncState, key: string): string {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
  return sealOf(payload, key, SEAL_LENGTH) + payload;
}

/** Null for a token that this service did not issue. */
export function decodeSyncToken(token: string, key: string): SyncState | null {
  const payload = token.slice(SEAL_LENGTH);
  if (!isSealed(payload, token.slice(0, SEAL_LENGTH), [key], SEAL_LENGTH)) return null;
  const parsed = stateSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}
