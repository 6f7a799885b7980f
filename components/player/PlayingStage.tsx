import { singleSource } from '@/lib/browser/images/source-set';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { usePlaybackOf, usePlaybackStore } from '@/stores/playback';
import { EndOverlay } from './overlay/EndOverlay';
import { PlayerCore } from './source/PlayerCore';

/** The player's poster is the page's picture at its largest width, so that nothing changes when play begins. */
const POSTER_WIDTH = 1440;

export interface PlayingStageProps {
  page: ItemPage & { recording: PageRecording };
  grant: PlaybackGrant;
  onPosition: (seconds: number, duration: number, settled: boolean) => void;
}

/** The player with its end screen. Loaded when a first play is likely, or pressed. */
export function PlayingStage({ page, grant, onPosition }: PlayingStageProps) {
  const { ended, failure } = usePlaybackOf(page.id);
  const { send, seekTo } = usePlaybackStore.getState();
  const { recording, image, name } = page;
  return (
    <>
      <PlayerCore
        title={name}
        grant={grant}
        poster={image ? { src: singleSource(image.url, POSTER_WIDTH), alt: image.altText || name } : null}
        chapters={recording.outline ? recording.segments : []}
        guidance={recording.guidance}
        onPosition={onPosition}
      />
      {ended && !failure ? (
        <EndOverlay
          next={page.next}
          onReplay={() => {
            seekTo(0);
          }}
          onClose={() => {
            send({ type: 'dismissEnd' });
          }}
        />
      ) : null}
    </>
  );
}
