import { late } from '@/components/ui/late';

const ReaderAway = () => <p role="alert">It cannot be opened now. Load this page again.</p>;

/** The reader, fetched when somebody reads; within a Suspense. */
export const LateDocumentReader = late(
  () => import('./DocumentReader').then((part) => part.DocumentReader),
  ReaderAway,
);
