/** Words of texts, for `query` and `[match]` (delivery contract §6 "Full text"). */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Lower-cased runs of letters and digits, in order. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

/** The distinct words of several texts, each with a space before it, so that `includes(' be')` finds a prefix. */
export function haystackOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.flatMap(wordsOf))].join(' ')}`;
}

/** True when every wanted word is a prefix of some word in the haystack. */
export function holdsAll(haystack: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => haystack.includes(` ${word}`));
}

/** Every text of a value: a string, the strings of a list, or the text nodes of a rich text document. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as unknown[]).filter((part) => typeof part === 'string');
  const texts: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const node = open.pop() as { value?: unknown; content?: unknown } | null;
    if (typeof node !== 'object' || node === null) continue;
    if (typeof node.value === 'string') texts.push(node.value);
    if (Array.isArray(node.content)) open.push(...(node.content as unknown[]));
  }
  return texts;
}
