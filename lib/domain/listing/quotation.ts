/** Quotation marks in a search text: what stands in them is searched for word for word (docs/search.md §2). Pure. */
const QUOTATION = /["“”„«»][^"“”„«»]*\s[^"“”„«»]*["“”„«»]/u;

/** The text with its words searched for one by one; null where it quotes nothing. */
export function withoutQuotation(text: string): string | null {
  if (!QUOTATION.test(text)) return null;
  return text
    .replace(/["“”„«»]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
