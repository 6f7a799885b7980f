/** The content of a card. */
import type { CardItem, CardMedia } from '@/lib/contracts/catalogue/card';

function cardMedia({ type, assetId, durationMinutes, access, guidance }: CardMedia) {
  return { type, assetId, durationMinutes, ...(access ? { access } : {}), ...(guidance ? { guidance } : {}) };
}

/** Picks what a card shows. Omits absent members, because Next.js cannot serialise `undefined` in page data. */
export function cardOf(item: CardItem): CardItem {
  const { id, type, slug, name, subType, image, shortIntroduction, date, media, hasAdultThemes } = item;
  const { firstPerformed, strongGuidance, healthGuidance, relatedEducationLevelNames, totalTitles } = item;
  const { highlight, moments } = item;
  return {
    ...{ id, type, slug, name, subType, image, shortIntroduction, date, hasAdultThemes },
    media: media && cardMedia(media),
    ...(strongGuidance ? { strongGuidance } : {}),
    ...(healthGuidance?.length ? { healthGuidance } : {}),
    ...(relatedEducationLevelNames ? { relatedEducationLevelNames } : {}),
    ...(firstPerformed == null ? {} : { firstPerformed }),
    ...(totalTitles === undefined ? {} : { totalTitles }),
    ...(highlight ? { highlight } : {}),
    ...(moments ? { moments } : {}),
  };
}
