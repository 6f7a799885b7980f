import { Link2 } from 'lucide';
import { useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { guidanceToAccept, playBothLabel } from '@/lib/domain/playback/before-play';
import {
  compareAddress,
  compareSides,
  type CompareSide,
  type ChosenSide,
} from '@/lib/domain/playback/compare';
import { failureWords } from '@/lib/domain/playback/failures';
import { ComparedPlayer } from './ComparedPlayer';
import { CompareGuidance } from './CompareGuidance';
import { CompareTools } from './CompareTools';
import { placeNames } from './place-names';
import { useBoth } from './use-both';
import styles from './compare.module.css';

interface CompareStageProps {
  sides: Readonly<Record<CompareSide, ChosenSide>>;
}

/** Both players and their shared controls. Nothing is requested or played until the button is pressed. */
export function CompareStage({ sides }: CompareStageProps) {
  const { origin } = useShell();
  const both = useBoth(sides);
  const [soundFrom, setSoundFrom] = useState<CompareSide>('a');
  const items = compareSides.map((side) => sides[side].item);
  const mustAccept = items.some((item) => guidanceToAccept(item).length > 0);
  const { failure, isComplete } = both;
  return (
    <div className="needs-script">
      <CompareGuidance sides={sides} mustAccept={mustAccept} />
      <div className={styles.tools} role="group" aria-label="Both recordings">
        <CompareTools
          label={playBothLabel(items, mustAccept && !isComplete)}
          isPlaying={both.isPlaying}
          isStarting={both.isStarting}
          onPress={isComplete ? both.toggle : both.start}
          isSynchronised={both.isSynchronised}
          onSynchronise={both.setSynchronised}
          soundFrom={soundFrom}
          onSoundFrom={setSoundFrom}
        />
        <CopyButton
          look="quiet"
          icon={Link2}
          text={() => `${origin}${compareAddress({ a: both.a.place(), b: both.b.place() })}`}
          said="Link to this comparison copied"
        >
          Copy link
        </CopyButton>
      </div>
      {failure ? (
        <p role="alert">
          {failureWords[failure].title}. {failureWords[failure].text}
        </p>
      ) : null}
      <div className={styles.sides}>
        {compareSides.map((side) => (
          <ComparedPlayer
            key={side}
            place={placeNames[side]}
            compared={both[side]}
            seconds={sides[side].seconds}
            hasSound={soundFrom === side}
            onPlaying={(plays) => both.onPlaying(side, plays)}
            onSkip={(by) => both.onSkip(side, by)}
          />
        ))}
      </div>
    </div>
  );
}
