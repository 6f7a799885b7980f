/** A recording's texts as they are corrected: each has a name among them, and is saved by itself. Pure. */
import type { EditedCue, EditedTexts } from '@/lib/contracts/media/recording-jobs';

export type EditedText = EditedTexts['texts'][number];
/** One text, or the chapters, as they shall be; without cues they are taken away. */
export type TextChange = EditedText | { kind: 'chapters'; cues: EditedCue[] };
type Named = Pick<EditedText, 'kind' | 'language'> | { kind: 'chapters' };

/** `captions cy` or `chapters`: what tells a text from the others of its recording. */
export const nameOfText = (named: Named): string =>
  named.kind === 'chapters' ? named.kind : `${named.kind} ${named.language}`;

/** The texts and chapters that there are, by their names. */
export function partsOf({ texts, chapters }: EditedTexts): Map<string, TextChange> {
  const named: TextChange[] = [
    ...texts,
    ...(chapters.length > 0 ? [{ kind: 'chapters' as const, cues: chapters }] : []),
  ];
  return new Map(named.map((part) => [nameOfText(part), part]));
}

/** The texts once one of them is changed, added or taken away; the others are the same objects, in the same order. */
export function textsWith({ texts, chapters }: EditedTexts, change: TextChange): EditedTexts {
  if (change.kind === 'chapters') return { texts, chapters: change.cues };
  const isIt = (text: EditedText) => nameOfText(text) === nameOfText(change);
  const changed = texts.some(isIt) ? texts.map((text) => (isIt(text) ? change : text)) : [...texts, change];
  return { texts: changed.filter(({ cues }) => cues.length > 0), chapters };
}

/**
 * What makes the saved texts those that are edited: one change for each whose cues are another list.
 *
 * @param unanswered changes of which nobody knows whether they are stored, by name: those texts are changed in any case
 */
export function textChanges(
  saved: EditedTexts,
  edited: EditedTexts,
  unanswered: ReadonlyMap<string, TextChange>,
): TextChange[] {
  const [before, after] = [partsOf(saved), partsOf(edited)];
  const gone = [...new Map([...before, ...unanswered])].filter(([name]) => !after.has(name));
  const changed = [...after].filter(
    ([name, { cues }]) => unanswered.has(name) || before.get(name)?.cues !== cues,
  );
  return [...changed.map(([, part]) => part), ...gone.map(([, part]) => ({ ...part, cues: [] }))];
}
