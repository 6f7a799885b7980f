import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { usePlaybackOf, usePlaybackStore } from '@/stores/playback';
import { EndOverlay } from './overlay/EndOverlay';
import { PlayerCore } from './source/PlayerCore';
import { posterOf } from './source/poster';

interface PlayingStageProps {
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
        poster={posterOf(image, name)}
        chapters={recording.outline ? recording.segments : []}
        guidance={recording.guidance}
        onPosition={onPosition}
      />
      {ended && !failure ? (
        <EndOverlay
          next={page.next}
          onReplay={() => seekTo(0)}
          onClose={() => send({ type: 'dismissEnd' })}
        />
      ) : null}
    </>
  );
}
