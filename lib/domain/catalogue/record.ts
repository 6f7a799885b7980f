/** What plays, and what only says that something was staged. */
import type { CardItem } from '@/lib/contracts/card';

type Held = Pick<CardItem, 'type' | 'media'>;

/** A production without a recording: a record of a staging, which has no Play and is left out of rails and hero. */
export const isCatalogueRecord = ({ type, media }: Held): boolean => type === 'production' && media === null;

/** Whether a press on Play can follow. */
export const plays = ({ media }: Held): boolean => media !== null;
