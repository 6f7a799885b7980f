/** The contents of a text: its highest headings, each with a fragment to go to. */
import type { Passage } from './passages';
import type { RichBlock, RichInline } from './rich-tree';

/** A heading of a text: `id` is its fragment. */
export interface ContentsLink {
  id: string;
  name: string;
}

/** A shorter text is seen whole. */
const LEAST_HEADINGS = 3;

const wordsOf = (nodes: readonly RichInline[]): string =>
  nodes.map((node) => (node.kind === 'link' ? wordsOf(node.children) : node.text)).join('');

/** The blocks with ids at the headings that the contents name; `prefix`: the id of their section. Too few headings: no contents. */
export function withContents(
  blocks: readonly RichBlock[],
  prefix: string,
): { blocks: RichBlock[]; contents: ContentsLink[] } {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const highest = Math.min(...headings.map(({ level }) => level));
  const named = headings.filter(({ level }) => level === highest);
  if (named.length < LEAST_HEADINGS) return { blocks: [...blocks], contents: [] };
  const idOf = (block: (typeof named)[number]) => `${prefix}-${named.indexOf(block) + 1}`;
  return {
    blocks: blocks.map((block) =>
      block.kind === 'heading' && block.level === highest ? { ...block, id: idOf(block) } : block,
    ),
    contents: named.map((block) => ({ id: idOf(block), name: wordsOf(block.children) })),
  };
}

type NamedPassage = Extract<Passage, { kind: 'heading' | 'question' }>;
const isNamed = (passage: Passage): passage is NamedPassage =>
  passage.kind === 'heading' || passage.kind === 'question';

/** As `withContents`, for a plain text: its headings, which in an interview are its questions. */
export function withPassageContents(
  passages: readonly Passage[],
  prefix: string,
): { passages: Passage[]; contents: ContentsLink[] } {
  const named = passages.filter(isNamed);
  if (named.length < LEAST_HEADINGS) return { passages: [...passages], contents: [] };
  const idOf = (passage: NamedPassage) => `${prefix}-${named.indexOf(passage) + 1}`;
  return {
    passages: passages.map((passage) => (isNamed(passage) ? { ...passage, id: idOf(passage) } : passage)),
    contents: named.map((passage) => ({ id: idOf(passage), name: passage.text })),
  };
}
