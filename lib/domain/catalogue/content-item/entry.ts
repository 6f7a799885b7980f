/**
 * Input of the mapping: entries and assets of the delivery API in one locale, and a lookup for linked ones.
 * Declared here, so that nothing depends on the content client. Values are `unknown` on purpose: content comes from
 * outside, and every reader in `fields.ts` validates it.
 */
export interface ContentLink {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}

export interface DeliveryEntry {
  sys: { id: string; createdAt: string; contentType: { sys: { id: string } } };
  fields: Readonly<Record<string, unknown>>;
  /** Names of the lists of which only the beginning was read (lib/server/content/bounded.ts). */
  cutLists?: readonly string[];
}

export interface DeliveryAsset {
  sys: { id: string };
  fields: Readonly<Record<string, unknown>>;
}

/** Finds the targets of links. Undefined: the target is missing or unpublished. */
export interface Lookup {
  entry: (id: string) => DeliveryEntry | undefined;
  asset: (id: string) => DeliveryAsset | undefined;
}

/** For entries whose links the content client has already resolved: a remaining link cannot be resolved. */
export const resolvedAlready: Lookup = { entry: () => undefined, asset: () => undefined };

/**
 * Reduces a resource from sync, whose fields are `{ [locale]: value }`, to one locale. Tries `locales` in order, the wanted
 * code first, then its fallbacks; a field without a value in any of them is absent.
 */
export function inLocale<R extends DeliveryEntry | DeliveryAsset>(
  resource: R,
  locales: readonly string[],
): R {
  const fields: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(resource.fields)) {
    if (typeof values !== 'object' || values === null) continue;
    const byLocale = values as Record<string, unknown>;
    const code = locales.find((locale) => byLocale[locale] !== undefined);
    if (code !== undefined) fields[name] = byLocale[code];
  }
  return { ...resource, fields };
}
