import type { GetServerSideProps } from 'next';
import { pathPart } from '@/lib/server/address';
import { serveSitemap } from '@/lib/server/pages/sitemap';

/** One sitemap, such as `/sitemaps/productions-1.xml`; answered as XML by the server part. */
export default function Sitemap() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  serveSitemap(context, pathPart(context, 'file'));
