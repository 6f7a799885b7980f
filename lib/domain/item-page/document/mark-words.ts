/** Marks search words in a text. Safe markup: everything but `<mark>` is escaped. */
import { escapeMarkup } from '../../text/markup';
import { splitAtWords } from '../../text/split-at-words';

export function markWords(text: string, words: string): string {
  return splitAtWords(text, words.trim())
    .map(({ part, match }) => (match ? `<mark>${escapeMarkup(part)}</mark>` : escapeMarkup(part)))
    .join('');
}
