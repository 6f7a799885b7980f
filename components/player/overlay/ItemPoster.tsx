import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { nativePath } from '@/lib/domain/item-page/native';
import { guidanceText, playLabel } from '@/lib/domain/playback/before-play';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { GuidanceLine } from '../guidance/GuidanceLine';
import { GuidanceNote } from '../guidance/GuidanceNote';
import { GuidanceTimes } from '../guidance/GuidanceTimes';
import { PlayButtons, type PlayButtonsProps } from './PlayButtons';
import { PlayerPoster } from './PlayerPoster';
import styles from '../player.module.css';

interface ItemPosterProps extends Omit<PlayButtonsProps, 'kind' | 'name'> {
  page: ItemPage & { recording: PageRecording };
  /** The player is mounted underneath and must not be seen yet. */
  covers: boolean;
}

/** What is shown before the first press on the page of an item: picture, guidance, one button. */
export function ItemPoster({ page, covers, ...buttons }: ItemPosterProps) {
  const { image, recording, guidance } = page;
  const { mustAccept, onNear } = buttons;
  return (
    <PlayerPoster
      picture={{ image, sizes: '(min-width: 1440px) 62rem, (min-width: 1024px) 66vw, 100vw', priority: true }}
      hasText={mustAccept || recording.guidance.length > 0}
      covers={covers}
      onNear={onNear}
    >
      {mustAccept ? <GuidanceNote guidance={guidance} /> : null}
      <GuidanceTimes spans={recording.guidance} className={styles.posterTimes} />
      <PlayButtons kind={recording.kind} {...buttons} />
      {mustAccept ? null : (
        <GuidanceLine names={guidanceText(guidance)} mustAccept={false} className={styles.posterNote} />
      )}
      <p className="without-script">
        <LinkButton href={nativePath(page.type, page.slug)}>
          {playLabel(recording.kind, mustAccept)} with your browser’s own controls
        </LinkButton>
      </p>
    </PlayerPoster>
  );
}
