/** Marks (docs/search.md §8): `<mark>` round matched words, everything else escaped. */
import { escapeMarkup } from '@/lib/domain/text/markup';
import { stopWords } from '../words/languages';
import { wordsOf, type Word } from '../words/tokenise';

/** What to mark: single terms, and longer phrases whose words count only together. */
export interface Matches {
  terms: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

/** A function that marks any text; the matches are computed on its first call, because most answers are not marked. */
export function marker(matches: () => Matches): (text: string) => string {
  let known: Matches | null = null;
  return (text) => {
    const { terms, phrases } = (known ??= matches());
    if (terms.size === 0 && phrases.length === 0) return escapeMarkup(text);
    const words = wordsOf(text);
    const marked = words.map((word) => word.terms.some((term) => terms.has(term)));
    for (const phrase of phrases) markPhrase(words, marked, phrase);
    return render(text, words, marked);
  };
}

/** Stop words between the words of a phrase are skipped, as in matching, and stay unmarked. */
function markPhrase(words: readonly Word[], marked: boolean[], phrase: readonly string[]): void {
  const content = words.flatMap((word, index) =>
    word.terms.filter((term) => !stopWords.has(term)).map((term) => ({ term, index })),
  );
  for (let start = 0; start + phrase.length <= content.length; start++) {
    const run = content.slice(start, start + phrase.length);
    if (run.every(({ term }, offset) => term === phrase[offset]))
      for (const { index } of run) marked[index] = true;
  }
}

function render(text: string, words: readonly Word[], marked: readonly boolean[]): string {
  let out = '';
  let done = 0;
  words.forEach((word, index) => {
    if (!marked[index]) return;
    out += `${escapeMarkup(text.slice(done, word.start))}<mark>${escapeMarkup(text.slice(word.start, word.end))}</mark>`;
    done = word.end;
  });
  return out + escapeMarkup(text.slice(done));
}
