/** How many titles of a made-up catalogue are found by their words. */
import type { SearchDocument } from '@/services/product/search/types';
import { foreignTitles, type ForeignLanguage } from './foreign-titles';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const document = (name: string, index: number): SearchDocument => ({
  id: `title${index}`,
  type: 'title',
  slug: `title${index}`,
  name,
  text: {},
  facets: {},
  ageSort: null,
});

export interface Findability {
  /** Share of title and word pairs that find the title, with the words as written, and without diacritics. */
  written: number;
  folded: number;
  missed: string[];
}

export function findability(language: ForeignLanguage, count: number): Findability {
  const titles = foreignTitles(language, count);
  const engine = engineOf(titles.map(({ name }, index) => document(name, index)));
  const answers = new Map<string, ReadonlySet<string>>();
  const finds = (text: string): ReadonlySet<string> => {
    const known = answers.get(text);
    if (known) return known;
    const { hits } = engine.search({
      types: ['title'],
      text,
      sort: 'rel-desc',
      skip: 0,
      limit: count,
      audience: everybody,
    });
    const found = new Set(hits.map(({ id }) => id));
    answers.set(text, found);
    return found;
  };
  const missed = new Set<string>();
  let all = 0;
  let written = 0;
  let folded = 0;
  titles.forEach(({ words }, index) => {
    for (const word of words) {
      all++;
      const isWritten = finds(word.written).has(`title${index}`);
      const isFolded = finds(word.folded).has(`title${index}`);
      written += Number(isWritten);
      folded += Number(isFolded);
      if (!isWritten) missed.add(word.written);
      if (!isFolded) missed.add(word.folded);
    }
  });
  return { written: written / all, folded: folded / all, missed: [...missed] };
}
