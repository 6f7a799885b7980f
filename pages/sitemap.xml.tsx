import type { GetServerSideProps } from 'next';
import { serveSitemapIndex } from '@/lib/server/sitemap';

/** Answered as XML by the server part. */
export default function SitemapIndex() {
  return null;
}

export const getServerSideProps: GetServerSideProps = serveSitemapIndex;
