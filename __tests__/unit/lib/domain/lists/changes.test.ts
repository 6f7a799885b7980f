import fc from 'fast-check';
import type { ListChange, ListEntry } from '@/lib/contracts/personal/lists';
import { changedList, neighbourAt, type ChangedList } from '@/lib/domain/lists/changes';

const entry = (id: string, changes: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind: 'item',
  contentId: `c-${id}`,
  documentId: null,
  start: null,
  end: null,
  title: '',
  question: '',
  note: '',
  ...changes,
});
const list = (...ids: string[]): ChangedList => ({
  name: 'Brecht',
  note: '',
  sharing: 'private',
  entries: ids.map((id) => entry(id)),
});
const same = (one: ListEntry) => one;
const after = (before: ChangedList, ...changes: ListChange[]): ChangedList =>
  changes.reduce((now, change) => {
    const result = changedList(now, change, same);
    return result.ok ? result.list : now;
  }, before);
const removal = (id: string, was: Partial<ListEntry> = {}): ListChange => {
  const { title, question, note, start, end } = entry(id, was);
  return { do: 'remove', entry: id, was: { title, question, note, start, end } };
};
const idsOf = ({ entries }: ChangedList) => entries.map(({ id }) => id).join('');

describe('a place is told by a neighbour', () => {
  it.each<[string, ListChange, string]>([
    ['to the beginning', { do: 'move', entry: 'c', after: null }, 'cabd'],
    ['behind another', { do: 'move', entry: 'a', after: 'c' }, 'bcad'],
    ['behind itself is nowhere else', { do: 'move', entry: 'b', after: 'b' }, 'abcd'],
    ['behind one that is gone meanwhile: the end', { do: 'move', entry: 'a', after: 'x' }, 'bcda'],
    ['to the end', { do: 'move', entry: 'a' }, 'bcda'],
    ['of one that is gone meanwhile', { do: 'move', entry: 'x', after: 'a' }, 'abcd'],
    ['of what is added: the end', { do: 'add', entry: entry('e') }, 'abcde'],
    ['of what is added: the beginning', { do: 'add', entry: entry('e'), after: null }, 'eabcd'],
  ])('%s', (_name, change, ids) => {
    expect(idsOf(after(list('a', 'b', 'c', 'd'), change))).toBe(ids);
  });
});

it('first and last stay what they are, whichever of two tabs arrives first', () => {
  const before = list('a', 'b', 'c');
  const put = (id: string, place: number): ListChange => {
    const rest = [...idsOf(before)].filter((one) => one !== id);
    return { do: 'move', entry: id, after: neighbourAt(rest, place) };
  };
  const [toEnd, toBeginning] = [put('a', 2), put('c', 0)];
  expect(idsOf(after(before, toEnd, toBeginning))).toBe('cba');
  expect(idsOf(after(before, toBeginning, toEnd))).toBe('cba');
  expect(idsOf(after(before, put('a', 1)))).toBe('bac');
});

describe('words', () => {
  it('are written over those that were read, and over no others', () => {
    const mine: ListChange = { do: 'write', entry: 'a', field: 'note', was: '', text: 'Mine' };
    const theirs: ListChange = { do: 'write', entry: 'a', field: 'note', was: '', text: 'Theirs' };
    const first = after(list('a'), theirs);
    expect(changedList(first, mine, same)).toEqual({ ok: false, refusal: 'CHANGED' });
    expect(changedList(first, theirs, same)).toMatchObject({ ok: true });
    expect(changedList(list(), mine, same)).toEqual({ ok: false, refusal: 'GONE' });
    expect(changedList(list(), { do: 'rename', was: 'Other', name: 'New' }, same)).toMatchObject({
      refusal: 'CHANGED',
    });
    expect(after(list(), { do: 'describe', was: '', note: 'For year 9' }).note).toBe('For year 9');
    expect(changedList(list(), { do: 'describe', was: 'Other', note: 'New' }, same)).toMatchObject({
      refusal: 'CHANGED',
    });
    expect(after(list(), { do: 'rename', was: 'Brecht', name: 'Brecht, year 9' }).name).toBe(
      'Brecht, year 9',
    );
  });

  it.each(['title', 'question', 'note'] as const)('of one entry, its %s, are no other entry’s', (field) => {
    const before = list('a', 'b', 'c');
    const written = after(before, { do: 'write', entry: 'b', field, was: '', text: 'Mine' });
    expect(written.entries).toEqual([entry('a'), entry('b', { [field]: 'Mine' }), entry('c')]);
  });
});

