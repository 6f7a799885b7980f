import { moduleCount } from '@/lib/domain/training/course';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Whole percent. */
  percent: number;
  completed: number;
  total: number;
}

/** How much of a course is done, in words and as a bar. */
export function ProgressBar({ percent, completed, total }: ProgressBarProps) {
  const words = `${completed} of ${moduleCount(total)} completed`;
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span>{words}</span>
        <span className={styles.percent}>{percent}%</span>
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label={words} />
    </div>
  );
}
