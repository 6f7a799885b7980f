/**
 * Sort orders of text. A browser loads its collation data for the first `Intl.Collator` or `localeCompare`, which takes about
 * 50 ms on a phone, so nothing here creates a collator before two names are compared.
 */
type Order = (a: string, b: string) => number;

/** An English sort order for names; the collator is created lazily on first use. */
export function orderOfNames(options?: Intl.CollatorOptions): Order {
  let collator: Intl.Collator | undefined;
  return (a, b) => {
    collator ??= new Intl.Collator('en', options);
    return collator.compare(a, b);
  };
}

/** The default order of names. */
export const compareNames = /* @__PURE__ */ orderOfNames();

/** By code unit: for years, ISO 8601 dates and slugs, which are ASCII and need no collator. */
export const compareCodes: Order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
