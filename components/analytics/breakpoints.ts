/** Widths of the layout in seven bands (R-CON-4, R-CON-5). Pure. */
import { BREAKPOINTS } from '@/lib/contracts/constants';

/** The band, 1 to 7, of a width in px: each breakpoint is the lowest width of its band. Narrower widths are in band 1. */
export function bandOf(width: number): number {
  return Math.max(1, BREAKPOINTS.filter((lowest) => width >= lowest).length);
}
