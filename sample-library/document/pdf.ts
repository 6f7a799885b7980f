/** A tagged PDF of a text: structure for screen readers, bookmarks, language, page numbers, embedded fonts. */
import PDFDocument from 'pdfkit';
import { type Block, blocksOf, isSheet, type Run } from '@/sample-library/markup/blocks';
import { type Face, fontFiles, piecesOf } from './fonts';
import type { DocumentSource } from './source';

type Pdf = InstanceType<typeof PDFDocument>;
type Parent = ReturnType<Pdf['struct']>;

const MARGIN = 64;
const INK = '#1d1a17';
const CURTAIN = '#7d1a22';
const QUIET = '#5b5550';
const sizes = { title: 28, lead: 13, 2: 17, 3: 13.5, body: 11, foot: 9 } as const;
const BOTTOM_ROOM = 90;
const INDENT = 18;
/** Documents carry no date of their making: the same text gives the same bytes. */
const EPOCH = new Date(0);

interface Style {
  size: number;
  face?: Face;
  colour?: string;
  indent?: number;
}

function faceOf(run: Run, style: Style): Face {
  if (run.bold) return 'bold';
  return run.italic ? 'italic' : (style.face ?? 'regular');
}

/** Sets runs as one paragraph at the left margin. */
function setRuns(pdf: Pdf, runs: readonly Run[], { size, colour = INK, indent = 0, ...style }: Style): void {
  const pieces = runs.flatMap((run) => piecesOf(run.text, faceOf(run, { size, ...style })));
  pdf.x = MARGIN + indent;
  const width = pdf.page.width - 2 * MARGIN - indent;
  pieces.forEach(({ text, font }, index) => {
    pdf.font(font).fontSize(size).fillColor(colour);
    pdf.text(text, { width, lineGap: size * 0.28, continued: index < pieces.length - 1 });
  });
}

function ensureRoom(pdf: Pdf, height: number): void {
  if (pdf.y > pdf.page.height - MARGIN - height) pdf.addPage();
}

const words = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function setHeading(pdf: Pdf, parent: Parent, block: Extract<Block, { kind: 'heading' }>): void {
  // A sheet for students is handed out: it begins a page of its own.
  if (isSheet(block)) pdf.addPage();
  else ensureRoom(pdf, BOTTOM_ROOM);
  pdf.moveDown(block.level === 2 ? 0.9 : 0.5);
  const style: Style = {
    size: sizes[block.level],
    face: 'bold',
    ...(block.level === 2 ? { colour: CURTAIN } : {}),
  };
  parent.add(pdf.struct(`H${block.level}`, {}, () => setRuns(pdf, block.runs, style)));
  if (block.level === 2) pdf.outline.addItem(words(block.runs));
  pdf.moveDown(0.25);
}

function setList(pdf: Pdf, parent: Parent, block: Extract<Block, { kind: 'list' }>): void {
  const list = pdf.struct('L');
  parent.add(list);
  block.items.forEach((runs, index) => {
    ensureRoom(pdf, MARGIN / 2);
    const item = pdf.struct('LI');
    list.add(item);
    const label = block.ordered ? `${index + 1}.` : '•';
    item.add(
      pdf.struct('Lbl', {}, () => {
        pdf.font('regular').fontSize(sizes.body).fillColor(CURTAIN);
        const { y } = pdf;
        pdf.text(label, MARGIN, y, { width: INDENT, lineBreak: false });
        pdf.y = y;
      }),
    );
    item.add(pdf.struct('LBody', {}, () => setRuns(pdf, runs, { size: sizes.body, indent: INDENT })));
    item.end();
    pdf.moveDown(0.25);
  });
  list.end();
  pdf.moveDown(0.35);
}

/** Tables are set as lines of cells, the header repeated in each: easy to read aloud and on any width. */
function setTable(pdf: Pdf, parent: Parent, { rows }: Extract<Block, { kind: 'table' }>): void {
  const [header = [], ...body] = rows;
  for (const row of body) {
    ensureRoom(pdf, MARGIN);
    const runs = row.flatMap((cell, index) => [
      ...(index > 0 ? [{ text: '   ' }] : []),
      { text: `${words(header[index] ?? [])}: `, bold: true as const },
      ...cell,
    ]);
    parent.add(pdf.struct('P', {}, () => setRuns(pdf, runs, { size: sizes.body })));
    pdf.moveDown(0.3);
  }
  pdf.moveDown(0.3);
}

function setBlock(pdf: Pdf, parent: Parent, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return setHeading(pdf, parent, block);
    case 'list':
      return setList(pdf, parent, block);
    case 'table':
      return setTable(pdf, parent, block);
    case 'quote': {
      const quote = pdf.struct('BlockQuote', {}, () =>
        block.paragraphs.forEach((runs) =>
          setRuns(pdf, runs, { size: sizes.body, face: 'italic', indent: INDENT }),
        ),
      );
      parent.add(quote);
      pdf.moveDown(0.5);
      return;
    }
    case 'paragraph':
      ensureRoom(pdf, MARGIN / 2);
      parent.add(pdf.struct('P', {}, () => setRuns(pdf, block.runs, { size: sizes.body })));
      pdf.moveDown(0.5);
  }
}

function setHead(pdf: Pdf, parent: Parent, { title, subtitle, authors, kind }: DocumentSource): void {
  parent.add(
    pdf.struct('P', {}, () =>
      setRuns(pdf, [{ text: kind.toUpperCase() }], { size: sizes.foot, face: 'bold', colour: CURTAIN }),
    ),
  );
  parent.add(
    pdf.struct('H1', {}, () => setRuns(pdf, [{ text: title }], { size: sizes.title, face: 'bold' })),
  );
  parent.add(
    pdf.struct('P', {}, () => setRuns(pdf, [{ text: subtitle }], { size: sizes.lead, colour: QUIET })),
  );
  const by = `By ${authors.join(' and ')}, for the sample library. Company and authors are invented.`;
  pdf.moveDown(0.3);
  parent.add(pdf.struct('P', {}, () => setRuns(pdf, [{ text: by }], { size: sizes.foot, colour: QUIET })));
  pdf.moveDown(1);
}

/** Page numbers are ornament: marked so that they are not read aloud. */
function numberPages(pdf: Pdf, title: string): number {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const y = pdf.page.height - MARGIN / 2 - sizes.foot;
    const { bottom } = pdf.page.margins;
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    for (const piece of piecesOf(title, 'regular').slice(0, 1)) {
      pdf
        .font(piece.font)
        .fontSize(sizes.foot)
        .fillColor(QUIET)
        .text(piece.text, MARGIN, y, { lineBreak: false });
    }
    const width = pdf.page.width - 2 * MARGIN;
    pdf
      .font('regular')
      .text(`${index + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
  return count;
}

function bytesOf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** The PDF file and its number of pages. The same source gives the same bytes. */
export async function pdfOf(source: DocumentSource): Promise<{ bytes: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: source.title,
      Author: source.authors.join(', '),
      Subject: source.subtitle,
      CreationDate: EPOCH,
      ModDate: EPOCH,
    },
  });
  const bytes = bytesOf(pdf);
  for (const { name, font } of fontFiles()) pdf.registerFont(name, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  setHead(pdf, root, source);
  for (const block of blocksOf(source.body)) setBlock(pdf, root, block);
  root.end();
  const pages = numberPages(pdf, source.title);
  pdf.end();
  return { bytes: await bytes, pages };
}
