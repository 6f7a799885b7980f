/** Whether something that overlays the page obscures the focused element (WCAG 2.2, 2.4.11). Pure. */

/** Edges relative to the window, px. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The criterion only forbids hiding the element entirely; we count half of it as obscured. */
const TOO_MUCH = 0.5;

const area = ({ top, right, bottom, left }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** True when at least half of `focused` lies under `over`. An element without an area is never obscured. */
export function isObscured(focused: Box, over: Box): boolean {
  const shared = area({
    top: Math.max(focused.top, over.top),
    right: Math.min(focused.right, over.right),
    bottom: Math.min(focused.bottom, over.bottom),
    left: Math.max(focused.left, over.left),
  });
  return shared > 0 && shared >= area(focused) * TOO_MUCH;
}
