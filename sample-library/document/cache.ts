/** Documents on disk, each made once: the name of the file is a hash of what it is made from. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { docxOf } from './docx';
import { pdfOf } from './pdf';
import type { DocumentSource } from './source';

/** Raised when the look of documents changes, so that old ones are not taken for new. */
const LAYOUT_VERSION = 2;
const PROGRESS_EVERY = 50;

export interface MadeDocument {
  source: DocumentSource;
  /** Absolute path of the file. */
  file: string;
  /** Of a PDF; a text that its reader changes has no fixed number. */
  pages?: number | undefined;
}

const noteSchema = z.object({ pages: z.number().int().positive().optional() });

const hashOf = (source: DocumentSource) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, source]))
    .digest('hex')
    .slice(0, 32);

async function made(source: DocumentSource, folder: string): Promise<MadeDocument> {
  const file = path.join(folder, `${hashOf(source)}.${source.format}`);
  const noteFile = `${file}.json`;
  const note = await readFile(noteFile, 'utf8').catch(() => null);
  if (note !== null) return { source, file, ...noteSchema.parse(JSON.parse(note)) };
  const { bytes, pages } =
    source.format === 'pdf' ? await pdfOf(source) : { bytes: await docxOf(source), pages: undefined };
  // Two compilations may make the same document at once.
  await writeAtomically(file, (partial) => writeFile(partial, bytes));
  await writeAtomically(noteFile, (partial) => writeFile(partial, JSON.stringify({ pages })));
  return { source, file, pages };
}

/** Makes what is missing; answers by asset id. */
export async function makeDocuments(
  sources: readonly DocumentSource[],
  cacheDir: string,
  log: (line: string) => void,
): Promise<Map<string, MadeDocument>> {
  const folder = path.resolve(cacheDir, 'documents');
  await mkdir(folder, { recursive: true });
  const documents = new Map<string, MadeDocument>();
  for (const source of sources) {
    documents.set(source.id, await made(source, folder));
    if (documents.size % PROGRESS_EVERY === 0) log(`documents: ${documents.size} of ${sources.length}`);
  }
  return documents;
}
