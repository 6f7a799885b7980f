/**
 * What was written in a recording's texts and not saved, for the same page when it is loaded again in this tab: after an upgrade, or by
 * mistake. Loaded with the editor's data.
 */
import { z } from 'zod';
import { spokenTextKinds } from '@/lib/contracts/media/media';
import type { SetText } from '@/lib/contracts/media/recording-jobs';
import { DRAFTS, readForSession, writeForSession } from './session-storage';

/** Half of it may be typed: what is no time yet is null in JSON. */
const seconds = z
  .number()
  .nullable()
  .transform((time) => time ?? NaN);
const cues = z.array(
  z.object({ start: seconds, end: seconds, text: z.string(), settings: z.string().exactOptional() }),
);
const version = z.string();
const draftSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('chapters'), cues, version }),
    ...spokenTextKinds.map((kind) =>
      z.object({ kind: z.literal(kind), language: z.string(), label: z.string(), cues, version }),
    ),
  ]),
);

/** Changes of a recording's texts, each on the version that it was made on. */
export type TextDraft = readonly SetText[];

const keyOf = (personId: string, assetId: string) => `${DRAFTS}${personId}.recording.${assetId}`;

/** Without changes, what was kept is forgotten. What is too large for the browser's storage is not kept. */
export const keepTextDraft = (personId: string, assetId: string, draft: TextDraft): void =>
  writeForSession(keyOf(personId, assetId), draft.length === 0 ? '' : JSON.stringify(draft));

/** What was kept, once. Empty where there is nothing, or what there is cannot be read. */
export function takeTextDraft(personId: string, assetId: string): TextDraft {
  const text = readForSession(keyOf(personId, assetId));
  keepTextDraft(personId, assetId, []);
  if (!text) return [];
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
