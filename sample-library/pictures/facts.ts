/** What a picture is drawn from: facts of an item, no text of it. */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';

export interface PictureFacts {
  /** Id of the picture's asset; names the result, does not change the art. */
  id: string;
  kind: ContentType;
  /** As in the content model, for example `Audio production`. */
  subType?: string;
  title: string;
  slug: string;
  /** Slugs of the catalogue's vocabularies. */
  form?: string;
  period?: string;
  genre?: string;
  themes?: readonly string[];
  /** A person's or workshop's roles and skills, as slugs. */
  roles?: readonly string[];
  /** A person who lives or lived: an emblem of their work stands for them, never a face or figure. */
  real?: true;
  /** Decides everything that is left to chance; two items with one seed and the same facts look the same. */
  seed: string;
}
