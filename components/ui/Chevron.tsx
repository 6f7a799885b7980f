interface ChevronProps {
  /** Edge in px. */
  size?: number;
  className?: string | undefined;
}

/**
 * The sign of what opens downwards, drawn as the icons are. By itself, because a page of results has some twenty, and
 * the icons' library looks at each anew: a thirtieth of what such a page costs (docs/decisions/0013).
 */
export function Chevron({ size = 18, className }: ChevronProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
