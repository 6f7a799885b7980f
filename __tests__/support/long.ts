/**
 * How much a random proof does: `short` in every run of the tests, `long` by `npm run test:long`, which runs the files named
 * `*.long.test.ts` too.
 */
export const ofLength = (short: number, long: number): number => (process.env.LONG_TESTS ? long : short);
