/** @jest-environment node */
import { blocksOf, runsOf } from '@/sample-library/markup/blocks';
import { richText } from '@/sample-library/markup/rich-text';

describe('the markup of long texts', () => {
  it('reads bold, italic and links inside a line and keeps the rest', () => {
    expect(runsOf('A **bold** word, an *italic* one and [a play](title/hamlet).')).toEqual([
      { text: 'A ' },
      { text: 'bold', bold: true },
      { text: ' word, an ' },
      { text: 'italic', italic: true },
      { text: ' one and ' },
      { text: 'a play', target: 'title/hamlet' },
      { text: '.' },
    ]);
  });

  it('reads headings, paragraphs over several lines, lists, quotations and tables', () => {
    const blocks = blocksOf(`
## Heading
First line
second line.

- one
- two
  goes on

1. first
2. second

> A quotation.

| Cue | Word |
| --- | --- |
| 12 | knocking |
`);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'table',
    ]);
    expect(blocks[1]).toEqual({ kind: 'paragraph', runs: [{ text: 'First line second line.' }] });
    expect(blocks[2]).toMatchObject({
      ordered: false,
      items: [[{ text: 'one' }], [{ text: 'two goes on' }]],
    });
    expect(blocks[3]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] });
    expect(blocks[5]).toEqual({
      kind: 'table',
      rows: [
        [[{ text: 'Cue' }], [{ text: 'Word' }]],
        [[{ text: '12' }], [{ text: 'knocking' }]],
      ],
    });
  });

  it('becomes rich text whose links are links to entries and whose first table row is a header', () => {
    const document = richText('See [Hamlet](title/hamlet).\n\n| a |\n| - |\n| b |', (target) =>
      target.replace('/', '-'),
    );
    const [paragraph, table] = document.content ?? [];
    expect(paragraph?.content?.[1]).toMatchObject({
      nodeType: 'entry-hyperlink',
      data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'title-hamlet' } } },
    });
    expect(table?.content?.map((row) => row.content?.[0]?.nodeType)).toEqual([
      'table-header-cell',
      'table-cell',
    ]);
  });
});
