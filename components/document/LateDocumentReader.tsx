import { late } from '@/components/ui/late';

const ReaderAway = () => <p role="alert">It cannot be opened now. Load this page again.</p>;

/** The reader, loaded when a document is opened; needs a Suspense around it. */
export const LateDocumentReader = late(
  () => import('./DocumentReader').then((part) => part.DocumentReader),
  ReaderAway,
);
