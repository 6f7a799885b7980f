import type { GetServerSideProps } from 'next';
import { serveRobots } from '@/lib/server/pages/sitemap';

/** Renders nothing: the server part answers with text. */
export default function Robots() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => Promise.resolve(serveRobots(context));
