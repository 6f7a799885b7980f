/** Pixels that H.264 can code in 4:2:0: colour is stored for every second one, so that both sides of a picture are even. */
export const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
