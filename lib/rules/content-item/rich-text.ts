/** Rich text bodies: checked node by node, embedded and linked targets replaced by plain data, text for search. */
import type { RichTextNode, RichTextTarget } from '@/lib/contracts/content-parts';
import type { Lookup } from './entry';
import { assetOf, entryOf, fieldsOf, idOf, nameOf, slugOf, typeOf } from './fields';
import { imageOf } from './files';

interface RawNode {
  nodeType?: unknown;
  value?: unknown;
  marks?: unknown;
  data?: { uri?: unknown; target?: unknown };
  content?: unknown;
}

export interface RichTextContext {
  lookup: Lookup;
  scheme: 'http' | 'https';
}

/** Deeper trees are cut: content is outside data and must not exhaust the stack. */
const MAX_DEPTH = 40;

function targetOf(value: unknown, { lookup, scheme }: RichTextContext): RichTextTarget | null {
  const entry = entryOf(value, lookup);
  if (entry) {
    const fields = fieldsOf(entry, lookup);
    return {
      kind: 'entry',
      id: idOf(fields),
      type: typeOf(fields),
      slug: slugOf(fields),
      name: nameOf(fields),
    };
  }
  const asset = assetOf(value, lookup);
  const image = imageOf(asset, scheme, { altText: '', name: '' });
  return asset && image ? { kind: 'image', id: asset.sys.id, image } : null;
}

function nodeOf(raw: unknown, context: RichTextContext, depth: number): RichTextNode | null {
  if (typeof raw !== 'object' || raw === null || depth > MAX_DEPTH) return null;
  const { nodeType, value, marks, data, content }: RawNode = raw;
  if (typeof nodeType !== 'string') return null;
  const node: RichTextNode = { nodeType };
  if (typeof value === 'string') node.value = value;
  if (Array.isArray(marks) && marks.length > 0) {
    node.marks = (marks as { type?: unknown }[]).flatMap(({ type }) =>
      typeof type === 'string' ? [{ type }] : [],
    );
  }
  if (typeof data?.uri === 'string') node.uri = data.uri;
  const target = data?.target === undefined ? null : targetOf(data.target, context);
  if (target) node.target = target;
  if (Array.isArray(content)) {
    node.content = (content as unknown[]).flatMap((child) => nodeOf(child, context, depth + 1) ?? []);
  }
  return node;
}

/** The document, or null when the value is none. Targets that cannot be resolved are absent from their node. */
export function richTextOf(value: unknown, context: RichTextContext): RichTextNode | null {
  const node = nodeOf(value, context, 0);
  return node?.nodeType === 'document' ? node : null;
}

/** All text of a document, blocks separated by a space. */
export function plainText(node: RichTextNode | null): string {
  if (!node) return '';
  if (node.value !== undefined) return node.value;
  const inline =
    node.nodeType === 'paragraph' || node.nodeType.startsWith('heading') || node.nodeType === 'hyperlink';
  return (node.content ?? [])
    .map(plainText)
    .join(inline ? '' : ' ')
    .trim();
}
