import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import { markElements, type RichBlock, type RichInline } from '@/lib/domain/item-page/text/rich-tree';
import { Picture } from '@/components/ui/picture/Picture';
import styles from './rich-text.module.css';

function Inline({ node }: { node: RichInline }) {
  if (node.kind === 'link') {
    return (
      <Link href={node.href}>
        <Inlines nodes={node.children} />
      </Link>
    );
  }
  return node.marks.reduce<ReactNode>((inner, mark) => {
    const Tag = markElements[mark];
    return <Tag>{inner}</Tag>;
  }, node.text);
}

// The index is a stable key: the text never changes while it is shown.
function Inlines({ nodes }: { nodes: readonly RichInline[] }) {
  return nodes.map((node, index) => <Inline key={index} node={node} />);
}

type BlockOf<Kind extends RichBlock['kind']> = Extract<RichBlock, { kind: Kind }>;

function List({ block: { ordered, items } }: { block: BlockOf<'list'> }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item, index) => (
        <li key={index}>
          <ListItem blocks={item} />
        </li>
      ))}
    </Tag>
  );
}

/** A single paragraph of a list item needs no element of its own. */
function ListItem({ blocks }: { blocks: readonly RichBlock[] }) {
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'paragraph' ? (
    <Inlines nodes={only.children} />
  ) : (
    <RichText blocks={blocks} />
  );
}

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1), though it is no control. */
const keyboardScroll = { tabIndex: 0 };

/** The empty corner cell of a table with row and column headers is not a header (WCAG 1.3.1). */
function isBlank(blocks: readonly RichBlock[]): boolean {
  return blocks.every(
    (block) =>
      block.kind === 'paragraph' &&
      block.children.every((node) => node.kind !== 'link' && node.text.trim() === ''),
  );
}

function Table({ block: { rows } }: { block: BlockOf<'table'> }) {
  return (
    <section className={styles.scroll} aria-label="Table" {...keyboardScroll}>
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ header, blocks }, column) =>
                header && !isBlank(blocks) ? (
                  <th key={column} scope={row === 0 ? 'col' : 'row'}>
                    <ListItem blocks={blocks} />
                  </th>
                ) : (
                  <td key={column}>
                    <ListItem blocks={blocks} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Reference({ block: { href, name } }: { block: BlockOf<'reference'> }) {
  return (
    <p className={styles.reference}>
      <Link href={href}>{name}</Link>
    </p>
  );
}

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <Inlines nodes={block.children} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag id={block.id}>
          <Inlines nodes={block.children} />
        </Tag>
      );
    }
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote>
          <RichText blocks={block.blocks} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <Table block={block} />;
    case 'picture':
      return <Picture image={block.image} sizes="(min-width: 768px) 46rem, 100vw" />;
    case 'reference':
      return <Reference block={block} />;
  }
}

/** Renders compiled rich text; what may be rendered was decided when it was compiled. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
