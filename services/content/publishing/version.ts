/**
 * The version of an entry that operators see, and send back with a change.
 * @param sequence of the entry's last change @param plan number of its plan
 */
export const entryVersion = (sequence: number, plan: number | null): string =>
  plan === null ? String(sequence) : `${sequence}.${plan}`;
