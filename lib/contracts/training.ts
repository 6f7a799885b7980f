/** What training pages know of the person who looks at them. */
import type { CourseCertificate, TrainingModuleProgress } from './product-graphql';

export interface TrainingRecord {
  modules: readonly TrainingModuleProgress[];
  certificates: readonly CourseCertificate[];
}

/**
 * `person` has an account here; `record` is null while it cannot be read. `network` is recognised by the
 * organisation's network, which remembers nobody.
 */
export type Learner =
  { kind: 'person'; record: TrainingRecord | null } | { kind: 'network' } | { kind: 'nobody' };
