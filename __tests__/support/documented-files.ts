/** Files that a document shows whole: a code block under a line that names its path in bold. */
import { readFileSync } from 'node:fs';

const BLOCK = /^\*\*`([^`]+)`\*\*[^\n]*\n+```\w*\n([\s\S]*?)^```$/gm;

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The commands of the document, block by block: every block that is no file and has no language but the shell's. */
export function shellBlocks(document: string): readonly string[] {
  const files = new Set(fileBlocks(document).values());
  return [...readFileSync(document, 'utf8').matchAll(FENCED)]
    .filter(([, language = '', body = '']) => ['', 'sh'].includes(language) && !files.has(body))
    .map(([, , body = '']) => body);
}

/** Path to text, of every file in the document. */
export function fileBlocks(document: string): ReadonlyMap<string, string> {
  const text = readFileSync(document, 'utf8');
  return new Map([...text.matchAll(BLOCK)].map(([, name = '', body = '']) => [name, body]));
}
