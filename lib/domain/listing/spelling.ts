/**
 * British or American spelling by the viewer's country (look.md: "British spelling for GBR, American dates for USA").
 * The product's sentences are written once, in British spelling; where a country writes otherwise, these are the words
 * that differ. Titles, names and texts of the library itself are never changed. Dates: `longDate` in ./calendar.
 */

/** British stem to American stem, for every such word that the product's own sentences use. */
const american: Readonly<Record<string, string>> = {
  colour: 'color',
  organisation: 'organization',
  recognise: 'recognize',
  practise: 'practice',
};

const words = new RegExp(Object.keys(american).join('|'), 'gi');

/**
 * The sentence as the country spells it; case is kept. `country` is alpha-3, null when unknown. Words that a build put
 * into another language (docs/decisions/0015) are in that language for every country.
 */
export function spelled(text: string, country: string | null): string {
  if (languageOf(country) !== 'en-US') return text;
  return text.replace(words, (word) => {
    const other = american[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toUpperCase()
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other;
  });
}

/** BCP 47 tag of the language that a page is written in; a build in another language puts its own tag in place of both. */
export function languageOf(country: string | null): 'en-GB' | 'en-US' {
  return country === 'USA' ? 'en-US' : 'en-GB';
}
