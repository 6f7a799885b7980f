/** Titles in the form that catalogues sort by, and texts of records (contract library-standards §5). Pure. */

const ARTICLE = /^(?:The|An|A) (?=\S)/;

/** Number of nonfiling characters: a leading article with its space. */
export const nonFiling = (title: string): number => ARTICLE.exec(title)?.[0].length ?? 0;

export const withoutArticle = (name: string): string => name.replace(ARTICLE, '');

/** Text for a record: without control characters and repeated spaces, in composed form (NFC). */
export const recordText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
