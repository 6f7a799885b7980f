import type { GetServerSideProps } from 'next';
import { serveSeriesMembers } from '@/lib/server/pages/item/series-members';

/** A series with the members this visitor may see; answered as JSON by the server part. */
export default function SeriesMembers() {
  return null;
}

export const getServerSideProps: GetServerSideProps = serveSeriesMembers;
