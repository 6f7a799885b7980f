/** What training pages know about the viewer, and the questions at the end of a module. */
import { z } from 'zod';
import type { CourseCertificate, TrainingModuleProgress } from '../product-graphql';

export interface TrainingRecord {
  modules: readonly TrainingModuleProgress[];
  certificates: readonly CourseCertificate[];
}

/**
 * `person` has an account here; `record` is null while it cannot be read. `network` is a visitor recognised only by the
 * organisation's network, for whom no progress is stored.
 */
export type Learner =
  { kind: 'person'; record: TrainingRecord | null } | { kind: 'network' } | { kind: 'anonymous' };

const answerSchema = z.object({
  text: z.string().min(1),
  right: z.boolean().default(false),
  /** Shown after the answer has been chosen: why it is right, or what is true instead. */
  because: z.string().min(1),
});

/** A question at the end of a training module: exactly one answer is right. */
export const moduleQuestionSchema = z.object({
  question: z.string().min(1),
  answers: z
    .array(answerSchema)
    .min(2)
    .refine((answers) => answers.filter(({ right }) => right).length === 1, {
      error: 'exactly one answer is right',
    }),
});
export type ModuleQuestion = z.infer<typeof moduleQuestionSchema>;
