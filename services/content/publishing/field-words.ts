/** The text of a field's value, paragraph by paragraph, for people who look at an entry. Pure. */
import type { ContentTypeField } from '../model/content-type';
import { linkOf } from '../model/links';

/** Documents nested deeper are cut off, as on the pages that show them. */
const MAX_DEPTH = 40;

interface Node {
  value?: unknown;
  content?: unknown;
}

function textOf(node: unknown, depth = 0): string {
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return '';
  const { value, content }: Node = node;
  if (typeof value === 'string') return value;
  return Array.isArray(content)
    ? (content as unknown[]).map((child) => textOf(child, depth + 1)).join('')
    : '';
}

/** The texts of blocks that contain text directly, in order; lists, tables and quotations contain such blocks. */
function blocksOf(node: unknown, depth = 0): string[] {
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return [];
  const { content }: Node = node;
  if (!Array.isArray(content)) return [];
  const children = content as Node[];
  if (children.some((child) => typeof child?.value === 'string')) return [textOf(node)];
  return children.flatMap((child) => blocksOf(child, depth + 1));
}

const linesOf = (text: string): string[] => text.split(/\n+/);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** `{ name: 'Nell', role: 'Maria' }` as `name: Nell, role: Maria`; nested values as JSON. */
function pairsOf(value: object): string {
  const parts = Object.entries(value) as [string, unknown][];
  return parts
    .map(([key, part]) => `${key}: ${isPlain(part) ? String(part) : JSON.stringify(part)}`)
    .join(', ');
}

function anyOf(value: unknown): string[] {
  if (typeof value === 'string') return linesOf(value);
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  return typeof value === 'object' && value !== null ? [pairsOf(value)] : [String(value)];
}

/** Links have no text of their own. @param value in one locale */
export function wordsOfField(value: unknown, { type }: Pick<ContentTypeField, 'type'>): string[] {
  if (value === null || value === undefined || linkOf(value)) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const words = type === 'RichText' ? blocksOf(value) : values.filter((one) => !linkOf(one)).flatMap(anyOf);
  return words.filter((text) => text.trim() !== '');
}
