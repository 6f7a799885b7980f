/** Forms of the model's Object fields, which content types cannot express (content model §3). */
import { z } from 'zod';
import { castMemberSchema, creativeMemberSchema } from '@/lib/contracts/catalogue/content-item';
import type { ContentTypeField } from '../../model/content-type';

const forms: Readonly<Record<string, z.ZodType>> = {
  castMembers: z.array(castMemberSchema),
  creativeMembers: z.array(creativeMemberSchema),
};

/** What is wrong with an Object field whose form we know; null when nothing is. */
export function objectProblem(value: unknown, field: ContentTypeField): string | null {
  const form = field.type === 'Object' ? forms[field.id] : undefined;
  const issue = form?.safeParse(value).error?.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
}
