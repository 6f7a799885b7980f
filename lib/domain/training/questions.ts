/** The questions at the end of a training module. Pure. */
import { z } from 'zod';
import { type ModuleQuestion, moduleQuestionSchema } from '@/lib/contracts/personal/training';

/** Share of the questions that must be answered right: four of five. */
const PASS_SHARE = 0.8;

export interface Outcome {
  right: number;
  /** Right answers needed to pass. */
  needed: number;
  isPassed: boolean;
  /** Indices of questions without an answer. */
  open: number[];
}

/** Parses the questions field of a module's entry; empty if it is invalid. */
export function questionsIn(value: unknown): ModuleQuestion[] {
  const { data } = z.array(moduleQuestionSchema).safeParse(value);
  return data ?? [];
}

/** Number of questions that must be answered right; 0 if there are none. */
export const neededOf = (questions: readonly ModuleQuestion[]): number =>
  Math.ceil(questions.length * PASS_SHARE);

/** Result of the answers chosen so far: `chosen[n]` is the index of the answer to question n. */
export function outcomeOf(
  questions: readonly ModuleQuestion[],
  chosen: readonly (number | undefined)[],
): Outcome {
  const right = questions.filter(({ answers }, index) => answers[chosen[index] ?? -1]?.right === true).length;
  const open = questions.flatMap((_question, index) => (chosen[index] === undefined ? [index] : []));
  const needed = neededOf(questions);
  return { right, needed, isPassed: right >= needed, open };
}
