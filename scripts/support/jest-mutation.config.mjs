/**
 * What mutation testing runs (scripts/mutate.mjs): the unit tests of the one folder of lib/domain that is mutated, named by
 * MUTATED_FOLDER. A rule must be proved by its own folder's tests, and a mutant that never ends costs as long as all of them.
 */
import jest from '../../jest.config.mjs';

/** Tests of a folder that are kept elsewhere, where pages are assembled from its parts. */
const elsewhere = { 'item-page': ['lib/server/item-page'], catalogue: ['stores'] };

/** Generating thousands of libraries and viewers takes 15 s per mutant; library.test.ts has the same rule case by case. */
const tooSlow = ['visibility/one-mind'];

export default async () => {
  const { projects } = await jest();
  const unit = projects.find(({ displayName }) => displayName === 'unit');
  const folder = process.env.MUTATED_FOLDER ?? '*';
  return {
    ...unit,
    rootDir: process.cwd(),
    testPathIgnorePatterns: [...(unit.testPathIgnorePatterns ?? []), ...tooSlow],
    testMatch: [`lib/domain/${folder}`, ...(elsewhere[folder] ?? [])].map(
      (place) => `<rootDir>/__tests__/unit/${place}/**/*.test.ts`,
    ),
  };
};
