/** Sync tokens: how far a client has synced, signed so that an edited one is refused (delivery contract §7). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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

const MAC_LENGTH = 22;

function macOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, MAC_LENGTH);
}

/** Letters, digits, hyphens and underscores only. */
export function encodeSyncToken(state: SyncState, key: string): string {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
  return macOf(payload, key) + payload;
}

/** Null for a token that this service did not issue. */
export function decodeSyncToken(token: string, key: string): SyncState | null {
  const payload = token.slice(MAC_LENGTH);
  const given = Buffer.from(token.slice(0, MAC_LENGTH));
  const expected = Buffer.from(macOf(payload, key));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = stateSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}
