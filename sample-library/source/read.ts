/** Reads every text under a folder; throws once, with every fault of every file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, readDocument } from './document';
import { type Kind, kinds, type Texts } from './schema';

/** Files of a kind, in the order of their slugs: `plays/*.md`, or the one file `company.md`. */
function filesOf(folder: string, kind: Kind): string[] {
  const single = path.join(folder, `${kind}.md`);
  if (existsSync(single)) return [single];
  const inside = path.join(folder, kind);
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
    .map((slug) => path.join(inside, `${slug}.md`));
}

/** Folders and files that no kind has. */
function strays(folder: string): Fault[] {
  const known = new Set<string>(kinds);
  return readdirSync(folder)
    .filter((name) => !known.has(path.basename(name, '.md')))
    .map((name) => `${path.join(folder, name)}:1: is of no kind of text`);
}

/** Texts by kind. Throws an error whose message names each fault with file and line. */
export function readTexts(folder: string): Texts {
  const faults = strays(folder);
  const read = kinds.map((kind) => {
    const values = filesOf(folder, kind).flatMap((file) => {
      const outcome = readDocument(kind, file, readFileSync(file, 'utf8'));
      if ('value' in outcome) return [outcome.value];
      faults.push(...outcome.faults);
      return [];
    });
    return [kind, values];
  });
  if (faults.length > 0) throw new Error(`texts of the sample library:\n${faults.join('\n')}`);
  // Each value has passed the schema of its kind.
  return Object.fromEntries(read) as Texts;
}
