import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** One icon, imported on its own: `import { Search } from 'lucide-react'`. */
  of: LucideIcon;
  /** Edge in px. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon: hidden from assistive technology, because the words beside it carry the meaning. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={size} strokeWidth={1.75} aria-hidden className={className} />;
}
