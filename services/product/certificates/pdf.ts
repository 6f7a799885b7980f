/**
 * Draws a certificate as a tagged PDF: headings and paragraphs in reading order, a title, a language. Fonts are
 * embedded; each run of letters takes the first font that has them, because names come in many scripts. pdfkit and
 * fontkit are loaded for the first certificate, since no start of the service needs them; the fonts are read in 15 to 30 ms.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBrand, site } from '@/lib/contracts/site';
import { longDate } from '@/lib/domain/text/calendar';
import { languageOfCountry } from '@/lib/domain/text/language-of-country';
import { drawOrnament, SEAL_ROOM } from './ornament';

export interface CertificateText {
  /** Null: the certificate is made out to "the holder of this certificate". */
  holderName: string | null;
  /** Country of the holder's organisation, alpha-3: American dates, language and paper for the USA. */
  country: string | null;
  courseName: string;
  issuedOn: Date;
  code: string;
  checkAddress: string;
}

const subsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;
const weights = { regular: 400, strong: 600 } as const;
type Weight = keyof typeof weights;

interface Face {
  name: string;
  data: Buffer;
  has: (codePoint: number) => boolean;
}
export type Faces = Readonly<Record<Weight, readonly Face[]>>;

/** Reads the fonts from the folder of the font package's files. */
export async function loadFaces(folder: string): Promise<Faces> {
  const fontkit = await import('fontkit');
  const load = async (weight: Weight): Promise<Face[]> =>
    Promise.all(
      subsets.map(async (subset) => {
        const name = `source-sans-3-${subset}-${weights[weight]}-normal`;
        const data = await readFile(path.join(folder, `${name}.woff`));
        const font = fontkit.create(data);
        return {
          name,
          data,
          has: (codePoint: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint),
        };
      }),
    );
  const [regular, strong] = await Promise.all([load('regular'), load('strong')]);
  return { regular, strong };
}

/** Splits text into runs of one font. A letter that no font has is set in the first and shows as a blank box. */
export function runsOf(text: string, faces: readonly Face[]): { face: string; text: string }[] {
  const runs: { face: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const current = faces.find(({ name }) => name === last?.face);
    const face = current?.has(codePoint) ? current : (faces.find(({ has }) => has(codePoint)) ?? faces[0]);
    if (!face) throw new Error('no fonts');
    if (last && last.face === face.name) last.text += letter;
    else runs.push({ face: face.name, text: letter });
  }
  return runs;
}

const PAGE_MARGIN = 72;
/** Room over the title, points: what is written stands in the middle of the frame. */
const ABOVE_TITLE = 42;
const INK = '#1b1b1f';
const QUIET = '#55555e';
const LINE = '#8f1d2c';

/** The brand colour whose contrast with light paper is checked. */
const lineColour = () => site().colours?.light.link ?? LINE;

/** Size of the address and the code, points. */
const FOOT_SIZE = 11;

/** Size of the mark in the upper right corner, points. */
const MARK = 54;

interface Line {
  tag: 'H1' | 'H2' | 'P';
  text: string;
  weight: Weight;
  size: number;
  colour: string;
  /** Space above, points. */
  above: number;
}

/** Letters that fit one line at full size; longer texts are set smaller, down to a size that is still readable. */
const FULL_SIZE_LETTERS = 50;
const SMALLEST_SIZE = 13;
const fitted = (size: number, text: string) =>
  Math.max(SMALLEST_SIZE, Math.min(size, (size * FULL_SIZE_LETTERS) / Math.max(text.length, 1)));

/** The issuer: a library with its own name. The built-in brand prints nothing, as specified. */
const issuer = (plain: Omit<Line, 'text' | 'above'>): Line[] =>
  site().name === defaultBrand.name ? [] : [{ ...plain, text: site().name, weight: 'strong', above: 18 }];

function linesOf({ holderName, country, courseName, issuedOn, code, checkAddress }: CertificateText): Line[] {
  const plain = { tag: 'P', weight: 'regular', size: 14, colour: QUIET } as const;
  return [
    {
      tag: 'H1',
      text: 'Certificate of completion',
      weight: 'strong',
      size: 34,
      colour: INK,
      above: 0,
    },
    { ...plain, text: 'This is to certify that', above: 40 },
    {
      tag: 'P',
      text: holderName ?? 'the holder of this certificate',
      weight: 'strong',
      size: fitted(26, holderName ?? ''),
      colour: INK,
      above: 6,
    },
    { ...plain, text: 'has completed every module of the course', above: 18 },
    {
      tag: 'H2',
      text: courseName,
      weight: 'strong',
      size: fitted(22, courseName),
      colour: lineColour(),
      above: 6,
    },
    { ...plain, text: `Issued on ${longDate(issuedOn, country)}`, above: 18 },
    {
      ...plain,
      text: `Verify this certificate at ${checkAddress}`,
      size: FOOT_SIZE,
      above: 60,
    },
    { ...plain, text: `Certificate code ${code}`, size: FOOT_SIZE, above: 4 },
    ...issuer(plain),
  ];
}

function drawLine(document: PDFKit.PDFDocument, line: Line, faces: readonly Face[]): void {
  document.y += line.above;
  document.fontSize(line.size).fillColor(line.colour);
  const runs = runsOf(line.text, faces);
  // What is written at the foot leaves room for the seal.
  const width = document.page.width - 2 * PAGE_MARGIN - (line.size === FOOT_SIZE ? SEAL_ROOM : 0);
  runs.forEach(({ face, text }, index) => {
    document.font(face).text(text, { width, continued: index < runs.length - 1 });
  });
}

/**
 * The PDF's bytes. The same text, date and brand give the same page.
 * @param mark the brand's mark as PNG; null: none is drawn
 */
export async function drawCertificate(
  text: CertificateText,
  faces: Faces,
  mark: Buffer | null = null,
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: text.country === 'USA' ? 'LETTER' : 'A4',
    layout: 'landscape',
    margin: PAGE_MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: languageOfCountry(text.country),
    displayTitle: true,
    info: { Title: `Certificate: ${text.courseName}`, CreationDate: text.issuedOn, ModDate: text.issuedOn },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  for (const face of [...faces.regular, ...faces.strong]) document.registerFont(face.name, face.data);

  const root = document.struct('Document');
  document.addStructure(root);
  document.markContent('Artifact', { type: 'Layout' });
  drawOrnament(document, lineColour(), PAGE_MARGIN);
  if (mark !== null) {
    const x = document.page.width - PAGE_MARGIN - MARK;
    document.image(mark, x, PAGE_MARGIN, { fit: [MARK, MARK] });
  }
  document.endMarkedContent();
  document.x = PAGE_MARGIN;
  document.y = PAGE_MARGIN + ABOVE_TITLE;
  for (const line of linesOf(text)) {
    root.add(document.struct(line.tag, {}, () => drawLine(document, line, faces[line.weight])));
  }
  root.end();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
