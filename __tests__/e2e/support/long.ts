/** Tests that `npm run test:browser` runs and `npm test` does not: what they show is shown there by a shorter or nearer test. */
export const LONG = { tag: '@long' } as const;

/** Of one test over many cases: those that every run of the tests goes through. */
export const shortIf = (isShort: boolean): { tag?: string } => (isShort ? {} : LONG);
