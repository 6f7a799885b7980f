import { singleSource } from '@/lib/browser/images/source-set';
import type { ContentImage } from '@/lib/contracts/catalogue/content-item';

/** The player's poster is the picture before it at its largest width, so that nothing changes when play begins. */
const POSTER_WIDTH = 1440;

/** The poster of a player; null where there is no picture. @param name said where the picture has no words of its own */
export const posterOf = (image: Pick<ContentImage, 'url' | 'altText'> | null, name: string) =>
  image && { src: singleSource(image.url, POSTER_WIDTH), alt: image.altText || name };
