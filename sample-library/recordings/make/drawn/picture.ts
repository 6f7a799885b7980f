/** Frames of a drawing. A frame that looks like the one before is not made again. */
import sharp from 'sharp';
import { rect, svg } from '@/sample-library/pictures/kit/svg';
import { FRAME_HEIGHT, FRAME_WIDTH, type Drawing, type RecordingScript, type Timeline } from '../model';
import { faded, grey, label, paper, red, sheet } from './kit';

const title = ({ title: name, subtitle }: RecordingScript) =>
  sheet(paper) +
  label(name, FRAME_WIDTH / 2, 350, 76, { face: 'display', fill: red }) +
  rect(FRAME_WIDTH / 2 - 40, 384, 80, 4, '#d99a1c') +
  label(subtitle, FRAME_WIDTH / 2, 440, 34, { fill: grey });

/** Draws the frame of a time, 24-bit RGB, with the title over it by its opacity. */
export function drawnPicture(drawing: Drawing, script: RecordingScript, timeline: Timeline) {
  let last = { markup: '', frame: new Uint8Array(0) };
  return async (time: number, titleOpacity: number): Promise<Uint8Array> => {
    const body = sheet() + (await drawing({ time, timeline })) + faded(titleOpacity, title(script));
    const markup = svg(FRAME_WIDTH, FRAME_HEIGHT, '', body);
    if (markup === last.markup) return last.frame;
    const frame = await sharp(Buffer.from(markup)).flatten({ background: '#000' }).raw().toBuffer();
    last = { markup, frame };
    return frame;
  };
}
