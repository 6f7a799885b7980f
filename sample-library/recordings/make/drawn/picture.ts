/** Frames of a drawing. A frame that looks like the one before is not made again. */
import sharp from 'sharp';
import { rect, svg } from '@/sample-library/pictures/kit/svg';
import {
  FRAME_HEIGHT, FRAME_WIDTH, LEAD_SECONDS, type Drawing, type RecordingScript, type Timeline,
} from '../model'; // prettier-ignore
import { cream, faded, gold, label } from './kit';
import { curtainWith } from './proscenium';

const title = ({ title: name, subtitle }: RecordingScript) =>
  label(name, FRAME_WIDTH / 2, 340, 80, { face: 'display', fill: cream, widest: 1140 }) +
  rect(FRAME_WIDTH / 2 - 44, 376, 88, 4, gold) +
  label(subtitle, FRAME_WIDTH / 2, 436, 36, { fill: cream, widest: 1140 });

/** Draws the frame of a time, 24-bit RGB. The curtain is down at first, takes the title, and rises with it. */
export function drawnPicture(drawing: Drawing, script: RecordingScript, timeline: Timeline) {
  let last = { markup: '', frame: new Uint8Array(0) };
  return async (time: number, titleOpacity: number): Promise<Uint8Array> => {
    const opening = time < LEAD_SECONDS / 2;
    const words = opening ? faded(titleOpacity, title(script)) : title(script);
    const body = (await drawing({ time, timeline })) + curtainWith(words, opening ? 1 : titleOpacity);
    const markup = svg(FRAME_WIDTH, FRAME_HEIGHT, '', body);
    if (markup === last.markup) return last.frame;
    const frame = await sharp(Buffer.from(markup)).flatten({ background: '#000' }).raw().toBuffer();
    last = { markup, frame };
    return frame;
  };
}
