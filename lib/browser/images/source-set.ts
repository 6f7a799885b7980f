import contentImageLoader from './loader';

/** Widths in which a picture is offered: for cards and thumbnails, then the breakpoints of R-CON-4 as full-width sizes. */
export const PICTURE_WIDTHS = [160, 320, 501, 768, 1024, 1440] as const;

/** `srcset` of a content picture. */
export const sourceSet = (src: string): string =>
  PICTURE_WIDTHS.map((width) => `${contentImageLoader({ src, width })} ${width}w`).join(', ');

/** The address for browsers without `srcset` support, and for previews. */
export function singleSource(src: string, width: (typeof PICTURE_WIDTHS)[number] = 768): string {
  return contentImageLoader({ src, width });
}

/** Width of the preview picture, px: the smallest of our widths that every service shows large. */
const PREVIEW_WIDTH = 1440;

/** Absolute address of a picture in link previews of other services; null without one. */
export const previewPicture = (image: { url: string } | null, origin: string): string | null =>
  image ? new URL(singleSource(image.url, PREVIEW_WIDTH), origin).href : null;
