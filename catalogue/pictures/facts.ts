/** What a picture is drawn from: the facts of one item, chosen by the compilation of the sample library. */
import type { ContentType } from '@/lib/contracts/content-types';

/** One picture. Two equal facts give the same picture, byte for byte. */
export interface PictureFacts {
  /** Asset id, such as `picture-production-hamlet`; also names the file. */
  id: string;
  kind: ContentType;
  subType?: string;
  /** Words that the picture may show. */
  title: string;
  slug: string;
  /** Slug of the theatrical form, such as `greek-tragedy`. */
  form?: string;
  /** Slug of the period, such as `jacobean`. */
  period?: string;
  /** Slug of the genre, such as `revenge-tragedy`: the mood. */
  genre?: string;
  /** Slugs of themes, the most important first. */
  themes?: readonly string[];
  /** Decides what the facts leave open. */
  seed: number;
}
