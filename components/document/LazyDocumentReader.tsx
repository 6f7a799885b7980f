import { askedPart } from '@/components/status/asked-part';

/** The reader, loaded when a document is opened. */
export const LazyDocumentReader = askedPart(() => import('./DocumentReader'), 'DocumentReader');
