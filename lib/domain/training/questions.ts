/** The questions at the end of a training module. Pure. */
import { z } from 'zod';
import { type ModuleQuestion, moduleQuestionSchema } from '@/lib/contracts/training';

/** Share of the questions that must be right: four of five. */
const PASS_SHARE = 0.8;

export interface Outcome {
  right: number;
  /** How many must be right. */
  needed: number;
  isPassed: boolean;
  /** Questions without an answer, from 0. */
  open: number[];
}

/** Questions of a module as its entry holds them; what is not a list of questions is none. */
export function questionsIn(value: unknown): ModuleQuestion[] {
  const { data } = z.array(moduleQuestionSchema).safeParse(value);
  return data ?? [];
}

/** Number of questions that must be answered right; 0 where nothing is asked. */
export const neededOf = (questions: readonly ModuleQuestion[]): number =>
  Math.ceil(questions.length * PASS_SHARE);

/** How the answers chosen so far do: `chosen[n]` is the place of the answer to question n. */
export function outcomeOf(
  questions: readonly ModuleQuestion[],
  chosen: readonly (number | undefined)[],
): Outcome {
  const right = questions.filter(({ answers }, index) => answers[chosen[index] ?? -1]?.right === true).length;
  const open = questions.flatMap((_question, index) => (chosen[index] === undefined ? [index] : []));
  const needed = neededOf(questions);
  return { right, needed, isPassed: right >= needed, open };
}
