/** Titles in the form that catalogues sort by, and texts of records (contract library-standards §5). Pure. */

const ARTICLE = /^(?:The|An|A) (?=\S)/;

/** Number of nonfiling characters: a leading article with its space. */
export const nonFiling = (title: string): number => ARTICLE.exec(title)?.[0].length ?? 0;

/** What follows an article that is left out begins the title: `The art of comedy` is filed as `Art of comedy`. */
export const withoutArticle = (name: string): string => {
  const rest = name.slice(nonFiling(name));
  return rest === name ? name : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/**
 * No document of XML holds them (XML 1.0 §2.2): half of a pair, and two noncharacters, of which U+FFFE stands for a hyphen in what is
 * copied from a browser's reader of PDF.
 */
const NO_CHARACTER = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** Text for a record: without repeated spaces and what XML cannot hold, in composed form (NFC). */
export const recordText = (text: string): string =>
  text
    .replace(NO_CHARACTER, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
