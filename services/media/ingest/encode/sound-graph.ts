/** The sound of a source in ffmpeg's filter graphs: one stream, or those of left and right joined. */
import type { SourceSound } from '../source/probe';

/** On one clock from zero, or two that begin at different times would be joined out of step. */
export const CLOCK = 'aresample=48000:async=1:first_pts=0';

/**
 * Arguments that put the filtered sound of input 0 into the output that follows.
 * @param name the end of the graph; no other graph of the same run may have it
 */
export function soundArguments({ index, right }: SourceSound, filter: string, name: string): string[] {
  const sound =
    right === undefined
      ? `[0:${index}]`
      : `[0:${index}]${CLOCK}[l];[0:${right}]${CLOCK}[r];[l][r]join=inputs=2:channel_layout=stereo,`;
  return ['-filter_complex', `${sound}${filter}[${name}]`, '-map', `[${name}]`];
}
