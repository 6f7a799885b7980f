/** Classifies the paragraphs of a plain text: headings, turns of a conversation, steps, or running text. Pure. */

export type Passage =
  | { kind: 'plain'; text: string }
  /** `id`: its fragment, if the contents of the text lead to it. */
  | { kind: 'heading' | 'question'; text: string; id?: string }
  /** `speaker` as named in the text; null if the text names none. */
  | { kind: 'answer'; speaker: string | null; text: string }
  | { kind: 'steps'; steps: string[] };

/** How the texts of a type are laid out. */
export type Setting = 'conversation' | 'steps';

const STEP = /^\d{1,2}\.\s+(.+)$/su;
/** `Inès: ` or `Zoé Ní Dhuarcáin: `. At most three words, because a sentence with a colon has more before it. */
const SPEAKER = /^((?:\p{Lu}[\p{L}’'-]*\s?){1,3}):\s+(.+)$/su;
const isQuestion = (text: string) => text.endsWith('?') && !SPEAKER.test(text);

function answerOf(text: string): Passage {
  const [, speaker, words] = SPEAKER.exec(text) ?? [];
  return { kind: 'answer', speaker: speaker ?? null, text: words ?? text };
}

/** A question counts only if something follows it; everything up to the next question is its answer. */
function conversation(paragraphs: readonly string[]): Passage[] {
  let isAnswered = false;
  return paragraphs.map((text, index): Passage => {
    if (isQuestion(text) && index < paragraphs.length - 1) {
      isAnswered = true;
      return { kind: 'question', text };
    }
    return isAnswered ? answerOf(text) : { kind: 'plain', text };
  });
}

function withSteps(paragraphs: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  for (const text of paragraphs) {
    const step = STEP.exec(text)?.[1];
    const last = passages.at(-1);
    if (step === undefined) passages.push({ kind: 'plain', text });
    else if (last?.kind === 'steps') last.steps.push(step);
    else passages.push({ kind: 'steps', steps: [step] });
  }
  return passages;
}

function set(paragraphs: readonly string[], setting: Setting | null): Passage[] {
  if (setting === 'conversation') return conversation(paragraphs);
  if (setting === 'steps') return withSteps(paragraphs);
  return paragraphs.map((text) => ({ kind: 'plain', text }));
}

/** Characters; a longer line is probably a sentence without its full stop. */
const LONGEST_HEADING = 60;

/** A short line without final punctuation is a heading: plain texts have no other way to mark one. */
function isHeading({ kind, text }: { kind: string; text: string }, next: Passage | undefined): boolean {
  return (
    kind === 'plain' &&
    next?.kind === 'plain' &&
    text.length <= LONGEST_HEADING &&
    /[\p{L}\p{N}]$/u.test(text)
  );
}

/** The passages of a text, in order. Keeps all of the text except step numbers and the colon after a speaker. */
export function passagesOf(paragraphs: readonly string[], setting: Setting | null): Passage[] {
  return set(paragraphs, setting).map((passage, index, all) =>
    passage.kind !== 'steps' && isHeading(passage, all[index + 1])
      ? { kind: 'heading', text: passage.text }
      : passage,
  );
}