describe('the times of a clip', () => {
  const clip = (id: string, start: number, end: number) =>
    entry(id, { kind: 'clip', contentId: 'lear', start, end, question: 'Why?' });
  const before = { ...list(), entries: [clip('a', 5, 15), clip('b', 20, 30), entry('c')] };
  const cut = (id: string, was: [number, number], to: [number, number]): ListChange => {
    const span = ([start, end]: [number, number]) => ({ start, end });
    return { do: 'cut', entry: id, was: span(was), span: span(to) };
  };

  it('are changed together, at its place and with its words', () => {
    const change = cut('a', [5, 15], [7, 12.5]);
    const once = after(before, change);
    expect(once.entries).toEqual([clip('a', 7, 12.5), clip('b', 20, 30), entry('c')]);
    expect(after(once, change)).toEqual(once);
  });

  it.each<[string, ListChange, string]>([
    ['changed meanwhile', cut('a', [4, 15], [7, 12]), 'CHANGED'],
    ['of which one was changed meanwhile', cut('a', [5, 16], [7, 12]), 'CHANGED'],
    ['of another clip of the list', cut('a', [5, 15], [20, 30]), 'TWICE'],
    ['of an entry that has none', cut('c', [5, 15], [7, 12]), 'GONE'],
    ['of an entry that was removed', cut('x', [5, 15], [7, 12]), 'GONE'],
  ])('are refused where they are those %s', (_name, change, refusal) => {
    expect(changedList(before, change, same)).toEqual({ ok: false, refusal });
  });
});

it('what is taken out is gone, and the rest stays in its order', () => {
  expect(idsOf(after(list('a', 'b', 'c'), removal('b')))).toBe('ac');
  expect(idsOf(after(list('a', 'b', 'c'), removal('x')))).toBe('abc');
});

it.each<[string, Partial<ListEntry>]>([
  ['a note', { note: 'Newer' }],
  ['a question', { question: 'Newer?' }],
  ['a title', { title: 'Newer' }],
  ['other times', { kind: 'clip', start: 5, end: 15 }],
])('an entry that was given %s elsewhere is not removed with it', (_name, newer) => {
  const before = { ...list(), entries: [entry('a', newer)] };
  expect(changedList(before, removal('a'), same)).toEqual({ ok: false, refusal: 'CHANGED' });
  expect(idsOf(after(before, removal('a', newer)))).toBe('');
});

it('is shared as was said last', () => {
  expect(after(list('a'), { do: 'share', sharing: 'link' })).toEqual({ ...list('a'), sharing: 'link' });
});

it('holds 500 entries, and each target once', () => {
  const full = { ...list(), entries: Array.from({ length: 500 }, (_, index) => entry(`e${index}`)) };
  const nearlyFull = { ...full, entries: full.entries.slice(1) };
  expect(after(nearlyFull, { do: 'add', entry: entry('last') }).entries).toHaveLength(500);
  expect(changedList(full, { do: 'add', entry: entry('one-more') }, same)).toEqual({
    ok: false,
    refusal: 'FULL',
  });
  const twice = after(list('a'), { do: 'add', entry: entry('z', { contentId: 'c-a' }) });
  expect(idsOf(twice)).toBe('a');
  // A call that is sent twice, though its entry was changed in between.
  expect(after(list('a'), { do: 'add', entry: entry('a', { start: 9 }) })).toEqual(list('a'));
});

it.each<[string, Partial<ListEntry>]>([
  ['another moment', { start: 9 }],
  ['another end', { start: 5, end: 20 }],
  ['another document', { documentId: 'd' }],
  ['another kind', { kind: 'moment' }],
])('%s of one item is an entry of its own', (_name, differs) => {
  const one = { contentId: 'c', start: 5, end: 15 };
  const before = { ...list(), entries: [entry('a', one)] };
  expect(idsOf(after(before, { do: 'add', entry: entry('b', { ...one, ...differs }) }))).toBe('ab');
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const anId = fc.constantFrom(...ids);
const aChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    entry: anId.map((id) => entry(id)),
    after: fc.option(anId, { nil: null }),
  }),
  anId.map((id) => removal(id)),
  fc.record({ do: fc.constant('move' as const), entry: anId, after: fc.option(anId, { nil: null }) }),
);

it('any changes leave each entry once, and a change that is sent twice changes once', () => {
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 30 }), (changes) => {
      let now = list('a', 'b', 'c');
      for (const change of changes) {
        const once = after(now, change);
        expect(idsOf(after(once, change))).toBe(idsOf(once));
        now = once;
      }
      expect(new Set(idsOf(now)).size).toBe(now.entries.length);
    }),
  );
});

it('moves alone lose nothing, in whatever order those of two tabs arrive', () => {
  const moves = fc.array(
    fc.record({ do: fc.constant('move' as const), entry: anId, after: fc.option(anId, { nil: null }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(moves, moves, fc.infiniteStream(fc.boolean()), (one, two, coin) => {
      const merged: ListChange[] = [];
      const [left, right] = [[...one], [...two]];
      while (left.length + right.length > 0) {
        const first = coin.next().value ? left : right;
        const next = first.shift() ?? (first === left ? right : left).shift();
        if (next) merged.push(next);
      }
      expect([...idsOf(after(list(...ids), ...merged))].sort().join('')).toBe(ids.join(''));
    }),
  );
});
