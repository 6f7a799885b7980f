import { Headphones, Play, Repeat, RotateCcw, SkipForward } from 'lucide';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { FailureOverlay } from '@/components/player/overlay/FailureOverlay';
import { focusPlayerUnder } from '@/components/player/focus-player';
import { useFocusAfterPlay } from '@/components/player/use-focus-after-play';
import { usePlayback } from '@/components/player/use-playback';
import frame from '@/components/player/player.module.css';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { Picture } from '@/components/ui/picture/Picture';
import { singleSource } from '@/lib/browser/images/source-set';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import type { PlaybackGrant, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import { entryFacts, entryName, guidanceNames, partOf } from '@/lib/domain/lists/words';
import { guidanceToAccept, playLabel } from '@/lib/domain/playback/before-play';
import { guidanceOfPart } from '@/lib/domain/playback/timed-guidance';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { usePlaybackOf, usePlaybackStore } from '@/stores/playback';
import styles from './list-player.module.css';

const PlayerCore = dynamic(
  () => import('@/components/player/source/PlayerCore').then((module) => module.PlayerCore),
  { ssr: false },
);
const POSTER_WIDTH = 1440;
const ignore = () => undefined;

interface EntryPlayerProps {
  entry: ShownEntry;
  /** Key of the class that is playing; null for a person with access of their own. */
  classKey: string | null;
  path: string;
  onNext: (() => void) | null;
}

/** The part of the recording to show. When the grant covers only a clip, the media service says where the clip lies. */
function useClip({ kind, start, end }: ShownEntry, grant: PlaybackGrant | null): ClipSpan | null | 'asking' {
  const [found, setFound] = useState<{ url: string; span: ClipSpan | null } | null>(null);
  const url = grant?.clip;
  useEffect(() => {
    if (url === undefined) return;
    void import('@/lib/clients/grants')
      .then(({ fetchClipSpan }) => fetchClipSpan(url))
      .then((span) => setFound({ url, span }));
  }, [url]);
  const part = partOf({ kind, start, end });
  if (part === null || url === undefined) return part;
  return found ? found.span : 'asking';
}

/** What its grants are asked with. In a class, each but the first continues the viewing, also where an attempt failed meanwhile. */
function useAsked(
  { id: entryId, contentId }: ShownEntry,
  key: string | null,
  grant: PlaybackGrant | null,
): PlaybackGrantRequest {
  const [wasGranted, setWasGranted] = useState(false);
  if (grant !== null && !wasGranted) setWasGranted(true);
  if (key === null) return { contentId };
  return { contentId, class: { key, entryId, ...(wasGranted && { renewal: true }) } };
}

/** One entry: its picture and a play button, then the recording or its clip, then the question. */
export function EntryPlayer({ entry, classKey, path, onNext }: EntryPlayerProps) {
  const { id, kind, start } = entry;
  const { status, grant, failure, ended } = usePlaybackOf(id);
  const asked = useAsked(entry, classKey, grant);
  const { play, retry } = usePlayback(id, asked);
  const [loops, setLoops] = useState(false);
  const clip = useClip(entry, grant);
  const media = useRef<HTMLDivElement>(null);
  const focusPlayer = useFocusAfterPlay(media);
  const again = () => {
    retry();
    focusPlayer();
  };
  const plays = grant !== null && status !== 'idle' && clip !== 'asking';
  return (
    <>
      <div
        ref={media}
        className={frame.frame}
        data-scheme="dark"
        data-media={id}
        data-playing={plays || undefined}
      >
        {plays ? (
          <Stage entry={entry} asked={asked} grant={grant} clip={clip} loops={loops} />
        ) : (
          <Before
            entry={entry}
            isStarting={status === 'starting'}
            onPlay={() => {
              play(kind === 'moment' ? (start ?? 0) : 0);
              focusPlayer();
            }}
          />
        )}
        {plays && ended && !loops && !failure ? <After entry={entry} onNext={onNext} /> : null}
        {failure ? <FailureOverlay failure={failure} path={path} onRetry={again} /> : null}
      </div>
      {kind === 'clip' ? <Loop loops={loops} onChange={setLoops} /> : null}
    </>
  );
}

interface StageProps {
  entry: ShownEntry;
  asked: PlaybackGrantRequest;
  grant: PlaybackGrant;
  clip: ClipSpan | null;
  loops: boolean;
}

function Stage({ entry, asked, grant, clip, loops }: StageProps) {
  const image = entry.item?.image;
  return (
    <PlayerCore
      title={entryName(entry) ?? ''}
      asked={asked}
      grant={grant}
      poster={image ? { src: singleSource(image.url, POSTER_WIDTH), alt: image.altText } : null}
      chapters={[]}
      guidance={guidanceOfPart(entry.item?.media?.guidance ?? [], partOf(entry))}
      clip={clip}
      loops={loops}
      onPosition={ignore}
    />
  );
}

function Loop({ loops, onChange }: { loops: boolean; onChange: (loops: boolean) => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      className={`${styles.loop ?? ''} needs-script no-print`}
      aria-pressed={loops}
      onClick={() => onChange(!loops)}
    >
      <Icon of={Repeat} /> Repeat this clip
    </Button>
  );
}

interface BeforeProps {
  entry: ShownEntry;
  isStarting: boolean;
  onPlay: () => void;
}

function PlayButton({ entry, isStarting, onPlay, mustAccept }: BeforeProps & { mustAccept: boolean }) {
  const name = entryName(entry) ?? '';
  const kind = entry.item?.media?.type ?? 'video';
  const label = playLabel(kind, mustAccept);
  return (
    <Button
      size="large"
      onClick={onPlay}
      disabled={isStarting}
      className={`${frame.playButton ?? ''} needs-script`}
      aria-label={kind === 'audio' ? `${label} to ${name}` : `${label} ${name}`}
    >
      <Icon of={kind === 'audio' ? Headphones : Play} /> {label}
    </Button>
  );
}

function Before(props: BeforeProps) {
  const { entry } = props;
  const { item } = entry;
  const warnings = item ? guidanceToAccept(item) : [];
  const names = guidanceNames(entry);
  const guidance = guidanceOfPart(item?.media?.guidance ?? [], partOf(entry));
  return (
    <div className={frame.poster} data-guided={names !== null || guidance.length > 0 || undefined}>
      {item ? <Picture image={item.image} shape="fill" sizes="(min-width: 1024px) 62rem, 100vw" /> : null}
      <div className={frame.posterShade}>
        {names === null ? null : (
          <p className={frame.posterNote}>
            {warnings.length > 0 ? 'Before you start' : 'Guidance'}: {names}
          </p>
        )}
        <p className={frame.overlayTitle}>{entryName(entry)}</p>
        <p className={frame.noticeText}>{entryFacts(entry)}</p>
        <GuidanceTimes spans={guidance} />
        <PlayButton {...props} mustAccept={warnings.length > 0} />
        <p className="without-script">
          Choose it in the list to play it with your browser’s own controls, where it can.
        </p>
      </div>
    </div>
  );
}

/** "Stop and discuss": the teacher's question, large enough for the back row. */
function After({ entry: { id, question }, onNext }: { entry: ShownEntry; onNext: (() => void) | null }) {
  const seekTo = usePlaybackStore((state) => state.seekTo);
  return (
    <div className={frame.overlay} role="status" key={id}>
      {question ? (
        <>
          <p>Stop and discuss</p>
          <p className={styles.question} dir="auto">
            {question}
          </p>
        </>
      ) : (
        <p className={frame.overlayTitle}>The end</p>
      )}
      <div className={frame.posterActions}>
        {onNext ? (
          <Button onClick={onNext}>
            <Icon of={SkipForward} /> Next
          </Button>
        ) : null}
        <Button
          look="secondary"
          onClick={({ currentTarget }) => {
            focusPlayerUnder(currentTarget);
            seekTo(0);
          }}
        >
          <Icon of={RotateCcw} /> Play again
        </Button>
      </div>
    </div>
  );
}
