import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { lineDrawing } from './line-drawing';

const PX_IN_REM = 16;

interface IconProps {
  /** One drawing, imported on its own: `import { Search } from 'lucide'`. */
  of: IconNode;
  /** Edge in px at the default text size. */
  size?: number;
  className?: string | undefined;
}

/**
 * A decorative icon: hidden from assistive technology, because the words beside it carry the meaning. Icons are imported as data:
 * as components they took a thirtieth of the cost of a page of results, and 1.3 kB of every first load (docs/decisions/0055).
 */
export function Icon({ of: shapes, size = 20, className }: IconProps) {
  // In rem, so that it grows with the browser's text size.
  const edge = `${size / PX_IN_REM}rem`;
  return (
    <svg viewBox="0 0 24 24" width={edge} height={edge} {...lineDrawing} className={className}>
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
