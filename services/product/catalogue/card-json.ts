/** What a card shows of an item, as bytes: made when it is first listed, cached for as long as the item lives. */
import { cardItemSchema } from '@/lib/contracts/catalogue/card';
import { shortCardOf } from '@/lib/domain/catalogue/short-card';
import type { StoredItem } from './stored-item';

const cards = new WeakMap<StoredItem, Buffer>();

/** A card names no other item, so it is the same for every audience. */
export function cardJson(item: StoredItem): Buffer {
  const known = cards.get(item);
  if (known) return known;
  const card = shortCardOf(cardItemSchema.parse(JSON.parse(item.json.toString())));
  const json = Buffer.from(JSON.stringify(card));
  cards.set(item, json);
  return json;
}
