/** Reads what `./text-draft` keeps. Apart from it, because the schema would make the editor's first script heavier. */
import { z } from 'zod';
import { spokenTextKinds } from '@/lib/contracts/media/media';
import { readForSession } from './session-storage';
import { keepTextDraft, keyOfDraft, type TextDraft } from './text-draft';

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

/** What was kept, once. Empty where there is nothing, or what there is cannot be read. */
export function takeTextDraft(personId: string, assetId: string): TextDraft {
  const text = readForSession(keyOfDraft(personId, assetId));
  keepTextDraft(personId, assetId, []);
  if (!text) return [];
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
