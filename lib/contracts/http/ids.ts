/** Ids, as callers give them. */
import { z } from 'zod';

/** A UUID in the lower case in which it is stored; RFC 9562, section 4, lets callers write it in capitals too. */
export const uuid = z.uuid().toLowerCase();

/** Ids as the content service writes them: of resources, content types and tags. */
export const CONTENT_ID = /^[A-Za-z0-9._-]{1,64}$/;
export const contentIdSchema = z.string().regex(CONTENT_ID);

/** Id of a group, company, organisation or subscription. */
export const recordId = z
  .string()
  .regex(/^[\w.@:-]{1,128}$/, 'must be 1 to 128 letters, digits or . _ @ : -');

/** Subject of a person's tokens: at most 255 characters (OpenID Connect Core 1.0, section 2). */
export const subjectId = z.string().min(1).max(255);

/** The version of what is stored, as it was last read: a change of another version is refused. */
export const storedVersion = z.string().max(64);
