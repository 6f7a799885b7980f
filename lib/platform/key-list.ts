/** Keys that can be rotated without downtime: a comma list of which the first is used and all are accepted. */

/** The keys of the list; empty when the setting has none. */
export const keyList = (setting: string): string[] =>
  setting
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** The key to sign or call with. */
export const firstKey = (setting: string): string => keyList(setting)[0] ?? '';
