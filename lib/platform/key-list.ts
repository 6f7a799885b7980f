/** Keys that may be replaced while people use the library: a comma list of which the first is used and all are believed. */

/** The parts of the list; empty when the setting holds none. */
export const keyList = (setting: string): string[] =>
  setting
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** The one to sign or ask with. */
export const firstKey = (setting: string): string => keyList(setting)[0] ?? '';
