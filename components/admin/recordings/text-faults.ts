/** Names of a recording's texts, and what is wrong with them before they are sent. */
import type { EditedCue, EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { codeOf } from '@/lib/browser/error-code';
import type { EditedText, TextChange } from '@/lib/domain/playback/edited-texts';
import { spokenOf } from '@/lib/domain/playback/voice';
import { failureWords } from '../failure-words';
import { SAVED } from './use-saving';

const kinds: Readonly<Record<EditedText['kind'], string>> = {
  captions: 'Captions',
  subtitles: 'Subtitles',
  descriptions: 'What is seen, in words',
};

/** Of a file of captions: read as UTF-8 nevertheless, it would lose every letter that is not English. */
export const NOT_UTF8 = 'This file is not in UTF-8. Save it as UTF-8, or choose another one.';

/** `Captions: English`. */
export const textName = ({ kind, label }: EditedText): string => `${kinds[kind]}: ${label}`;

const changeName = (change: TextChange): string =>
  change.kind === 'chapters' ? 'Chapters' : textName(change);

/** A change of one text that was refused, and why. */
export interface Refused {
  change: TextChange;
  error: unknown;
}

/** Of a page whose calls the library no longer takes. */
export const UPGRADED =
  'Not saved. The library was upgraded after this page was loaded. Load the page again: what you have written comes back, and can then be saved.';

/** Where what was written came back. */
export const TAKEN_UP = 'What you had written here before is back. It is not saved yet.';

/** The gateway says of a body that it is too large, and not of which text, nor what helps. */
const TOO_LONG = 'It is longer than the 1 MB that can be saved of one text. Remove lines from it.';

const refusedWords = ({ change, error }: Refused): string =>
  `“${changeName(change)}”: ${codeOf(error) === 'PAYLOAD_TOO_LARGE' ? TOO_LONG : failureWords(error)}`;

/** What is said once this many changes were sent, of which some may have been refused. */
export function savedWords(refused: readonly Refused[], sent: number): string {
  if (refused.length === 0) return SAVED;
  const others = refused.length < sent ? ' The other changes are saved.' : '';
  return `Not saved. ${refused.map(refusedWords).join(' ')}${others}`;
}

function lineFault({ start, end, text }: EditedCue): string | null {
  if (spokenOf(text).words.trim() === '') return 'has no words';
  if (Number.isNaN(start) || Number.isNaN(end)) return 'has a time that cannot be read: write it like 1:02.5';
  return end > start ? null : 'does not end after it begins';
}

function firstFault(name: string, cues: readonly EditedCue[]): string[] {
  const at = cues.findIndex((cue) => lineFault(cue) !== null);
  const cue = cues[at];
  return cue ? [`${name}, line ${at + 1} ${lineFault(cue) ?? ''}`] : [];
}

/** The first thing for which the service would refuse the texts, with the line where it is; null if there is none. */
export function faultOf({ texts, chapters }: EditedTexts): string | null {
  const faults = texts.flatMap((text) =>
    text.cues.length === 0 ? [`${textName(text)} has no lines`] : firstFault(textName(text), text.cues),
  );
  return [...firstFault('Chapters', chapters), ...faults][0] ?? null;
}
