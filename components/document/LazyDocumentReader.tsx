import { lazyPart } from '@/components/ui/lazy-part';

const ReaderAway = () => <p role="alert">It cannot be opened now. Load this page again.</p>;

/** The reader, loaded when a document is opened; needs a Suspense around it. */
export const LazyDocumentReader = lazyPart(
  () => import('./DocumentReader').then((part) => part.DocumentReader),
  ReaderAway,
);
