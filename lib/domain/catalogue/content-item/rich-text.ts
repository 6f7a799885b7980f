/** Rich text bodies: validates each node, replaces embedded and linked targets with plain data, extracts text for search. */
import type { RichTextNode, RichTextTarget } from '@/lib/contracts/catalogue/content-parts';
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

/** Deeper trees are cut, because content comes from outside and must not overflow the stack. */
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

function marksOf(marks: unknown): { type: string }[] {
  if (!Array.isArray(marks)) return [];
  return (marks as ({ type?: unknown } | null)[]).flatMap((mark) =>
    typeof mark?.type === 'string' ? [{ type: mark.type }] : [],
  );
}

/** The members of a node other than its children; absent ones are left out. */
function partsOf({ value, marks, data }: RawNode, context: RichTextContext): Partial<RichTextNode> {
  const known = marksOf(marks);
  const target = data?.target === undefined ? null : targetOf(data.target, context);
  return {
    ...(typeof value === 'string' ? { value } : {}),
    ...(known.length > 0 ? { marks: known } : {}),
    ...(typeof data?.uri === 'string' ? { uri: data.uri } : {}),
    ...(target ? { target } : {}),
  };
}

function nodeOf(raw: unknown, context: RichTextContext, depth: number): RichTextNode | null {
  if (typeof raw !== 'object' || raw === null || depth > MAX_DEPTH) return null;
  const source: RawNode = raw;
  if (typeof source.nodeType !== 'string') return null;
  const node: RichTextNode = { nodeType: source.nodeType, ...partsOf(source, context) };
  if (!Array.isArray(source.content)) return node;
  const content = (source.content as unknown[]).flatMap((child) => nodeOf(child, context, depth + 1) ?? []);
  return { ...node, content };
}

/** The document; null if the value is not one. A target that cannot be resolved is left out of its node. */
export function richTextOf(value: unknown, context: RichTextContext): RichTextNode | null {
  const node = nodeOf(value, context, 0);
  return node?.nodeType === 'document' ? node : null;
}

/** All text of a document, with a space between blocks. */
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
