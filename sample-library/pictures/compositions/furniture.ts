/** Chairs and a microphone, standing on the line y 640. */
import { ellipse, path, polygon, rect } from '../kit/svg';

type Chair = (x: number, side: 1 | -1, main: string, shade: string) => string;

/** Seen from the front, a little turned towards the other; the seat is 150 above the floor line at y 640. */
export const armchair: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${path('M-96-150Q-104-300-60-316L44-316Q84-304 80-150Z', shade)}${path('M-78-150Q-84-280-48-292L34-292Q64-284 62-150Z', main)}${rect(-112, -176, 44, 150, shade, 'rx="20"')}${rect(56, -176, 44, 150, shade, 'rx="20"')}${rect(-84, -158, 150, 66, main, 'rx="16"')}${rect(-84, -100, 150, 66, shade, 'rx="8"')}${rect(-92, -30, 14, 30, shade)}${rect(72, -30, 14, 30, shade)}</g>`;
export const stool: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${path('M-60-190Q-66-330-20-336L40-330Q66-320 56-190Z', shade)}${path('M-46-196Q-50-316-14-322L34-316Q52-310 44-196Z', main)}${rect(-66, -196, 128, 26, main, 'rx="12"')}${polygon(
    [
      [-56, -170],
      [-40, -170],
      [-62, 0],
      [-76, 0],
    ],
    shade,
  )}${polygon(
    [
      [52, -170],
      [36, -170],
      [60, 0],
      [74, 0],
    ],
    shade,
  )}${rect(-62, -70, 124, 8, shade)}</g>`;
export const directorsChair: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${rect(-78, -330, 10, 180, shade)}${rect(66, -330, 10, 180, shade)}${rect(-84, -320, 166, 82, main, 'rx="4"')}${rect(-84, -170, 166, 26, main)}${rect(-92, -206, 36, 10, shade)}${rect(56, -206, 36, 10, shade)}<path d="M-76-146L70 0M72-146L-74 0" stroke="${shade}" stroke-width="11"/>${rect(-86, -8, 30, 8, shade)}${rect(52, -8, 30, 8, shade)}</g>`;

/** A microphone on a stand between the chairs. */
export const microphone = (x: number, colours: { ink: string; metal: string }) =>
  rect(x - 3, 360, 6, 262, colours.metal) + ellipse(x, 626, 54, 11, colours.ink) + rect(x - 22, 262, 44, 96, colours.ink, 'rx="22"') +
  [0, 1, 2, 3].map((row) => rect(x - 15, 276 + row * 14, 30, 4, colours.metal)).join('') + rect(x - 26, 322, 52, 8, colours.metal); // prettier-ignore
