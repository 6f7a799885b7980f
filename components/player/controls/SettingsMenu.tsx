import { useAudioOptions, usePlaybackRateOptions, useVideoQualityOptions } from '@vidstack/react';
import { Keyboard, Settings } from 'lucide';
import { Icon } from '@/components/ui/picture/Icon';
import { qualityName } from '@/lib/domain/playback/quality-name';
import { MenuGroup } from './MenuGroup';
import { PlayerMenu } from './PlayerMenu';
import styles from './menu.module.css';

/** Speeds a class needs: slow for language work, 1 to watch, fast to look through. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** `×` is read aloud as `times`; the usual speed is in words. */
const rates = SPEEDS.map((rate) => ({ rate, label: rate === 1 ? 'Normal' : `${rate}×` }));

/**
 * Picture quality by name, speed, the audio track where there is more than one, and the keys of the player, which nobody would
 * find by `?` alone.
 */
export function SettingsMenu({ onHelp }: { onHelp?: (() => void) | undefined }) {
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
            select,
          }))}
        />
      ) : null}
      <MenuGroup label="Speed" short choices={speeds} />
      {sounds.length > 1 ? (
        <MenuGroup
          label="Sound"
          choices={sounds.map((option) => ({ ...option, lang: option.track.language || undefined }))}
        />
      ) : null}
      {onHelp ? (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.choice} onClick={onHelp}>
          <Icon of={Keyboard} size={18} /> Keys of the player
        </button>
      ) : null}
    </PlayerMenu>
  );
}
