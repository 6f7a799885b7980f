/** Cards with an introduction short enough to be read whole: a browser that clamps lines cuts it within a word. Server only. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from './card';

/** Characters: four to five lines of the narrowest card of a grid. */
const MOST = 140;
/** Of `MOST`: whole sentences that fill less would say too little. */
const LEAST = 70;

const wholeSentences = new RegExp(`^.{${LEAST},${MOST - 1}}[.!?](?=\\s)`, 's');

/** The whole text if it fits; else the sentences that do, or its first words and an ellipsis. */
export function shortIntroductionOf(text: string): string {
  if (text.length <= MOST) return text;
  const sentences = wholeSentences.exec(text)?.[0];
  if (sentences) return sentences;
  const start = text.slice(0, MOST);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}

/** What a card in a grid shows of an item. */
export const shortCardOf = (item: CardItem): CardItem =>
  cardOf({ ...item, shortIntroduction: shortIntroductionOf(item.shortIntroduction) });
