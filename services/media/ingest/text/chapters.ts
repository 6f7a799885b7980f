/** Names of chapters: payloads in `chapters.vtt`, plain text for whoever reads or edits them (WebVTT: chapter title text). Pure. */
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { plainText } from '@/lib/domain/playback/captions';
import { payloadOf } from './payload';

/** The name of a chapter, from the payload of its cue; never empty, as every chapter has a name. */
export const chapterName = (payload: string): string => plainText(payload) || payload;

/** Stored texts as they are edited: chapters are named in plain text. */
export const editableTexts = ({ texts, chapters }: EditedTexts): EditedTexts => ({
  texts,
  chapters: chapters.map((cue) => ({ ...cue, text: chapterName(cue.text) })),
});

/** Edited texts as they are stored: the names of chapters are payloads. */
export const storableTexts = ({ texts, chapters }: EditedTexts): EditedTexts => ({
  texts,
  chapters: chapters.map((cue) => ({ ...cue, text: payloadOf(cue.text) })),
});
