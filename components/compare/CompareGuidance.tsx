import { GuidanceLine } from '@/components/player/guidance/GuidanceLine';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { guidanceText } from '@/lib/domain/playback/before-play';
import { compareSides, type ChosenSide, type CompareSide } from '@/lib/domain/playback/compare';
import { placeNames } from './place-names';

interface CompareGuidanceProps {
  sides: Readonly<Record<CompareSide, ChosenSide>>;
  /** Whether some of it is accepted with the play button. */
  mustAccept: boolean;
}

/** All guidance of both recordings in one line, each said once; null if there is none. */
function guidanceOfBoth(sides: readonly ChosenSide[]): string | null {
  const items = sides.map(({ item }) => item);
  return guidanceText({
    hasAdultThemes: items.some(({ hasAdultThemes }) => hasAdultThemes),
    strongGuidance: items.flatMap(({ strongGuidance = [] }) => strongGuidance),
    healthGuidance: items.flatMap(({ healthGuidance = [] }) => healthGuidance),
    other: sides.flatMap(({ otherGuidance = [] }) => otherGuidance),
  });
}

/** What both recordings warn of, before they play: as on the pages of the items, with the times of each. */
export function CompareGuidance({ sides, mustAccept }: CompareGuidanceProps) {
  const names = guidanceOfBoth(compareSides.map((side) => sides[side]));
  const isOne = sides.a.item.id === sides.b.item.id;
  return (
    <>
      <GuidanceLine names={names} mustAccept={mustAccept} />
      {compareSides.map((side) => {
        const spans = sides[side].item.media?.guidance ?? [];
        if (spans.length === 0 || (isOne && side === 'b')) return null;
        return (
          <div key={side}>
            <p>{isOne ? 'Guidance with times' : `${placeNames[side]}, guidance with times`}</p>
            <GuidanceTimes spans={spans} />
          </div>
        );
      })}
    </>
  );
}
