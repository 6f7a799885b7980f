/** Patterns of texts that forms check too; beside no schema, so that a page may have them without zod. */

/** A BCP 47 tag in its usual spelling: language, optionally script, region and a private use subtag. */
export const LANGUAGE_TAG = '[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-x-[a-z0-9]{1,8})?';
/** The last part of a page's address. */
export const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';
