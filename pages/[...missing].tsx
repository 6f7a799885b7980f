import type { GetServerSideProps } from 'next';
import { servePage } from '@/lib/server/page';

/** Addresses outside every route: not found, in the frame and under the name of this library. */
export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, () => Promise.resolve({ kind: 'not-found' }));

/** The frame says that nothing is here; there is no page beside it. */
export default function MissingPage() {
  return null;
}
