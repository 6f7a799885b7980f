import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { listEntrySchema, type EntryKind } from '@/lib/contracts/personal/lists';
import { documentsOf } from '@/lib/domain/lists/documents';
import { newEntry, type AddedPlace } from '@/lib/domain/lists/new-entry';
import {
  entryCount,
  entryFacts,
  entryGuidance,
  entryName,
  entryPath,
  listPath,
  listSize,
  partOf,
  playerPath,
  sharingWords,
  type NamedEntry,
} from '@/lib/domain/lists/words';
import { contentItem } from '../../../../support/content/item';

const guide: DocumentInfo = { id: 'guide', name: 'Study guide', pages: 12 };
const sheet: DocumentInfo = { id: 'sheet', name: 'Worksheet', pages: 1, editable: false };
const text: DocumentInfo = { id: 'text', name: 'Worksheet to change', pages: null, editable: true };
const lear: CardItem = contentItem({
  type: 'production',
  slug: 'king-lear',
  name: 'King Lear',
  media: {
    assetId: 'rec-lear',
    type: 'video',
    durationMinutes: 2,
    guidance: [
      { kind: 'Loud noises', start: 51, end: 57 },
      { kind: 'Blood', start: 100, end: 110 },
    ],
  },
});
const entry = (kind: EntryKind, changes: Partial<NamedEntry> = {}): NamedEntry => ({
  ...{ id: 'e', kind, contentId: 'c', documentId: null, start: null, end: null, title: '', question: '' },
  ...{ item: lear, documents: [] },
  ...changes,
});
const unmeasured: CardItem = { ...lear, media: { assetId: 'a', type: 'video', durationMinutes: null } };
const aDocument = { documentId: 'guide', documents: [guide] };

describe('what is added to a list', () => {
  const none = { end: null, title: '', question: '', note: '' };

  it.each<[string, AddedPlace, object]>([
    ['a whole item', { contentId: 'c', seconds: 0 }, { kind: 'item', documentId: null, start: null }],
    ['a moment', { contentId: 'c', seconds: 0.1 }, { kind: 'moment', documentId: null, start: 0.1 }],
    [
      'a document, wherever its recording stands',
      { contentId: 'c', documentId: 'd', seconds: 9 },
      { kind: 'document', documentId: 'd', start: null },
    ],
  ])('is %s without words of a teacher, as the service takes it', (_name, place, expected) => {
    const { id, ...rest } = newEntry(place);
    expect(rest).toEqual({ contentId: 'c', ...none, ...expected });
    expect(listEntrySchema.parse({ id, ...rest })).toEqual({ id, ...rest });
  });

  it('has an id of its own each time', () => {
    const place = { contentId: 'c', seconds: 0 };
    expect(newEntry(place).id).not.toBe(newEntry(place).id);
  });
});

it.each<[EntryKind, string | null, DocumentInfo[]]>([
  ['item', null, [guide, sheet]],
  ['document', 'sheet', [sheet]],
  ['document', 'gone', []],
  ['document', 'text', []],
  ['moment', null, []],
  ['clip', null, []],
])(
  'an entry of kind “%s”, document %s, opens on a screen what can be read there',
  (kind, documentId, opened) => {
    expect(documentsOf({ kind, documentId }, [guide, text, sheet])).toEqual(opened);
  },
);

describe('the name of an entry', () => {
  it.each([
    ['the teacher’s title', entry('document', { ...aDocument, title: 'The storm' }), 'The storm'],
    ['the document’s', entry('document', aDocument), 'Study guide'],
    ['the item’s, of a document that is gone', entry('document', { documentId: 'gone' }), 'King Lear'],
    ['the item’s, whatever else can be read', entry('item', { documents: [guide] }), 'King Lear'],
    ['none of what is no longer shown', entry('item', { item: null }), null],
    [
      'the teacher’s title of what is no longer shown',
      entry('clip', { item: null, title: 'The storm' }),
      'The storm',
    ],
  ])('is %s', (_name, given, name) => {
    expect(entryName(given)).toBe(name);
  });
});

describe('the facts of an entry', () => {
  it.each([
    [entry('item'), 'Production · 2 minutes'],
    [entry('moment', { start: 30 }), 'Production, from 0:30 · 2 minutes'],
    [entry('moment', { start: 119 }), 'Production, from 1:59 · under a minute'],
    [entry('clip', { start: 90, end: 125.5 }), 'Clip, 1:30 to 2:05.5 · 36 seconds'],
    [entry('item', { item: unmeasured }), 'Production'],
    [entry('document', aDocument), 'Production, one document'],
    [entry('item', { item: { ...lear, media: null } }), 'No recording'],
  ])('%#: %s', (given, facts) => {
    expect(entryFacts(given)).toBe(facts);
  });

  it('of what is no longer shown say the part alone', () => {
    const gone = { item: null };
    expect([
      entryFacts(entry('item', gone)),
      entryFacts(entry('moment', { ...gone, start: 90 })),
      entryFacts(entry('clip', { ...gone, start: 90, end: 120 })),
      entryFacts(entry('document', { ...gone, ...aDocument })),
    ]).toEqual(['', 'From 1:30', 'Clip, 1:30 to 2:00', 'One document']);
  });
});

