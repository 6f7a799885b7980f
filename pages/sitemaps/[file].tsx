import type { GetServerSideProps } from 'next';
import { serveSitemap } from '@/lib/server/pages/sitemap';

/** One sitemap, such as `/sitemaps/productions-1.xml`; answered as XML by the server part. */
export default function Sitemap() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => {
  const file = context.params?.file;
  return serveSitemap(context, typeof file === 'string' ? file : '');
};
