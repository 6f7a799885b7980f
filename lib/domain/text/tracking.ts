/**
 * Parameters that campaigns, social networks and search engines add to addresses, to follow who came from where. No page reads
 * them; with them, everybody who follows such a link would need a page made for them alone. Pure.
 */
const TRACKING =
  /^(?:(?:utm|mtm|matomo|pk)_\w+|(?:fb|g|d|ms|tw|tt|y)clid|gclsrc|gad_(?:source|campaignid)|[gw]braid|mc_[ce]id|mkt_tok|_g[al]|_hs(?:enc|mi)|igshid|igsh|li_fat_id|srsltid)(?:=|$)/i;

/** The address without them. */
export function withoutTracking(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const left = url
    .slice(mark + 1)
    .split('&')
    .filter((pair) => !TRACKING.test(pair));
  return left.length === 0 ? url.slice(0, mark) : `${url.slice(0, mark)}?${left.join('&')}`;
}
