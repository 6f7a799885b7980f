/**
 * British or American spelling by the viewer's country (look.md: "British spelling for GBR, American dates for USA").
 * The product's sentences are written once, in British spelling; this table lists the words that American spelling
 * changes. Titles, names and texts of content are never changed. Dates: `longDate` in ./calendar.
 */
import { languageOfCountry } from './language-of-country';

/** British stem to American stem, for every such word in the product's own sentences. */
const american: Readonly<Record<string, string>> = {
  colour: 'color',
  organisation: 'organization',
  recognise: 'recognize',
  practise: 'practice',
  synchronise: 'synchronize',
};

const words = new RegExp(Object.keys(american).join('|'), 'gi');

/**
 * The sentence in the spelling of the country; preserves case. `country` is alpha-3, null if unknown. Sentences that a
 * build has translated (docs/decisions/0015) are in that language for every country.
 */
export function spelled(text: string, country: string | null): string {
  if (languageOfCountry(country) !== 'en-US') return text;
  return text.replace(words, (word) => {
    const other = american[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toUpperCase()
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other;
  });
}
