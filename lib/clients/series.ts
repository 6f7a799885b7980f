/** Fetches the members of a series that this visitor may see, from the web app. Loaded when somebody opens a panel. */
import { ask } from './product-api/fetch';

const contract = () => import('@/lib/contracts/catalogue/series-members');

/** Rejects when the series is unknown or cannot be read. */
export const fetchSeriesMembers = (slug: string) =>
  ask(`/series/${encodeURIComponent(slug)}/members.json`, contract, 'seriesMembersSchema');
