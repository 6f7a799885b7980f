import { TimeSlider, useMediaState, useSliderState } from '@vidstack/react';
import { segmentAt, type SegmentMoment } from '@/lib/domain/playback/moments';
import { SEEK_SECONDS } from '../player-keys';
import styles from './controls.module.css';

interface TimeLineProps {
  chapters: readonly SegmentMoment[];
  /** WebVTT file of thumbnails; null for audio. */
  storyboard: string | null;
}

/** The chapter that is pointed at. The one of Vidstack needs its own marks of chapters. */
function ChapterTitle({ chapters, duration }: Pick<TimeLineProps, 'chapters'> & { duration: number }) {
  const pointedAt = useSliderState('pointerRate') * duration;
  return (
    <div className={styles.previewTitle} dir="auto">
      {segmentAt(pointedAt, chapters)?.name}
    </div>
  );
}

/** The time line: current position, what is buffered, chapter starts, and a preview of any moment. */
export function TimeLine({ chapters, storyboard }: TimeLineProps) {
  const duration = useMediaState('duration');
  // No previews before playback starts: nobody needs them yet, and their image sheets would delay the picture.
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
        <ChapterTitle chapters={chapters} duration={duration} />
        <TimeSlider.Value className={styles.previewTime} />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  );
}
