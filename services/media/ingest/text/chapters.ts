/** Names of chapters: payloads in `chapters.vtt`, plain text for whoever reads or edits them (WebVTT: chapter title text). Pure. */
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { plainText } from '@/lib/domain/playback/captions';
import { payloadOf } from './payload';

/** The name of a chapter, from the payload of its cue; never empty, as every chapter has a name. */
export const chapterName = (payload: string): string => plainText(payload) || payload;

/** Stored chapters as they are edited: named in plain text. */
export const editableChapters = (chapters: EditedTexts['chapters']): EditedTexts['chapters'] =>
  chapters.map((cue) => ({ ...cue, text: chapterName(cue.text) }));

/** Edited chapters as they are stored: their names are payloads. */
export const storableChapters = (chapters: EditedTexts['chapters']): EditedTexts['chapters'] =>
  chapters.map((cue) => ({ ...cue, text: payloadOf(cue.text) }));
