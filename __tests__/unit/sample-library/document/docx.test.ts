/** @jest-environment node */
import { docxOf } from '@/sample-library/document/docx';
import { pdfOf } from '@/sample-library/document/pdf';
import { inflateRawSync } from 'node:zlib';

/** A file of a zip archive: its local header is 30 bytes, its name, further fields, then the data (APPNOTE 4.3.7). */
function fileIn(archive: Buffer, name: string): string {
  const header = archive.indexOf(name) - 30;
  const data = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  return inflateRawSync(archive.subarray(data)).toString('utf8');
}

const source = {
  id: 'file-plan-test-word',
  title: 'A test of plans',
  subtitle: 'Only a test.',
  kind: 'Lesson plan',
  authors: ['Orla Bastable-Mensah'],
  fileName: 'test.docx',
  format: 'docx' as const,
  body: '## First (5 minutes)\n\nSay *this* and **that**.\n\n1. one\n2. two\n\n| A | B |\n| --- | --- |\n| c | d |\n\n## Sheet: the lines\n\n> Quoted.',
};

describe('a plan as a Word document', () => {
  it('has real headings, lists and tables, and its sheet begins a page', async () => {
    const xml = fileIn(await docxOf(source), 'word/document.xml');
    const paragraph = (words: string) => xml.split('<w:p>').find((part) => part.includes(`>${words}<`)) ?? '';
    expect(paragraph('A test of plans')).toContain('w:val="Heading1"');
    expect(paragraph('First (5 minutes)')).toContain('w:val="Heading2"');
    expect(paragraph('First (5 minutes)')).not.toMatch(/pageBreakBefore\/>/);
    expect(paragraph('Sheet: the lines')).toMatch(/pageBreakBefore\/>/);
    expect(paragraph('one')).toContain('<w:numPr>');
    expect(xml).toContain('<w:tbl>');
    expect(xml).toMatch(/<w:tblHeader\/>/);
  });

  it('and as a PDF has its sheet on a page of its own', async () => {
    const withSheet = await pdfOf({ ...source, format: 'pdf' });
    const without = await pdfOf({
      ...source,
      format: 'pdf',
      body: source.body.replace('Sheet: ', 'Words: '),
    });
    expect([without.pages, withSheet.pages]).toEqual([1, 2]);
  });
});
