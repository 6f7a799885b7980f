/** Attributes of every icon: lines in the text colour, hidden from assistive technology, which has the words. */
export const lineDrawing = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
