import type { ListEntry } from '@/lib/contracts/personal/lists';
import { shownEntrySchema } from '@/lib/contracts/personal/lists';
import { shownEntryJson } from '@/services/product/lists/shown';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import { contentItem } from '@/__tests__/support/content/item';

const entry: ListEntry = {
  ...{ id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a01', kind: 'item', contentId: 'a', documentId: null },
  ...{ start: null, end: null, title: '', question: '', note: '' },
};
const shown = (given: Parameters<typeof contentItem>[0]) => {
  const item = { json: Buffer.from(JSON.stringify(contentItem(given))) } as StoredItem;
  return shownEntrySchema.parse(JSON.parse(shownEntryJson(entry, item)));
};

it('an entry of a list names the guidance that no card has room for', () => {
  expect(shown({ otherGuidance: ['Murder', 'Blood'] }).otherGuidance).toEqual(['Murder', 'Blood']);
  expect(shown({})).not.toHaveProperty('otherGuidance');
});
