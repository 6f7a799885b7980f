/** Documents that two compilations make at once. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDocuments } from '@/sample-library/document/cache';
import type { DocumentSource } from '@/sample-library/document/source';

const source = (index: number): DocumentSource => ({
  id: `d${index}`,
  title: `Guide ${index}`,
  subtitle: 'To the play',
  kind: 'Study guide',
  authors: ['A. Writer'],
  fileName: 'guide.docx',
  format: 'docx',
  body: 'One paragraph.',
});

it('two starts from one clone make the same documents, and leave no halves behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    const sources = Array.from({ length: 12 }, (_, index) => source(index));
    const made = await Promise.all(
      Array.from({ length: 4 }, () => makeDocuments(sources, folder, () => undefined)),
    );
    expect(made.map((documents) => documents.size)).toEqual([12, 12, 12, 12]);
    const names = await readdir(path.join(folder, 'documents'));
    expect([names.length, names.filter((name) => name.includes('.part'))]).toEqual([24, []]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
