import type { GetServerSideProps } from 'next';
import { serveListFile } from '@/lib/server/pages/list';

/** A list as a file, such as `/lists/{id}/list.csv`; answered by the server part. */
export default function ListFile() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) => {
  const { id, file } = context.params ?? {};
  return serveListFile(context, typeof id === 'string' ? id : '', typeof file === 'string' ? file : '');
};
