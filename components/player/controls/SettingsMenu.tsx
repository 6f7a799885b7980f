import { useAudioOptions, usePlaybackRateOptions, useVideoQualityOptions } from '@vidstack/react';
import { Settings } from 'lucide';
import { qualityName } from '@/lib/domain/playback/quality-name';
import { MenuGroup } from './MenuGroup';
import { PlayerMenu } from './PlayerMenu';

/** Speeds a class needs: slow for language work, 1 to watch, fast to look through. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** `×` is read aloud as `times`; the usual speed is in words. */
const rates = SPEEDS.map((rate) => ({ rate, label: rate === 1 ? 'Normal' : `${rate}×` }));

/** Picture quality by name, speed, and the audio track where there is more than one. */
export function SettingsMenu() {
  const qualities = useVideoQualityOptions({ auto: 'Auto', sort: 'descending' });
  const speeds = usePlaybackRateOptions({ rates });
  const sounds = useAudioOptions();
  const sizes = qualities.flatMap(({ quality }) => quality ?? []);
  // While the player chooses by itself, the size that it plays counts as selected too: it is named beside "Auto" instead.
  const isAuto = qualities.some(({ quality, selected }) => quality === null && selected);
  const played = qualities.find(({ quality, selected }) => quality && selected)?.quality;
  const auto = isAuto && played ? `Auto (${Math.min(played.width, played.height)}p)` : 'Auto';
  return (
    <PlayerMenu label="Settings" icon={Settings}>
      {sizes.length > 1 ? (
        <MenuGroup
          label="Quality"
          choices={qualities.map(({ value, quality, selected, select }) => ({
            value,
            label: quality ? qualityName(quality, sizes) : auto,
            selected: selected && (quality === null || !isAuto),
            select: () => select(),
          }))}
        />
      ) : null}
      <MenuGroup
        label="Speed"
        short
        choices={speeds.map(({ value, label, selected, select }) => ({
          value,
          label,
          selected,
          select: () => select(),
        }))}
      />
      {sounds.length > 1 ? (
        <MenuGroup
          label="Sound"
          choices={sounds.map(({ value, label, track, selected, select }) => ({
            value,
            label,
            lang: track.language || undefined,
            selected,
            select: () => select(),
          }))}
        />
      ) : null}
    </PlayerMenu>
  );
}
