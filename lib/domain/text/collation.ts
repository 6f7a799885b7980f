/**
 * Orders of text. A browser reads its tables of languages for the first `Intl.Collator` or `localeCompare`, some fifty
 * milliseconds on a telephone: nothing here reads them before two names are compared.
 */
type Order = (a: string, b: string) => number;

/** An order of names in English; its tables are read when it is first used. */
export function orderOfNames(options?: Intl.CollatorOptions): Order {
  let collator: Intl.Collator | undefined;
  return (a, b) => {
    collator ??= new Intl.Collator('en', options);
    return collator.compare(a, b);
  };
}

/** Names as a reader looks for them. */
export const compareNames = /* @__PURE__ */ orderOfNames();

/** By code unit: years, dates of ISO 8601 and slugs, which are ASCII, so that no table is needed. */
export const compareCodes: Order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
