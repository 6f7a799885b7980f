import { Pause, Play } from 'lucide';
import { useSpelling } from '@/components/shell/spelling';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Icon } from '@/components/ui/Icon';
import { compareSides, type CompareSide } from '@/lib/domain/playback/compare';
import { placeNames } from './place-names';
import styles from './compare.module.css';

interface CompareToolsProps {
  /** Label of the play button. */
  label: string;
  isPlaying: boolean;
  isStarting: boolean;
  onPress: () => void;
  isInStep: boolean;
  onStep: (isInStep: boolean) => void;
  heard: CompareSide;
  onHear: (side: CompareSide) => void;
}

/** The shared controls of both recordings. */
export function CompareTools({ label, isPlaying, isStarting, onPress, ...rest }: CompareToolsProps) {
  const { isInStep, onStep, heard, onHear } = rest;
  const say = useSpelling();
  return (
    <>
      <Button onClick={onPress} isBusy={isStarting}>
        <Icon of={isPlaying ? Pause : Play} /> {isPlaying ? 'Pause both' : label}
      </Button>
      <Checkbox
        label={say('Synchronised')}
        checked={isInStep}
        onChange={(event) => onStep(event.target.checked)}
      />
      <fieldset className={styles.heard}>
        <legend>Sound from</legend>
        {compareSides.map((side) => (
          <Checkbox
            key={side}
            kind="radio"
            name="heard"
            label={placeNames[side]}
            checked={heard === side}
            onChange={() => onHear(side)}
          />
        ))}
      </fieldset>
    </>
  );
}
