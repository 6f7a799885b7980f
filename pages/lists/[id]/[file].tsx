import type { GetServerSideProps } from 'next';
import { pathPart } from '@/lib/server/address';
import { serveListFile } from '@/lib/server/pages/list';

/** A list as a file, such as `/lists/{id}/list.csv`; answered by the server part. */
export default function ListFile() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  serveListFile(context, pathPart(context, 'id'), pathPart(context, 'file'));
