import { TimeSlider, useMediaState } from '@vidstack/react';
import type { Segment } from '@/lib/contracts/content-parts';
import styles from './controls.module.css';

interface TimeLineProps {
  chapters: readonly Segment[];
  /** WebVTT of thumbnails; null for sound. */
  storyboard: string | null;
}

/** What an arrow key moves, as the list of keys says. */
const SEEK_SECONDS = 10;

/** The time line: where it is, what is loaded, where chapters begin, and a look at any moment. */
export function TimeLine({ chapters, storyboard }: TimeLineProps) {
  const duration = useMediaState('duration');
  // Nobody looks for a moment before there is a picture, which its sheets would hold back.
  const hasStarted = useMediaState('started');
  const inside = chapters.filter(({ startTimestampInSeconds: start }) => start > 0 && start < duration);
  return (
    <TimeSlider.Root className={styles.timeLine} aria-label="Seek" keyStep={SEEK_SECONDS}>
      <TimeSlider.Track className={styles.track}>
        <TimeSlider.Progress className={styles.loaded} />
        <TimeSlider.TrackFill className={styles.fill} />
        {inside.map(({ id, startTimestampInSeconds: start }) => (
          <span
            key={id}
            className={styles.mark}
            style={{ insetInlineStart: `${(start / duration) * 100}%` }}
          />
        ))}
      </TimeSlider.Track>
      <TimeSlider.Thumb className={styles.thumb} />
      <TimeSlider.Preview className={styles.preview}>
        {storyboard === null || !hasStarted ? null : (
          <TimeSlider.Thumbnail.Root src={storyboard} crossOrigin="anonymous" className={styles.thumbnail}>
            <TimeSlider.Thumbnail.Img alt="" />
          </TimeSlider.Thumbnail.Root>
        )}
        <TimeSlider.ChapterTitle className={styles.previewTitle} dir="auto" />
        <TimeSlider.Value className={styles.previewTime} />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  );
}
