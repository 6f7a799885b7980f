/** The members of two lists that only one of them has: those of the first come first. In linear time, as the lists may be long. */
export function symmetricDifference(one: readonly string[], other: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((member) => !second.has(member)), ...other.filter((member) => !first.has(member))];
}
