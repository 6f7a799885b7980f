/** Where the content that guidance warns about occurs in a recording: the JSON field `timedGuidance` of the media entry. */
import { z } from 'zod';

const MOST_SPANS = 200;
const KIND_LENGTH = 80;

/** Seconds from the start of the recording. */
const guidanceSpanSchema = z
  .object({
    kind: z.string().trim().min(1).max(KIND_LENGTH),
    start: z.number().nonnegative(),
    end: z.number().nonnegative(),
  })
  .refine(({ start, end }) => end > start, 'The end must be after the start');
export type GuidanceSpan = z.infer<typeof guidanceSpanSchema>;

export const timedGuidanceSchema = z.array(guidanceSpanSchema).max(MOST_SPANS);
