/** Fetches the members of a series that this visitor may see, from the web app. Loaded when somebody opens a panel. */
import { seriesMembersSchema, type SeriesMembers } from '@/lib/contracts/catalogue/series-members';

const SERIES_TIMEOUT_MS = 10_000;

/** Rejects when the series is unknown or cannot be read. */
export async function fetchSeriesMembers(slug: string): Promise<SeriesMembers> {
  const response = await fetch(`/series/${encodeURIComponent(slug)}/members.json`, {
    signal: AbortSignal.timeout(SERIES_TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(response.status === 404 ? 'Invalid or missing slug' : 'The series cannot be read');
  return seriesMembersSchema.parse(await response.json());
}
