/** Titles in other languages are found by their words (docs/search.md §1, §2); `npm run bench:foreign` asks for more. */
import { findability } from '@/bench/relevance/findability';
import { foreignLanguages, foreignTitles } from '@/bench/relevance/foreign-titles';

describe.each(foreignLanguages)('titles in %s', (language) => {
  it('are found by each of their words, as written and without marks', () => {
    expect(findability(language, 300)).toEqual({ written: 1, folded: 1, missed: [] });
  });

  it('have words that differ without their marks', () => {
    const words = foreignTitles(language, 300).flatMap((title) => title.words);
    expect(words.filter(({ written, folded }) => written !== folded).length).toBeGreaterThan(20);
  });
});
