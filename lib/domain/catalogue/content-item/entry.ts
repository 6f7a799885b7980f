/**
 * What the mapping reads: entries and assets of the delivery API in one locale, and a way to find linked ones.
 * Own types, so that nothing here needs the content client at run time. Values are `unknown` on purpose: content is
 * an outside source and every reader in `fields.ts` checks what it finds.
 */
export interface ContentLink {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string };
}

export interface DeliveryEntry {
  sys: { id: string; createdAt: string; contentType: { sys: { id: string } } };
  fields: Readonly<Record<string, unknown>>;
}

export interface DeliveryAsset {
  sys: { id: string };
  fields: Readonly<Record<string, unknown>>;
}

/** Finds the targets of links. A miss means missing or unpublished. */
export interface Lookup {
  entry: (id: string) => DeliveryEntry | undefined;
  asset: (id: string) => DeliveryAsset | undefined;
}

/** For entries whose links the content client has resolved already: what is still a link cannot be resolved. */
export const resolvedAlready: Lookup = { entry: () => undefined, asset: () => undefined };

/**
 * Takes a resource of sync, whose fields are `{ [locale]: value }`, to one locale. Walks `locales`, the wanted code
 * first and its fallbacks after it; a field with no value in any of them is absent.
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
