import type { AdminUsage } from '@/lib/contracts/administration/overview';
import { monthName } from '@/lib/domain/text/calendar';
import styles from './admin.module.css';

const WIDTH = 720;
const HEIGHT = 200;
const FOOT = 24;
const GAP = 8;

/**
 * Bar chart of what was played and read each month; nothing if there was no use. The table beside it gives the same
 * figures, so the chart is hidden from screen readers.
 */
export function MonthChart({ months }: Pick<AdminUsage, 'months'>) {
  const highest = Math.max(0, ...months.map(({ uses }) => uses));
  if (highest === 0) return null;
  const step = WIDTH / Math.max(1, months.length);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true" focusable="false">
      {months.map(({ month, uses }, index) => {
        const height = (uses / highest) * (HEIGHT - FOOT);
        return (
          <g key={month}>
            <rect
              x={index * step + GAP / 2}
              y={HEIGHT - FOOT - height}
              width={step - GAP}
              height={height}
              rx={2}
            />
            <text x={index * step + step / 2} y={HEIGHT - GAP} textAnchor="middle">
              {monthName(month, 'short')}
            </text>
          </g>
        );
      })}
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
    </svg>
  );
}
