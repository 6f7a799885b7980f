/** Blocks as the content service's rich text. */
import { linkTo } from '@/sample-library/compile/resource';
import { type Block, blocksOf, type Run } from './blocks';

export interface RichTextNode {
  nodeType: string;
  data: object;
  content?: RichTextNode[];
  value?: string;
  marks?: { type: string }[];
}

const node = (nodeType: string, content: RichTextNode[], data: object = {}): RichTextNode => ({
  nodeType,
  data,
  content,
});

function text({ text: value, bold, italic }: Run): RichTextNode {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])];
  return { nodeType: 'text', value, marks, data: {} };
}

/** Id of the entry that `type/slug` means. */
type IdOfTarget = (target: string) => string;

function inline(runs: readonly Run[], idOf: IdOfTarget): RichTextNode[] {
  return runs.map((run) =>
    run.target === undefined
      ? text(run)
      : node('entry-hyperlink', [text(run)], { target: linkTo(idOf(run.target)) }),
  );
}

function blockNode(block: Block, idOf: IdOfTarget): RichTextNode {
  const paragraph = (runs: readonly Run[]) => node('paragraph', inline(runs, idOf));
  switch (block.kind) {
    case 'heading':
      return node(`heading-${block.level}`, inline(block.runs, idOf));
    case 'paragraph':
      return paragraph(block.runs);
    case 'quote':
      return node('blockquote', block.paragraphs.map(paragraph));
    case 'list':
      return node(
        block.ordered ? 'ordered-list' : 'unordered-list',
        block.items.map((runs) => node('list-item', [paragraph(runs)])),
      );
    case 'table':
      return node(
        'table',
        block.rows.map((row, index) =>
          node(
            'table-row',
            row.map((cell) => node(index === 0 ? 'table-header-cell' : 'table-cell', [paragraph(cell)])),
          ),
        ),
      );
  }
}

/** The document of a text in markup. */
export function richText(markup: string, idOf: IdOfTarget): RichTextNode {
  return node(
    'document',
    blocksOf(markup).map((block) => blockNode(block, idOf)),
  );
}
