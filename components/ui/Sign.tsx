import { lineDrawing } from './line-drawing';

interface SignProps {
  /** A path in a field of 24. */
  d?: string;
  /** Edge in px. */
  size?: number;
  className?: string | undefined;
}

/**
 * A sign of one path, drawn as the icons are; of itself the one of what opens downwards. Because a page of results has
 * some twenty, and the icons' library looks at each anew: a thirtieth of what such a page costs (docs/decisions/0013).
 */
export function Sign({ d = 'm6 9 6 6 6-6', size = 18, className }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} {...lineDrawing} className={className}>
      <path d={d} />
    </svg>
  );
}
