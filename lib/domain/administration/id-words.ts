/** Identifiers of code as words. */

/** Word boundaries in an identifier: before a capital, before a number, at separators. */
const ENDS = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{Nd})|[\s_.:-]+/u;
const ACRONYM = /^\p{Lu}{2,}$/u;

/** `documentMedia` as "Document media", `PDFFile` as "PDF file". Empty for an id without letters or numbers. */
export function wordsOfId(id: string): string {
  const words = id.split(ENDS).filter((word) => word !== '');
  const sentence = words.map((word) => (ACRONYM.test(word) ? word : word.toLowerCase())).join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
