/** Passages of the catalogue as lines to speak. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SpokenLine } from './model';

const passagesSchema = z.object({ items: z.array(z.object({ id: z.string(), lines: z.array(z.string()) })) });

/** The facts file lies with the catalogue's other facts; the script is run from the project root. */
const FILE = 'sample-library/facts/monologues.json';

/** Lines of a passage for one speaker, with the typography of the screen: dashes and apostrophes. */
export function passage(id: string, speaker: string): { id: string; lines: SpokenLine[] } {
  const { items } = passagesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`No passage ${id} in ${FILE}`);
  const tidy = (line: string) => line.replace(/(\w)-(?= |$)/g, '$1 –');
  return { id, lines: found.lines.map((line) => ({ text: tidy(line).replaceAll("'", '’'), speaker })) };
}
