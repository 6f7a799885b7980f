import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import { segmentFragment } from '@/lib/domain/playback/moment-address';
import { clockText, segmentAt, spokenTime } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';
import { BookmarkButton } from '@/components/bookmarks/BookmarkButton';
import { Heading } from '@/components/ui/text/Heading';
import styles from './chapters.module.css';

interface ChapterListProps {
  /** Parent id in the bookmark of a chapter (R-OPEN-6). */
  itemId: string;
  segments: readonly Segment[];
  /** When false, the chapters are only listed and pressing one does nothing. */
  playable: boolean;
  /** Whether each chapter can be bookmarked here; not when shown to a class. */
  marks?: boolean;
}

/** Chapters of a recording: each has its own address, and pressing it plays from its start (R-ENT-38). */
export function ChapterList({ itemId, segments, playable, marks = true }: ChapterListProps) {
  const seekTo = usePlaybackStore((state) => state.seekTo);
  const currentId = usePlaybackStore((state) =>
    state.status === 'idle' ? null : (segmentAt(state.seconds, segments)?.id ?? null),
  );
  return (
    <nav aria-labelledby="chapters-heading" className={styles.chapters}>
      <Heading level={2} size="lg" id="chapters-heading">
        Chapters
      </Heading>
      <ol className={styles.list}>
        {segments.map((segment) => (
          <li key={segment.id} id={segmentFragment(segment.id)} className={styles.chapter}>
            <ChapterLink
              segment={segment}
              current={segment.id === currentId}
              onPlay={playable ? seekTo : null}
            />
            {marks ? (
              <BookmarkButton
                contentId={segment.id}
                relatedContentId={itemId}
                name={`the chapter ${segment.name}`}
                iconOnly
              />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterLinkProps {
  segment: Segment;
  current: boolean;
  onPlay: ((seconds: number) => void) | null;
}

function ChapterLink({ segment, current, onPlay }: ChapterLinkProps) {
  const { id, name, startTimestampInSeconds: start } = segment;
  return (
    <a
      href={`#${segmentFragment(id)}`}
      className={styles.link}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!onPlay || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.replaceState(history.state, '', `#${segmentFragment(id)}`);
        onPlay(start);
      }}
    >
      <span className={styles.time} aria-hidden>
        {clockText(start)}
      </span>
      <span dir="auto">
        {name}
        <span className="visually-hidden">, from {spokenTime(start)}</span>
      </span>
    </a>
  );
}
