/** @jest-environment node */
import { piecesOf } from '@/sample-library/document/fonts';
import { pdfOf } from '@/sample-library/document/pdf';

const source = {
  id: 'file-guide-test',
  title: 'Čapek’s machines',
  subtitle: 'A guide that is only a test.',
  kind: 'Study guide',
  authors: ['Thandeka Merriweather'],
  fileName: 'test.pdf',
  format: 'pdf' as const,
  body: `## First\n\n${'A paragraph of some length. '.repeat(60)}\n\n- one\n- two\n\n## Second\n\n> Quoted.\n\n${'More. '.repeat(900)}`,
};

describe('documents', () => {
  it('come out the same, byte for byte, from the same text', async () => {
    const [first, second] = [await pdfOf(source), await pdfOf(source)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.pages).toBeGreaterThan(1);
  });

  it('are tagged, say their language and title, have bookmarks and embed their fonts', async () => {
    const text = (await pdfOf(source)).bytes.toString('latin1');
    for (const mark of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (en-GB)',
      '/DisplayDocTitle true',
      '/Outlines',
      '/FontFile2',
    ]) {
      expect(text).toContain(mark);
    }
  });

  it('set letters of the extended alphabet in the part of the font that has them', () => {
    expect(piecesOf('Karel Čapek', 'bold')).toEqual([
      { text: 'Karel ', font: 'bold' },
      { text: 'Č', font: 'bold-extended' },
      { text: 'apek', font: 'bold' },
    ]);
    expect(piecesOf('Molière’s “Tartuffe” – 1664', 'regular')).toHaveLength(1);
  });
});
