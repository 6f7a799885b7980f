/**
 * The part of an item that a card shows: in listings requested as cards, among the members of a series, on every rail.
 * A third of the bytes of the whole item; whole items would make a page of 24 cards heavy.
 */
import { z } from 'zod';
import { contentItemSchema, mediaInfoSchema } from './content-item';

/** Matches in the name and introduction as safe markup: text with `<mark>` only, everything else escaped. */
export const highlightSchema = z.object({ name: z.string(), shortIntroduction: z.string() }).partial();

/** Where the words of a search are spoken in a recording: seconds from its beginning, and the caption as safe markup. */
export const momentSchema = z.object({
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  text: z.string(),
});

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
    hasAdultThemes: true,
    strongGuidance: true,
    healthGuidance: true,
    relatedEducationLevelNames: true,
    totalTitles: true,
  })
  .partial({
    firstPerformed: true,
    healthGuidance: true,
    relatedEducationLevelNames: true,
    totalTitles: true,
  })
  .extend({
    media: mediaInfoSchema.omit({ tracks: true }).nullable(),
    highlight: highlightSchema.optional(),
    moments: z.array(momentSchema).max(3).optional(),
  });
export type CardItem = z.infer<typeof cardItemSchema>;
export type CardMedia = NonNullable<CardItem['media']>;
