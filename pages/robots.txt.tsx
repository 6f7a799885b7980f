import type { GetServerSideProps } from 'next';
import { serveRobots } from '@/lib/server/sitemap';

/** Answered as text by the server part. */
export default function Robots() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => Promise.resolve(serveRobots(context));
