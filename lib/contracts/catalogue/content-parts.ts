/**
 * Parts of content that are sent alongside the content item: segments, members of a series or course, education levels
 * and rich text. Plain JSON without cycles and without addresses of recordings.
 */
import { z } from 'zod';
import { contentImageSchema } from './content-item';

/** R-ENT-38. Seconds from the start of the recording; start is never after end. */
export const segmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['Scene', 'Chapter', 'Clip', 'Question']),
  description: z.string(),
  image: contentImageSchema.nullable(),
  startTimestampInSeconds: z.number(),
  endTimestampInSeconds: z.number(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** Specification §3, education level. R-ENT-37: `exitAge` may be absent. Ages in years. */
export const educationLevelSchema = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  level: z.string(),
  stage: z.string(),
  yearOrGrade: z.string(),
  entryAge: z.number(),
  exitAge: z.number().optional(),
  alternativeLevels: z.array(z.string()),
  alternativeStages: z.array(z.string()),
  unifiedLevelStage: z.string(),
  unifiedLevelStageName: z.string(),
});
export type EducationLevel = z.infer<typeof educationLevelSchema>;

/** One member of an ordered set: an item of a series, a module of a course. `slug` is the id if the type has no slug. */
const memberSchema = z.object({
  id: z.string(),
  type: z.string(),
  slug: z.string(),
  name: z.string(),
});
export type Member = z.infer<typeof memberSchema>;

/** Replacement for an embedded or linked target of rich text. Only pictures have an address. */
const richTextTargetSchema = z.union([
  z.object({ kind: z.literal('entry'), ...memberSchema.shape }),
  z.object({ kind: z.literal('image'), id: z.string(), image: contentImageSchema }),
]);
export type RichTextTarget = z.infer<typeof richTextTargetSchema>;

/** A rich text node of the delivery API (`nodeType`), with link targets replaced by plain data. */
export interface RichTextNode {
  nodeType: string;
  value?: string;
  marks?: { type: string }[];
  uri?: string;
  target?: RichTextTarget;
  content?: RichTextNode[];
}
const richTextNodeSchema: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().exactOptional(),
    marks: z.array(z.object({ type: z.string() })).exactOptional(),
    uri: z.string().exactOptional(),
    target: richTextTargetSchema.exactOptional(),
    content: z.array(richTextNodeSchema).exactOptional(),
  }),
);
