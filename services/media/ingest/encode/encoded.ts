/** The mark of a finished encoding, in the folder where a recording is made: whoever continues there does not encode again. */
import path from 'node:path';
import { z } from 'zod';
import { syncAll } from '@/lib/platform/files/sync-files';
import { readJson, writeDurably } from '../durable';

export const ENCODED = 'encoded.json';

const encodedSchema = z.object({
  /** Of the order that was encoded. */
  digest: z.string(),
  /** Of its tracks. */
  revision: z.string(),
  /** As measured, LUFS; null without sound. */
  loudness: z.number().nullable(),
});
export type Encoded = z.infer<typeof encodedSchema>;

/** Null where nothing was encoded to its end, or the mark of it is damaged. */
export async function encodedIn(work: string): Promise<Encoded | null> {
  const encoded = encodedSchema.safeParse(await readJson(path.join(work, ENCODED)));
  return encoded.success ? encoded.data : null;
}

/** To be called once every track is complete. Returns what it was given. */
export async function markEncoded(work: string, encoded: Encoded): Promise<Encoded> {
  await syncAll(work);
  await writeDurably(path.join(work, ENCODED), JSON.stringify(encoded));
  return encoded;
}
