/**
 * A parameter of an address as the framework gives it: its first value if it is given more than once, as the server reads it
 * (`lib/server/address.ts`); empty if it is absent.
 */
export function queryText(value: unknown): string {
  const [first]: unknown[] = [value].flat();
  return typeof first === 'string' ? first : '';
}
