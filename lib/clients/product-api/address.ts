/** Addresses of the product API (contract product-and-customers §1, "App-side fetch helper"). */
export interface ProductQuery {
  query?: URLSearchParams;
  /** Alpha-3 code of the viewer's country, for calls that filter by it; left out when unknown (R-API-16). */
  country?: string | null;
  /** Profiles blocked by the viewer's organisation; left out when there are none. */
  blockedProfiles?: readonly string[];
}

/**
 * The path with its parameters. They are appended to a query that the path already has (R-API-17); profiles are a comma
 * list in the order given (R-API-15).
 */
export function productPath(path: string, { query, country, blockedProfiles }: ProductQuery = {}): string {
  const params = new URLSearchParams(query);
  if (country) params.set('country', country);
  if (blockedProfiles && blockedProfiles.length > 0) params.set('blockedProfiles', blockedProfiles.join(','));
  const added = params.toString();
  if (!added) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${added}`;
}
