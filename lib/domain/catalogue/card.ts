/** The content of a card. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import type { LevelAges } from '@/lib/contracts/shell';
import { durationText } from '../playback/moments';

function cardMedia({ type, assetId, durationMinutes, access, guidance }: NonNullable<CardItem['media']>) {
  return { type, assetId, durationMinutes, ...(access ? { access } : {}), ...(guidance ? { guidance } : {}) };
}

/** Picks what a card shows. Omits absent members, because Next.js cannot serialise `undefined` in page data. */
export function cardOf(item: CardItem): CardItem {
  const { id, type, slug, name, subType, image, shortIntroduction, date, media, hasAdultThemes } = item;
  const { firstPerformed, strongGuidance, relatedEducationLevelNames, totalTitles, highlight, moments } =
    item;
  return {
    ...{ id, type, slug, name, subType, image, shortIntroduction, date, hasAdultThemes },
    media: media && cardMedia(media),
    ...(strongGuidance ? { strongGuidance } : {}),
    ...(relatedEducationLevelNames ? { relatedEducationLevelNames } : {}),
    ...(firstPerformed == null ? {} : { firstPerformed }),
    ...(totalTitles === undefined ? {} : { totalTitles }),
    ...(highlight ? { highlight } : {}),
    ...(moments ? { moments } : {}),
  };
}

/** `1601`; or `429 BCE` for a title dated by the year of its first performance ("Points settled" 9). */
function yearText({ date, firstPerformed }: CardItem): string | null {
  if (date) return date.slice(0, 4);
  if (firstPerformed == null) return null;
  return firstPerformed < 0 ? `${-firstPerformed} BCE` : `${firstPerformed} CE`;
}

/** From this age on, the upper end is shown as "and over". */
const ADULT_AGE = 19;

/** `Ages 11 to 16`: comparable for every teacher, whatever school years are called in their country. */
function agesText(names: readonly string[] | undefined, ages: LevelAges): string | null {
  const own = (names ?? []).flatMap((name) => (ages[name] ? [ages[name]] : []));
  if (own.length === 0) return null;
  const entry = Math.min(...own.map(([from]) => from));
  const exit = Math.max(...own.map(([, to]) => to));
  return exit >= ADULT_AGE ? `Ages ${entry} and over` : `Ages ${entry} to ${exit}`;
}

/** The facts under the name of a card, most useful first. */
export function cardFacts(item: CardItem, ages: LevelAges): readonly string[] {
  const minutes = item.media?.durationMinutes ?? null;
  const facts = [
    rowOfType(item.type)?.dated ? yearText(item) : null,
    minutes === null ? null : durationText(minutes),
    !item.totalTitles ? null : item.totalTitles === 1 ? '1 play' : `${item.totalTitles} plays`,
    agesText(item.relatedEducationLevelNames, ages),
    ...(item.media?.access ?? []),
  ];
  return facts.filter((fact) => fact !== null);
}

/** What a teacher must see before opening the item: adult themes, and strong guidance by name. */
export function strongWarnings({ hasAdultThemes, strongGuidance = [] }: CardItem): readonly string[] {
  return hasAdultThemes ? ['Adult themes', ...strongGuidance] : strongGuidance;
}
