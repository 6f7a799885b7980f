/** Voices of the invented company, and lines in them. */
import type { SpokenLine } from '../model';
import type { Voice } from '../speech';

export const soft: Voice = { engine: 'flite', name: 'slt', tempo: 0.94, pitch: 0.96, pan: 0 };
export const warm: Voice = { engine: 'flite', name: 'awb', tempo: 0.92, pitch: 0.98, pan: 0 };
export const deep: Voice = { engine: 'flite', name: 'rms', tempo: 0.9, pitch: 0.97, pan: 0 };

type More = Omit<SpokenLine, 'text' | 'speaker'>;

/** Lines of one speaker. */
export const speakerOf =
  (speaker: string) =>
  (text: string, more: More = {}): SpokenLine => ({ speaker, text, ...more });

/** A line without a voice: the caption of its sounds. */
export const heardOnly = (
  text: string,
  seconds: number,
  sounds: SpokenLine['sounds'],
  more: More = {},
): SpokenLine => ({
  speaker: 'Sound',
  text: `[${text}]`,
  seconds,
  ...(sounds ? { sounds } : {}),
  ...more,
});
