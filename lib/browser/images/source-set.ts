import contentImageLoader from './loader';

/** Widths in which a picture is offered: for cards and thumbnails, then the breakpoints of R-CON-4 as full-width sizes. */
export const PICTURE_WIDTHS = [160, 320, 501, 768, 1024, 1440] as const;

/** `srcset` of a content picture. `largest`: the widest that the picture is ever shown, px, if known. */
export function sourceSet(
  src: string,
  largest: number = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0,
): string {
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${contentImageLoader({ src, width })} ${width}w`)
    .join(', ');
}

/** The address for browsers without `srcset` support, and for previews. */
export function singleSource(src: string, width: (typeof PICTURE_WIDTHS)[number] = 768): string {
  return contentImageLoader({ src, width });
}
