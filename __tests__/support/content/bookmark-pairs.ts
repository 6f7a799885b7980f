/** Bookmarks to write by the hundred: only what the library shows can be bookmarked, so pairs of real items. */
export interface BookmarkPair {
  contentId: string;
  relatedContentId: string;
}

/** Ids of titles that everybody sees. `product`: address of the product API or of the gateway. */
export async function titleIds(product: string): Promise<string[]> {
  const answer = await fetch(`${product}/api/titles?limit=100`);
  const { items } = (await answer.json()) as { items: { id: string; hasAdultThemes: boolean }[] };
  return items.filter(({ hasAdultThemes }) => !hasAdultThemes).map(({ id }) => id);
}

/** The `n`th pair; no two are alike while `n` is below the square of the ids. */
export function pairAt(ids: readonly string[], n: number): BookmarkPair {
  const [contentId, relatedContentId] = [ids[n % ids.length], ids[Math.floor(n / ids.length) % ids.length]];
  if (contentId === undefined || relatedContentId === undefined) throw new Error('no titles to bookmark');
  return { contentId, relatedContentId };
}

export const addition = ({ contentId, relatedContentId }: BookmarkPair): string =>
  `addBookmarkItem(item: { contentId: "${contentId}", relatedContentId: "${relatedContentId}" }) { items { contentId } }`;
