/** What the figures of use are called, on screen and in files. */

/** Figures of a month or week, in order. */
export const usageMeasures = [
  ['views', 'Looked at or used'],
  ['uses', 'Played and read'],
  ['searches', 'Searches'],
  ['denials', 'Turned away'],
] as const;

const waysIn: Readonly<Record<string, string>> = {
  Okta: 'Signed in',
  IPAuth: 'Recognised by network',
  Unauthed: 'Neither',
};

/** How a visitor was recognised. */
export const wayInName = (method: string): string => waysIn[method] ?? method;
