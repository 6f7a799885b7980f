/** A compiled rich text: all that a component needs to render one, apart from the compiler, which stays on the server. */
import type { ContentImage } from '@/lib/contracts/catalogue/content-item';

export const markElements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const;
export type Mark = keyof typeof markElements;

export type RichInline =
  { kind: 'text'; text: string; marks: Mark[] } | { kind: 'link'; href: string; children: RichInline[] };
export type RichBlock =
  | { kind: 'paragraph'; children: RichInline[] }
  /** `id`: its fragment, if the contents of the text lead to it. */
  | { kind: 'heading'; level: HeadingLevel; children: RichInline[]; id?: string }
  | { kind: 'list'; ordered: boolean; items: RichBlock[][] }
  | { kind: 'quote'; blocks: RichBlock[] }
  | { kind: 'rule' }
  | { kind: 'table'; rows: RichCell[][] }
  | { kind: 'picture'; image: ContentImage }
  | { kind: 'reference'; href: string; name: string };
interface RichCell {
  header: boolean;
  blocks: RichBlock[];
}
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
