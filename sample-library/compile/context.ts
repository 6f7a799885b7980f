/** What every part of the compilation needs: the recordings on disk, pictures, and the lengths of documents. */
import type { PictureFacts } from '@/sample-library/pictures/facts';
import type { Recording } from '@/lib/contracts/media/media';
import type { Link } from './resource';

export interface Context {
  /** Recordings that exist, by asset id. */
  recordings: ReadonlyMap<string, Recording>;
  /** Asks for a picture of these facts; the link to its asset, or undefined when pictures are left out. */
  picture: (facts: PictureFacts, alternativeText: string) => Link | undefined;
  /** Pages of a document by asset id; undefined when documents are left out. */
  pagesOf: (assetId: string) => number | undefined;
}
