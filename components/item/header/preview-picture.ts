import { singleSource } from '@/lib/browser/images/source-set';
import type { ItemPage } from '@/lib/domain/item-page/model';

/** Width of the preview picture, px: the smallest that every service shows large. */
const PREVIEW_WIDTH = 1440;

/** Absolute address of the picture in link previews of other services; null without one. */
export const previewPicture = ({ image }: ItemPage, origin: string): string | null =>
  image ? new URL(singleSource(image.url, PREVIEW_WIDTH), origin).href : null;
