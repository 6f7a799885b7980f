/**
 * The content service's rich text, compiled on the server to a small tree that a component can render without further
 * checks: unknown nodes and unsafe links are removed, heading levels are never skipped, and linked entries are links
 * only if the viewer may open them.
 */
import type { RichTextNode, RichTextTarget } from '@/lib/contracts/catalogue/content-parts';
import { markElements, type HeadingLevel, type Mark, type RichBlock, type RichInline } from './rich-tree';

type EntryTarget = Extract<RichTextTarget, { kind: 'entry' }>;
/** Address of a linked entry; null if it is hidden from the viewer, in which case only the link text remains. */
export type HrefOfEntry = (target: EntryTarget) => string | null;

/** Default level of the highest headings in a body, which are below the h2 of its section. */
const BELOW_SECTION: HeadingLevel = 3;

interface Compilation {
  hrefOfEntry: HrefOfEntry;
  firstLevel: HeadingLevel;
  lastLevel: number;
}

/** The address if it is safe: http, https, mailto, a path of this site or a fragment. Null otherwise. */
export function safeAddress(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^\/(?![/\\])/.test(value) || value.startsWith('#')) return value;
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol) ? value : null;
  } catch {
    return null;
  }
}

function isMark(type: string): type is Mark {
  return Object.hasOwn(markElements, type);
}

function entryLink(node: RichTextNode, made: Compilation): { href: string; name: string } | null {
  if (node.target?.kind !== 'entry') return null;
  const href = made.hrefOfEntry(node.target);
  return href === null ? null : { href, name: node.target.name };
}

function inline(node: RichTextNode, made: Compilation): RichInline[] {
  if (node.nodeType === 'text') {
    const marks = (node.marks ?? []).map(({ type }) => type).filter(isMark);
    return node.value ? [{ kind: 'text', text: node.value, marks }] : [];
  }
  const link = entryLink(node, made);
  if (node.nodeType === 'embedded-entry-inline') {
    return link
      ? [{ kind: 'link', href: link.href, children: [{ kind: 'text', text: link.name, marks: [] }] }]
      : [];
  }
  const children = inlines(node, made);
  const href = node.nodeType === 'hyperlink' ? safeAddress(node.uri) : (link?.href ?? null);
  return href === null ? children : [{ kind: 'link', href, children }];
}

function inlines(node: RichTextNode, made: Compilation): RichInline[] {
  return (node.content ?? []).flatMap((child) => inline(child, made));
}

/** The level in the document, but at most one level below the previous heading. */
function headingLevel(nodeType: string, made: Compilation): HeadingLevel {
  const asked = Number(nodeType.slice('heading-'.length)) + 1;
  const level = Math.min(Math.max(asked, made.firstLevel), made.lastLevel + 1, 6) as HeadingLevel;
  made.lastLevel = level;
  return level;
}

function list(node: RichTextNode, made: Compilation): RichBlock[] {
  const items = (node.content ?? []).map((item) => blocks(item, made)).filter((item) => item.length > 0);
  return items.length > 0 ? [{ kind: 'list', ordered: node.nodeType === 'ordered-list', items }] : [];
}

function table(node: RichTextNode, made: Compilation): RichBlock[] {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => ({
      header: cell.nodeType === 'table-header-cell',
      blocks: blocks(cell, made),
    })),
  );
  return [{ kind: 'table', rows }];
}

function paragraph(node: RichTextNode, made: Compilation): RichBlock[] {
  const children = inlines(node, made);
  return children.length > 0 ? [{ kind: 'paragraph', children }] : [];
}

function heading(node: RichTextNode, made: Compilation): RichBlock[] {
  const children = inlines(node, made);
  return children.length > 0 ? [{ kind: 'heading', level: headingLevel(node.nodeType, made), children }] : [];
}

function reference(node: RichTextNode, made: Compilation): RichBlock[] {
  const link = entryLink(node, made);
  return link ? [{ kind: 'reference', ...link }] : [];
}

function picture(node: RichTextNode): RichBlock[] {
  return node.target?.kind === 'image' ? [{ kind: 'picture', image: node.target.image }] : [];
}

const blockMakers: Readonly<Record<string, (node: RichTextNode, made: Compilation) => RichBlock[]>> = {
  paragraph,
  table,
  'heading-1': heading,
  'heading-2': heading,
  'heading-3': heading,
  'heading-4': heading,
  'heading-5': heading,
  'heading-6': heading,
  'ordered-list': list,
  'unordered-list': list,
  blockquote: (node, made) => [{ kind: 'quote', blocks: blocks(node, made) }],
  hr: () => [{ kind: 'rule' }],
  'embedded-entry-block': reference,
  'embedded-asset-block': picture,
};

function blocks(node: RichTextNode, made: Compilation): RichBlock[] {
  return (node.content ?? []).flatMap((child) => blockMakers[child.nodeType]?.(child, made) ?? []);
}

/** Compiles a rich-text document; no blocks for null or another node. `firstLevel`: level of its highest headings. */
export function compileRichText(
  document: RichTextNode | null,
  hrefOfEntry: HrefOfEntry,
  firstLevel: HeadingLevel = BELOW_SECTION,
): RichBlock[] {
  if (document?.nodeType !== 'document') return [];
  return blocks(document, { hrefOfEntry, firstLevel, lastLevel: firstLevel - 1 });
}

/** Every entry that the text links to or embeds, so that their visibility can be checked in one batch. */
export function entriesOfRichText(document: RichTextNode | null): EntryTarget[] {
  if (!document) return [];
  const own = document.target?.kind === 'entry' ? [document.target] : [];
  return [...own, ...(document.content ?? []).flatMap(entriesOfRichText)];
}
