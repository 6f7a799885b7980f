import type { CardItem } from '@/lib/contracts/catalogue/card';
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import type { LevelAges } from '@/lib/contracts/shell';
import { durationText } from '../playback/moments';
import { ageWords } from './ages';
import { yearOf } from './years';

/** `Ages 11 to 16`: comparable for every teacher, whatever school years are called in their country. */
function agesText(names: readonly string[] | undefined, ages: LevelAges): string | null {
  const words = ageWords((names ?? []).flatMap((name) => (ages[name] ? [ages[name]] : [])));
  return words && `Ages ${words}`;
}

/** The facts under the name of a card, most useful first. */
export function cardFacts(item: CardItem, ages: LevelAges): readonly string[] {
  const minutes = item.media?.durationMinutes ?? null;
  const facts = [
    rowOfType(item.type)?.dated ? yearOf(item) : null,
    minutes === null ? null : durationText(minutes),
    !item.totalTitles ? null : item.totalTitles === 1 ? '1 play' : `${item.totalTitles} plays`,
    agesText(item.relatedEducationLevelNames, ages),
    ...(item.media?.access ?? []),
  ];
  return facts.filter((fact) => fact !== null);
}