it('a clip plays a part of its recording, everything else the whole', () => {
  expect(partOf({ kind: 'clip', start: 0, end: 5 })).toEqual({ start: 0, end: 5 });
  expect(partOf({ kind: 'moment', start: 90, end: null })).toBeNull();
  expect(partOf({ kind: 'item', start: null, end: null })).toBeNull();
  // Half a clip has no part.
  expect(partOf({ kind: 'clip', start: null, end: 5 })).toBeNull();
  expect(partOf({ kind: 'clip', start: 5, end: null })).toBeNull();
});

describe('guidance of an entry', () => {
  const grave: CardItem = { ...lear, strongGuidance: ['Suicide'] };
  const both = 'Loud noises, 0:51 to 0:57; Blood, 1:40 to 1:50';

  it.each([
    ['all of its recording', entry('item'), both],
    ['all, when it only starts later', entry('moment', { start: 90 }), both],
    ['what a clip holds', entry('clip', { start: 90, end: 120 }), 'Blood, 1:40 to 1:50'],
    ['nothing, where a clip holds none', entry('clip', { start: 60, end: 90 }), null],
    [
      'what has no times first, the gravest before the rest, and nothing twice',
      entry('clip', { start: 90, end: 120, item: grave, otherGuidance: ['Murder', 'Blood'] }),
      'Suicide, Murder; Blood, 1:40 to 1:50',
    ],
    [
      'what has no times, where there is no recording',
      entry('item', { item: { ...grave, media: null }, otherGuidance: ['Murder'] }),
      'Suicide, Murder',
    ],
    ['nothing, where there is no recording', entry('item', { item: { ...lear, media: null } }), null],
    ['nothing, where nobody wrote it down', entry('item', { item: contentItem() }), null],
    ['nothing of what is no longer shown', entry('clip', { item: null, start: 50, end: 60 }), null],
  ])('says %s', (_name, given, words) => {
    expect(entryGuidance(given)).toBe(words);
  });
});

describe('where an entry leads', () => {
  it.each([
    [entry('item'), '/productions/king-lear'],
    [entry('moment', { start: 90.7 }), '/productions/king-lear?t=90'],
    // The player that ends a clip and asks its question.
    [entry('clip', { start: 1, end: 9 }), '/lists/l/play?at=e'],
    [entry('clip', { start: 1, end: 9, item: { ...lear, media: null } }), '/productions/king-lear?t=1'],
    [entry('clip', { start: 1, end: 9, item: null }), null],
    [entry('document', { documentId: 'a b' }), '/productions/king-lear?document=a+b'],
    [entry('item', { item: null }), null],
    [entry('document', { ...aDocument, item: null }), null],
  ])('%#: %s', (given, path) => {
    expect(entryPath(given, playerPath('l'))).toBe(path);
  });

  it('is the page of its item for a clip where the list has no player', () => {
    expect(entryPath(entry('clip', { start: 1, end: 9 }), null)).toBe('/productions/king-lear?t=1');
  });

  it('a list has an address of its own, whatever its id holds', () => {
    expect(listPath('a/b')).toBe('/lists/a%2Fb');
  });
});

describe('how long a list plays', () => {
  const sound: CardItem = { ...lear, media: { assetId: 'a', type: 'audio', durationMinutes: 3 } };
  it.each([
    [
      'recordings and clips',
      [entry('item'), entry('clip', { start: 5, end: 50 })],
      'about 3 minutes to watch',
    ],
    [
      'what can be seen or heard',
      [entry('item'), entry('item', { item: sound })],
      'about 5 minutes to watch',
    ],
    ['sound alone', [entry('item', { item: sound })], 'about 3 minutes to listen to'],
    ['one short clip', [entry('clip', { start: 5, end: 9 })], 'under a minute to watch'],
    ['documents', [entry('document', aDocument)], null],
    [
      'what is no longer shown beside the rest',
      [entry('item'), entry('item', { item: null })],
      'about 2 minutes to watch',
    ],
    ['a recording that nobody has measured', [entry('item'), entry('item', { item: unmeasured })], null],
  ])('%s', (_name, entries, words) => {
    const count = entryCount(entries.length);
    expect(listSize(entries)).toBe(words === null ? count : `${count} · ${words}`);
  });
});

it('a list without entries is empty', () => {
  expect(listSize([])).toBe('Empty');
});

it('entries are counted in words', () => {
  expect([0, 1, 2].map(entryCount)).toEqual(['0 entries', '1 entry', '2 entries']);
});

it('sharing says who reads', () => {
  expect(sharingWords('private', 'Elm School')).toBe('Only you');
  expect(sharingWords('link', 'Elm School')).toBe('Anyone with the link');
  expect(sharingWords('organisation', 'Elm School')).toBe('Everybody at Elm School');
  expect(sharingWords('organisation', null)).toBe('Everybody at your organisation');
});
