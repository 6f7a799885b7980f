import { cardJson } from '@/services/product/catalogue/card-json';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import { contentItem } from '@/__tests__/support/content/item';

const stored = (given: Parameters<typeof contentItem>[0]) =>
  ({ json: Buffer.from(JSON.stringify(contentItem(given))) }) as StoredItem;
const cardOf = (given: Parameters<typeof contentItem>[0]) =>
  JSON.parse(cardJson(stored(given)).toString()) as Record<string, unknown>;

it('R-ENT-22 has the health guidance of its item, which must be accepted before play', () => {
  expect(cardOf({ healthGuidance: ['Flashing lights'] })).toMatchObject({
    healthGuidance: ['Flashing lights'],
  });
});

it('R-ENT-23 says nothing of guidance where there is none, and nothing that no card shows', () => {
  const tracks = { sounds: [], texts: [] };
  const card = cardOf({ media: { type: 'video', assetId: 'a', durationMinutes: 1, tracks } });
  expect(card).not.toHaveProperty('healthGuidance');
  expect(card).not.toHaveProperty('relatedThemes');
  expect(card['media']).toEqual({ type: 'video', assetId: 'a', durationMinutes: 1 });
});

it('has an introduction that a card shows whole, where the item has a long one', () => {
  const shortIntroduction =
    'Nine actors and a red curtain that everyone has a reason to stand behind. '.repeat(4);
  expect(cardOf({ shortIntroduction })['shortIntroduction']).toBe(shortIntroduction.slice(0, 73));
});

it('is written once', () => {
  const item = stored({});
  expect(cardJson(item)).toBe(cardJson(item));
});
