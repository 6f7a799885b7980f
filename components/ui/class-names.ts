/** Joins class names, leaving out what is false, null or undefined; undefined when nothing is left. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
