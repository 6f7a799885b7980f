import {
  inLocale,
  resolvedAlready,
  type DeliveryAsset,
  type DeliveryEntry,
} from '@/lib/domain/catalogue/content-item/entry';
import { assetOf, entryOf, fieldsOf, slugOf } from '@/lib/domain/catalogue/content-item/fields';
import { lookupOf } from '@/__tests__/support/content/lookup';

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, fields: Record<string, unknown> = {}): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: 'guide' } } },
  fields,
});
const asset: DeliveryAsset = { sys: { id: 'paper' }, fields: { title: 'Paper' } };
const found = entry('found', { name: 'Found' });
const lookup = lookupOf([found], [asset]);
const read = (value: unknown) => fieldsOf(entry('x', { value }), lookup);

describe('readers of a field, whatever it holds', () => {
  it.each([
    ['text', 'text', 'text'],
    ['', '', ''],
    [5, '', null],
    [null, '', null],
    [undefined, '', null],
    [['text'], '', null],
  ])('%j as text', (value, text, textOrNull) => {
    expect(read(value).text('value')).toBe(text);
    expect(read(value).textOrNull('value')).toBe(textOrNull);
  });

  it.each([
    [0, 0],
    [7, 7],
    ['7', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
  ])('%p as a number', (value, expected) => expect(read(value).integerOrNull('value')).toBe(expected));

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('%j as a flag', (value, expected) => expect(read(value).flag('value')).toBe(expected));

  it.each([
    [
      ['a', 5, null, 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [undefined, []],
    [null, []],
  ])('%j as texts', (value, expected) => expect(read(value).texts('value')).toEqual(expected));

  it.each<[unknown, string[], string[]]>([
    [link('found'), ['found'], ['found']],
    [[link('gone'), link('found'), link('paper', 'Asset')], ['found'], ['gone', 'found', 'paper']],
    [[found, null, 'found', 5, {}, { sys: null }, { sys: 'x' }, { sys: { id: 5 } }], ['found'], ['found']],
    [undefined, [], []],
  ])('links %#: resolved ones in order; ids of all', (value, resolved, ids) => {
    expect(
      read(value)
        .targets('value')
        .map(({ entry: { sys } }) => sys.id),
    ).toEqual(resolved);
    expect(read(value).target('value')?.entry.sys.id ?? null).toBe(resolved[0] ?? null);
    expect(read(value).linkIds('value')).toEqual(ids);
  });

  it('a slug, else the id', () => {
    expect(slugOf(fieldsOf(entry('x', { slug: 's' }), lookup))).toBe('s');
    expect(slugOf(fieldsOf(entry('x'), lookup))).toBe('x');
  });
});

describe('entries and assets are not taken for each other', () => {
  it.each<[unknown, string | null, string | null]>([
    [link('found'), 'found', null],
    [link('found', 'Asset'), null, null],
    [link('paper', 'Asset'), null, 'paper'],
    [link('paper'), null, null],
    [link('gone'), null, null],
    [link('gone', 'Asset'), null, null],
    [found, 'found', null],
    [asset, null, 'paper'],
    ['found', null, null],
    [null, null, null],
    [undefined, null, null],
  ])('%#', (value, asEntry, asAsset) => {
    expect(entryOf(value, lookup)?.sys.id ?? null).toBe(asEntry);
    expect(assetOf(value, lookup)?.sys.id ?? null).toBe(asAsset);
    expect(read(value).asset('value')?.sys.id ?? null).toBe(asAsset);
  });

  it('even when whoever looks up answers with the other kind', () => {
    const confused = { entry: () => asset as unknown as DeliveryEntry, asset: () => undefined };
    expect(entryOf(link('paper'), confused)).toBeNull();
  });

  it('a link that the client left is one that nobody can resolve', () => {
    expect(resolvedAlready.entry('found')).toBeUndefined();
    expect(resolvedAlready.asset('paper')).toBeUndefined();
  });
});

it('one locale of a resource keeps what it is and takes the first value there is', () => {
  const fields = {
    a: { de: 'A', en: 'a' },
    b: { en: 'b' },
    c: { fr: 'c' },
    d: 'text',
    e: null,
    f: { de: null },
  };
  expect(inLocale(entry('x', fields), ['de', 'en'])).toEqual(entry('x', { a: 'A', b: 'b', f: null }));
  expect(inLocale(entry('x', fields), [])).toEqual(entry('x'));
});
