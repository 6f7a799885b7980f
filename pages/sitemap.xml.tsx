import type { GetServerSideProps } from 'next';
import { serveSitemapIndex } from '@/lib/server/pages/sitemap';

/** Renders nothing: the server part answers with XML. */
export default function SitemapIndex() {
  return null;
}

export const getServerSideProps: GetServerSideProps = serveSitemapIndex;
