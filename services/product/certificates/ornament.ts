/** What a certificate shows besides its words: a double frame, and a seal with a light on a stage. An artifact, which no reader hears. */

/** Distance of the outer line from the edge of the paper, and of the inner from the outer, points. */
const EDGE = 36;
const BETWEEN = 7;

/** Radius of the seal, points. */
const SEAL = 46;
/** Width that the seal needs beside words at the foot, points. */
export const SEAL_ROOM = 2 * SEAL + 24;

function drawFrame(document: PDFKit.PDFDocument, colour: string): void {
  const { width, height } = document.page;
  const lines = [
    { from: EDGE, thickness: 2 },
    { from: EDGE + BETWEEN, thickness: 0.75 },
  ];
  for (const { from, thickness } of lines)
    document
      .rect(from, from, width - 2 * from, height - 2 * from)
      .lineWidth(thickness)
      .stroke(colour);
}

/** @param margin distance of the seal from the edges of the paper, points */
function drawSeal(document: PDFKit.PDFDocument, colour: string, margin: number): void {
  const x = document.page.width - margin - SEAL;
  const y = document.page.height - margin - SEAL;
  document.circle(x, y, SEAL).fill(colour);
  document
    .circle(x, y, SEAL - 5)
    .lineWidth(1)
    .stroke('white');
  document.polygon([x, y - 27], [x - 18, y + 19], [x + 18, y + 19]).fill('white');
  document.ellipse(x, y + 19, 18, 5).fill('white');
}

/** Draws both in the colour of the brand. */
export function drawOrnament(document: PDFKit.PDFDocument, colour: string, margin: number): void {
  drawFrame(document, colour);
  drawSeal(document, colour, margin);
}
