/**
 * What a card shows of an item, a third of its bytes: in listings asked for as cards, among the members of a series, on
 * every rail. A part, because whole items would make a page of 24 cards heavy.
 */
import { z } from 'zod';
import { contentItemSchema } from './content-item';

/** Matches in the name and introduction as safe markup: text with `<mark>` only, everything else escaped. */
export const highlightSchema = z.object({ name: z.string(), shortIntroduction: z.string() }).partial();

export const cardItemSchema = contentItemSchema
  .pick({
    id: true,
    type: true,
    slug: true,
    name: true,
    subType: true,
    image: true,
    shortIntroduction: true,
    date: true,
    firstPerformed: true,
    media: true,
    hasAdultThemes: true,
    strongGuidance: true,
    relatedEducationLevelNames: true,
    totalTitles: true,
  })
  .partial({ firstPerformed: true, relatedEducationLevelNames: true, totalTitles: true })
  .extend({ highlight: highlightSchema.optional() });
export type CardItem = z.infer<typeof cardItemSchema>;
