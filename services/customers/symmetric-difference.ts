/** The members of two lists that only one of them has: those of the first come first. In linear time, as the lists may be long. */
export function symmetricDifference(one: readonly string[], other: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((member) => !second.has(member)), ...other.filter((member) => !first.has(member))];
}

/** What one fact of the audit log holds. */
const MOST_LETTERS = 500;

/** The members that only one of two lists has, for a line of the audit log; how many, where they are too many for it. */
export function differenceInWords(one: readonly string[], other: readonly string[]): string | number {
  const members = symmetricDifference(one, other);
  const said = members.join(', ');
  return said.length > MOST_LETTERS ? members.length : said;
}
