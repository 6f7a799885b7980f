/** The product's own style sheets, as files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of all of them, those of the tokens included. */
export const styleSheets: readonly string[] = ['components', 'pages', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

export const withoutComments = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
