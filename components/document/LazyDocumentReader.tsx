import { PartAway } from '@/components/status/PartAway';
import { lazyPart } from '@/components/ui/lazy-part';

/** The reader, loaded when a document is opened. */
export const LazyDocumentReader = lazyPart(
  () => import('./DocumentReader').then((part) => part.DocumentReader),
  PartAway,
);
