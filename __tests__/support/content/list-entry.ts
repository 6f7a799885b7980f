import type { ListSummary, ShownEntry } from '@/lib/contracts/personal/lists';

/** An entry of a list: a whole item with nothing written to it, whose item is not shown. */
export const listEntry: ShownEntry = {
  id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a01',
  kind: 'item',
  contentId: 'a',
  documentId: null,
  start: null,
  end: null,
  title: 'Act one',
  question: '',
  note: '',
  item: null,
  documents: [],
};

/** A private list of one's own. */
export const listSummary: ListSummary = {
  id: 'l1',
  name: 'Brecht',
  note: '',
  sharing: 'private',
  isMine: true,
  updatedAt: '2026-03-01T12:00:00.000Z',
  entries: 1,
};
