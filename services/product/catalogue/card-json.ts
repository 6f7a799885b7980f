/** What a card shows of an item, as bytes: made when it is first listed, cached for as long as the item lives. */
import { cardItemSchema } from '@/lib/contracts/catalogue/card';
import type { StoredItem } from './stored-item';

const properties = Object.keys(cardItemSchema.shape);
const cards = new WeakMap<StoredItem, Buffer>();

/** A card names no other item, so it is the same for every audience. */
export function cardJson(item: StoredItem): Buffer {
  const known = cards.get(item);
  if (known) return known;
  const whole = JSON.parse(item.json.toString()) as Record<string, unknown>;
  const card = Object.fromEntries(properties.map((name) => [name, whole[name]]));
  const media = cardItemSchema.shape.media.parse(card['media'] ?? null);
  const json = Buffer.from(JSON.stringify({ ...card, media }));
  cards.set(item, json);
  return json;
}
