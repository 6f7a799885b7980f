/** Cast and creative team of an item, from its JSON. */
import { z } from 'zod';
import {
  castMemberSchema,
  creativeMemberSchema,
  type CastMember,
  type ContentItem,
  type CreativeMember,
} from '@/lib/contracts/catalogue/content-item';

/** R-ENT-30: both fields contain a JSON array; invalid JSON is read as an empty one. */
function members<Member>(json: string | undefined, schema: z.ZodType<Member>): Member[] {
  try {
    const parsed = z.array(schema).safeParse(JSON.parse(json ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

export const castOf = (item: ContentItem): CastMember[] =>
  members(item.relatedCastMembersJson, castMemberSchema);

export const creativesOf = (item: ContentItem): CreativeMember[] =>
  members(item.relatedCreativeMembersJson, creativeMemberSchema);
