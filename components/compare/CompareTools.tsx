import { Pause, Play } from 'lucide';
import { useSpelling } from '@/components/shell/use-spelling';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Icon } from '@/components/ui/picture/Icon';
import { compareSides, type CompareSide } from '@/lib/domain/playback/compare';
import { placeNames } from './place-names';
import styles from './compare.module.css';

interface CompareToolsProps {
  /** Label of the play button. */
  label: string;
  isPlaying: boolean;
  isStarting: boolean;
  onPress: () => void;
  isSynchronised: boolean;
  onSynchronise: (isSynchronised: boolean) => void;
  soundFrom: CompareSide;
  onSoundFrom: (side: CompareSide) => void;
}

/** The shared controls of both recordings. */
export function CompareTools({ label, isPlaying, isStarting, onPress, ...rest }: CompareToolsProps) {
  const { isSynchronised, onSynchronise, soundFrom, onSoundFrom } = rest;
  const say = useSpelling();
  return (
    <>
      <Button onClick={onPress} softDisabled={isStarting}>
        <Icon of={isPlaying ? Pause : Play} /> {isPlaying ? 'Pause both' : label}
      </Button>
      <Checkbox
        label={say('Synchronised')}
        checked={isSynchronised}
        onChange={(event) => onSynchronise(event.target.checked)}
      />
      <fieldset className={styles.soundFrom}>
        <legend>Sound from</legend>
        {compareSides.map((side) => (
          <Checkbox
            key={side}
            kind="radio"
            name="soundFrom"
            label={placeNames[side]}
            checked={soundFrom === side}
            onChange={() => onSoundFrom(side)}
          />
        ))}
      </fieldset>
    </>
  );
}
