/** Distinguishes items with a recording from records of a staging. */
import type { CardItem } from '@/lib/contracts/catalogue/card';

type Held = Pick<CardItem, 'type' | 'media'>;

/** A production without a recording: only a record of a staging. It has no Play button and is left out of rails and hero. */
export const isCatalogueRecord = ({ type, media }: Held): boolean => type === 'production' && media === null;

/** Whether the item has a recording to play. */
export const plays = ({ media }: Held): boolean => media !== null;
