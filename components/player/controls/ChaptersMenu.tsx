import { useMediaRemote, useMediaState } from '@vidstack/react';
import { List } from 'lucide';
import { clockText, segmentAt, type SegmentMoment } from '@/lib/domain/playback/moments';
import { MenuGroup } from './MenuGroup';
import { PlayerMenu } from './PlayerMenu';

interface ChaptersMenuProps {
  chapters: readonly SegmentMoment[];
}

function Chapters({ chapters }: ChaptersMenuProps) {
  const remote = useMediaRemote();
  const current = segmentAt(useMediaState('currentTime'), chapters);
  return (
    <MenuGroup
      label="Chapters"
      choices={chapters.map(({ id, name, startTimestampInSeconds: start }) => ({
        value: id,
        label: `${clockText(start)} ${name}`,
        selected: id === current?.id,
        select: () => remote.seek(start),
      }))}
    />
  );
}

/** The chapters, in full screen: otherwise they are listed beside the player. */
export function ChaptersMenu({ chapters }: ChaptersMenuProps) {
  const isFullscreen = useMediaState('fullscreen');
  if (!isFullscreen || chapters.length < 2) return null;
  return (
    <PlayerMenu label="Chapters" icon={List}>
      <Chapters chapters={chapters} />
    </PlayerMenu>
  );
}
