import { GuidanceLine } from '@/components/player/guidance/GuidanceLine';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { PlayButtons, type PlayButtonsProps } from '@/components/player/overlay/PlayButtons';
import { PlayerPoster } from '@/components/player/overlay/PlayerPoster';
import frame from '@/components/player/player.module.css';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryFacts, entryName, entrySpans, guidanceNames } from '@/lib/domain/lists/words';
import { guidanceToAccept } from '@/lib/domain/playback/before-play';

interface EntryPosterProps extends Omit<PlayButtonsProps, 'kind' | 'name' | 'mustAccept'> {
  entry: ShownEntry;
  /** The player is mounted underneath and must not be seen yet. */
  covers: boolean;
}

/** What is shown before an entry plays: its picture, guidance, name and one button. */
export function EntryPoster({ entry, covers, ...buttons }: EntryPosterProps) {
  const { item } = entry;
  const name = entryName(entry) ?? '';
  const mustAccept = item !== null && guidanceToAccept(item).length > 0;
  const names = guidanceNames(entry);
  const spans = entrySpans(entry);
  return (
    <PlayerPoster
      picture={{ image: item?.image ?? null, sizes: '(min-width: 1024px) 62rem, 100vw' }}
      hasText
      covers={covers}
      onNear={buttons.onNear}
    >
      <GuidanceLine names={names} mustAccept={mustAccept} className={frame.posterNote} />
      <p className={frame.overlayTitle}>{name}</p>
      <p className={frame.noticeText}>{entryFacts(entry)}</p>
      <GuidanceTimes spans={spans} className={frame.posterTimes} />
      <PlayButtons kind={item?.media?.type ?? 'video'} name={name} mustAccept={mustAccept} {...buttons} />
      <p className="without-script">Choose it in the list to play it with your browser’s own controls.</p>
    </PlayerPoster>
  );
}
