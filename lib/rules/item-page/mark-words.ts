/** Searched words marked in a piece of text, as markup that is safe: everything else is escaped. */
import { splitAtWords } from './captions';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export function markWords(text: string, words: string): string {
  return splitAtWords(text, words.trim())
    .map(({ part, match }) => (match ? `<mark>${escaped(part)}</mark>` : escaped(part)))
    .join('');
}
