import type { DeliveryAsset, DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { plainText, richTextOf } from '@/lib/domain/catalogue/content-item/rich-text';
import { lookupOf } from '@/__tests__/support/content/lookup';

const lear: DeliveryEntry = {
  sys: { id: 'lear', createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: 'title' } } },
  fields: { name: 'Lear', slug: 'king-lear' },
};
const asset = (id: string, contentType: string): DeliveryAsset => ({
  sys: { id },
  fields: { title: 'A storm', file: { url: `//host/${id}`, contentType } },
});
const lookup = lookupOf([lear], [asset('picture', 'image/png'), asset('paper', 'application/pdf')]);
const link = (id: string, linkType: string) => ({ sys: { type: 'Link', linkType, id } });
const read = (...content: unknown[]) =>
  richTextOf({ nodeType: 'document', content }, { lookup, scheme: 'https' });
const only = (node: unknown) => read(node)?.content;
const text = (value: string) => ({ nodeType: 'text', value });
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, content });

describe('rich text, node by node', () => {
  it.each([null, undefined, 'text', 5, {}, { nodeType: 5 }, { nodeType: 'paragraph', content: [] }])(
    '%j is no document',
    (value) => expect(richTextOf(value, { lookup, scheme: 'https' })).toBeNull(),
  );

  it('a document without content is one, and says nothing', () => {
    expect(richTextOf({ nodeType: 'document' }, { lookup, scheme: 'https' })).toEqual({
      nodeType: 'document',
    });
    expect(read()).toEqual({ nodeType: 'document', content: [] });
    expect(
      richTextOf({ nodeType: 'document', content: 'x' }, { lookup, scheme: 'https' }),
    ).not.toHaveProperty('content');
  });

  it('children that are no nodes are left out', () => {
    expect(only(text('a'))).toEqual([text('a')]);
    expect(read(null, 'x', 5, {}, { nodeType: 5 }, text('a'))?.content).toEqual([text('a')]);
  });

  it.each<[object, object]>([
    [{ value: 5 }, {}],
    [{ value: '' }, { value: '' }],
    [
      { marks: [{ type: 'bold' }, { type: 5 }, null, {}, 'x', { type: 'italic', more: 1 }] },
      { marks: [{ type: 'bold' }, { type: 'italic' }] },
    ],
    [{ marks: [] }, {}],
    [{ marks: 'bold' }, {}],
    [{ data: { uri: 'https://l.test' } }, { uri: 'https://l.test' }],
    [{ data: { uri: 5 } }, {}],
    [{ data: {} }, {}],
    [
      { data: { target: link('lear', 'Entry') } },
      { target: { kind: 'entry', id: 'lear', type: 'title', slug: 'king-lear', name: 'Lear' } },
    ],
    [
      { data: { target: link('picture', 'Asset') } },
      {
        target: {
          kind: 'image',
          id: 'picture',
          image: { url: 'https://host/picture', altText: 'A storm', title: 'A storm' },
        },
      },
    ],
    [{ data: { target: link('paper', 'Asset') } }, {}],
    [{ data: { target: link('gone', 'Entry') } }, {}],
    [{ data: { target: link('gone', 'Asset') } }, {}],
    [{ data: { target: null } }, {}],
  ])('%j', (given, expected) => {
    expect(only({ nodeType: 'n', ...given })).toEqual([{ nodeType: 'n', ...expected }]);
  });

  it('is followed forty deep and no deeper', () => {
    const depthOf = (levels: number) => {
      let body: object = text('deep');
      for (let depth = 1; depth < levels; depth += 1) body = node('quote', body);
      return plainText(read(body));
    };
    expect(depthOf(40)).toBe('deep');
    expect(depthOf(41)).toBe('');
  });
});

describe('the words of a document', () => {
  it.each<[unknown[], string]>([
    [[node('paragraph', text('one'), text('two')), node('paragraph', text('three'))], 'onetwo three'],
    [[node('heading-3', text('one'), text('two'))], 'onetwo'],
    [[node('paragraph', node('hyperlink', text('one'), text('two')), text('three'))], 'onetwothree'],
    [[node('list', node('item', text('one')), node('item', text('two')))], 'one two'],
    [[node('sub-heading', text('one'), text('two'))], 'one two'],
    [[node('paragraph', text(' one '))], 'one'],
    [[node('paragraph'), { nodeType: 'rule' }, node('paragraph', text('one'))], 'one'],
  ])('%#', (content, expected) => {
    expect(plainText(read(...content)).replace(/ +/g, ' ')).toBe(expected);
  });

  it('of none are none', () => expect(plainText(null)).toBe(''));
});
