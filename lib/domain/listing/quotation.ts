/** Quotation marks in a search text: what stands in them is searched for word for word (docs/search.md §2). Pure. */
const MARK = /["“”„«»]/gu;

/** What stands between one mark and the next, pair by pair, with its marks and its place. */
export const quotationsIn = (text: string) => text.matchAll(/["“”„«»][^"“”„«»]+["“”„«»]/gu);

/** Whether a mark that is still open stands before this place. */
export const isQuotedAt = (text: string, at: number): boolean =>
  (text.slice(0, at).match(MARK)?.length ?? 0) % 2 === 1;

/** The text with its words searched for one by one; null where it quotes no two words. */
export function withoutQuotation(text: string): string | null {
  if (![...quotationsIn(text)].some(([quoted]) => /\S\s+\S/u.test(quoted.slice(1, -1)))) return null;
  return text.replace(MARK, ' ').replace(/\s+/gu, ' ').trim();
}
