/** A text as a Word document that a teacher can change: real headings, lists and tables, no fixed look. */
import {
  AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType,
} from 'docx'; // prettier-ignore
import { type Block, blocksOf, isSheet, type Run } from '@/sample-library/markup/blocks';
import type { DocumentSource } from './source';

const NUMBERS = 'numbers';
/** Twentieths of a point. */
const AFTER = 120;
const INDENT = 360;

const runs = (list: readonly Run[], italics = false): TextRun[] =>
  list.map(
    ({ text, bold = false, italic = false }) => new TextRun({ text, bold, italics: italic || italics }),
  );

function cell(content: readonly Run[], isHead: boolean): TableCell {
  const bold = content.map((run) => (isHead ? { ...run, bold: true as const } : run));
  return new TableCell({ children: [new Paragraph({ children: runs(bold) })] });
}

function tableOf({ rows }: Extract<Block, { kind: 'table' }>): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: row.map((content) => cell(content, index === 0)),
        }),
    ),
  });
}

/** Parts of a block. `list` tells numbered lists apart, so that each begins at one. */
function partsOf(block: Block, list: number): (Paragraph | Table)[] {
  const spacing = { after: AFTER };
  switch (block.kind) {
    case 'heading': {
      const heading = block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3;
      return [new Paragraph({ heading, pageBreakBefore: isSheet(block), children: runs(block.runs) })];
    }
    case 'list':
      return block.items.map((item) => {
        const mark = block.ordered
          ? { numbering: { reference: NUMBERS, level: 0, instance: list } }
          : { bullet: { level: 0 } };
        return new Paragraph({ ...mark, spacing, children: runs(item) });
      });
    case 'quote':
      return block.paragraphs.map(
        (paragraph) => new Paragraph({ indent: { left: INDENT }, children: runs(paragraph, true) }),
      );
    case 'table':
      return [tableOf(block), new Paragraph({})];
    case 'paragraph':
      return [new Paragraph({ spacing, children: runs(block.runs) })];
  }
}

/** The document of a text. */
export async function docxOf({ title, subtitle, kind, authors, body }: DocumentSource): Promise<Buffer> {
  const by = `${kind}. By ${authors.join(' and ')}, for the sample library. Company and authors are invented.`;
  const document = new Document({
    title,
    subject: subtitle,
    creator: authors.join(', '),
    styles: { default: { document: { run: { font: 'Arial', size: 22, language: { value: 'en-GB' } } } } },
    numbering: {
      config: [
        {
          reference: NUMBERS,
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START, style: { paragraph: { indent: { left: INDENT, hanging: INDENT } } } }],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
          new Paragraph({ children: [new TextRun({ text: subtitle, italics: true })] }),
          new Paragraph({ spacing: { after: AFTER }, children: [new TextRun({ text: by, size: 18 })] }),
          ...blocksOf(body).flatMap(partsOf),
        ],
      },
    ],
  }); // prettier-ignore
  return Packer.toBuffer(document);
}
