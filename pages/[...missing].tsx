import type { GetServerSideProps } from 'next';
import { servePage } from '@/lib/server/page';

/** Addresses that match no other route: "not found" (R-OPEN-1), in this library's frame and with its name. */
export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, () => Promise.resolve({ kind: 'not-found' }));

/** Renders nothing: the frame shows the "not found" message. */
export default function MissingPage() {
  return null;
}
