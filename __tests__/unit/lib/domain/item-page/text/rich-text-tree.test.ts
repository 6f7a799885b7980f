import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';
import { compileRichText, entriesOfRichText } from '@/lib/domain/item-page/text/rich-text';

const text = (value: string, ...marks: string[]): RichTextNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (
  nodeType: string,
  content?: RichTextNode[],
  more: Partial<RichTextNode> = {},
): RichTextNode => ({
  nodeType,
  ...(content ? { content } : {}),
  ...more,
});
const paragraph = (...content: RichTextNode[]) => node('paragraph', content);
const to = (slug: string): Pick<RichTextNode, 'target'> => ({
  target: { kind: 'entry', id: slug, type: 'guide', slug, name: `The guide ${slug}` },
});
const image = { url: 'https://images.test/a.jpg', altText: 'A mask', title: 'A', width: 4, height: 3 };

/** `hidden` may not be seen. */
const compile = (...content: RichTextNode[]) =>
  compileRichText(node('document', content), ({ slug }) => (slug === 'hidden' ? null : `/guides/${slug}`));
const plain = (value: string) => ({ kind: 'text', text: value, marks: [] });

describe('rich text, as a tree', () => {
  it('words carry the marks that are known, in their order; words that are empty are none', () => {
    expect(compile(paragraph(text('a', 'bold', 'blink', 'italic'), text(''), node('text')))).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'a', marks: ['bold', 'italic'] }] },
    ]);
    expect(compile(paragraph({ nodeType: 'text', value: 'no marks' }))).toEqual([
      { kind: 'paragraph', children: [plain('no marks')] },
    ]);
  });

  it('links lead to safe addresses and to entries that may be seen; the words of others stay', () => {
    const link = (more: Partial<RichTextNode>, kind = 'hyperlink') => node(kind, [text('go')], more);
    expect(
      compile(
        paragraph(
          link({ uri: 'https://a.test/' }),
          link({ uri: 'javascript:x' }),
          link({}),
          link(to('seen'), 'entry-hyperlink'),
          link(to('hidden'), 'entry-hyperlink'),
          link({ uri: 'https://a.test/' }, 'entry-hyperlink'),
          link(to('seen')),
          link({ target: { kind: 'image', id: 'a', image } }, 'entry-hyperlink'),
        ),
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'link', href: 'https://a.test/', children: [plain('go')] },
          plain('go'),
          plain('go'),
          { kind: 'link', href: '/guides/seen', children: [plain('go')] },
          plain('go'),
          plain('go'),
          plain('go'),
          plain('go'),
        ],
      },
    ]);
  });

  it('entries within a line stand by their names; of hidden ones nothing stays, nor of a line of them alone', () => {
    const embedded = (slug: string) => node('embedded-entry-inline', [text('unused')], to(slug));
    expect(compile(paragraph(embedded('seen'), embedded('hidden')), paragraph(embedded('hidden')))).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href: '/guides/seen', children: [plain('The guide seen')] }],
      },
    ]);
  });

  it('headings begin at three, never jump, never pass six; an empty one is none', () => {
    const heading = (level: number, word = 'h') => node(`heading-${level}`, word === '' ? [] : [text(word)]);
    const levels = (...asked: number[]) =>
      compile(...asked.map((level) => heading(level))).map(
        (block) => block.kind === 'heading' && block.level,
      );
    expect(levels(1, 2, 3, 6, 6, 6, 1)).toEqual([3, 3, 4, 5, 6, 6, 3]);
    expect(levels(6)).toEqual([3]);
    expect(compile(heading(2, ''), heading(3))).toEqual([
      { kind: 'heading', level: 3, children: [plain('h')] },
    ]);
  });

  it('lists are in order or not, hold blocks, and lose what is empty', () => {
    const item = (...content: RichTextNode[]) => node('list-item', content);
    const made = (children: object[]) => [{ kind: 'paragraph', children }];
    expect(
      compile(
        node('ordered-list', [item(paragraph(text('one'))), item(), item(paragraph(text('two')))]),
        node('unordered-list', [item(paragraph(text('dot')))]),
        node('unordered-list', [item()]),
        node('ordered-list'),
      ),
    ).toEqual([
      { kind: 'list', ordered: true, items: [made([plain('one')]), made([plain('two')])] },
      { kind: 'list', ordered: false, items: [made([plain('dot')])] },
    ]);
  });

  it('tables know their headers; a row or a table may be empty', () => {
    const cell = (kind: string, word: string) => node(kind, [paragraph(text(word))]);
    const blocks = (word: string) => [{ kind: 'paragraph', children: [plain(word)] }];
    expect(
      compile(
        node('table', [
          node('table-row', [cell('table-header-cell', 'Scene'), cell('table-cell', '3.1')]),
          node('table-row'),
        ]),
        node('table'),
      ),
    ).toEqual([
      {
        kind: 'table',
        rows: [
          [
            { header: true, blocks: blocks('Scene') },
            { header: false, blocks: blocks('3.1') },
          ],
          [],
        ],
      },
      { kind: 'table', rows: [] },
    ]);
  });

  it('quotes, rules, pictures and cards of entries stand as blocks; what cannot be shown or is unknown is none', () => {
    expect(
      compile(
        node('blockquote', [paragraph(text('The play is the thing.'))]),
        node('hr'),
        node('embedded-asset-block', [], { target: { kind: 'image', id: 'a', image } }),
        node('embedded-asset-block', [], to('seen')),
        node('embedded-asset-block'),
        node('embedded-entry-block', [], to('seen')),
        node('embedded-entry-block', [], to('hidden')),
        node('embedded-entry-block', [], { target: { kind: 'image', id: 'a', image } }),
        node('made-up', [paragraph(text('gone'))]),
        node('blockquote'),
      ),
    ).toEqual([
      {
        kind: 'quote',
        blocks: [{ kind: 'paragraph', children: [plain('The play is the thing.')] }],
      },
      { kind: 'rule' },
      { kind: 'picture', image },
      { kind: 'reference', href: '/guides/seen', name: 'The guide seen' },
      { kind: 'quote', blocks: [] },
    ]);
  });

  it('names every entry it points at, however deep; pictures are no entries, no text points at none', () => {
    const document = node('document', [
      paragraph(node('entry-hyperlink', [text('a')], to('a'))),
      node('blockquote', [node('embedded-entry-block', [], to('b'))]),
      node('embedded-asset-block', [], { target: { kind: 'image', id: 'a', image } }),
    ]);
    expect(entriesOfRichText(document)).toEqual([to('a').target, to('b').target]);
    expect(entriesOfRichText(null)).toEqual([]);
  });
});
