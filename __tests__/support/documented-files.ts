/** Files that a document shows whole: a code block under a line that names its path in bold. */
import { readFileSync } from 'node:fs';

const BLOCK = /^\*\*`([^`]+)`\*\*[^\n]*\n+```\w*\n([\s\S]*?)^```$/gm;

/** Path to text, of every file in the document. */
export function fileBlocks(document: string): ReadonlyMap<string, string> {
  const text = readFileSync(document, 'utf8');
  return new Map([...text.matchAll(BLOCK)].map(([, name = '', body = '']) => [name, body]));
}
