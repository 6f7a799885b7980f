/** Cast and creative members of a production, from its JSON Object fields (content model §3). */
import { type z } from 'zod';
import {
  type CastMember,
  castMemberSchema,
  type CreativeMember,
  creativeMemberSchema,
} from '@/lib/contracts/catalogue/content-item';

function valid<T>(schema: z.ZodType<T>, value: unknown): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((member) => {
    const parsed = schema.safeParse(member);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Invalid members are left out. The importer refuses them, but other sources of content may not. */
export const castMembers = (value: unknown): CastMember[] => valid(castMemberSchema, value);
export const creativeMembers = (value: unknown): CreativeMember[] => valid(creativeMemberSchema, value);
