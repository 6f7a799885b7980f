/** The brand's mark as certificates show it. */

/** Sharp on paper at the size in which it is drawn: 54 points at 300 dots an inch. */
const PIXELS = 225;
/** Dots per inch at which an SVG is rasterised. */
const DRAWING_DENSITY = 300;

/** PNG of an SVG or PNG file; rejects, naming the file, when it is not an image. */
export async function markPicture(file: string): Promise<Buffer> {
  // A library without a mark of its own starts without the image library.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(file, { density: DRAWING_DENSITY })
      .resize(PIXELS, PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
  } catch (error) {
    throw new Error(`the mark ${file} is no picture`, { cause: error });
  }
}
