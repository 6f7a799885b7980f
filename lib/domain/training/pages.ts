/** What the pages of training show. */
import type { Learner, ModuleQuestion, TrainingRecord } from '@/lib/contracts/personal/training';
import type { ItemPageProps } from '../item-page/access';
import type { Course, CourseModule } from './course';

export interface CoursePageProps extends ItemPageProps {
  course: Course;
  learner: Learner;
}

export interface ModulePageProps extends CoursePageProps {
  module: CourseModule;
  /** Questions at the end of the module; may be empty. */
  questions: readonly ModuleQuestion[];
}

export interface TrainingOverview {
  courses: readonly Course[];
  record: TrainingRecord;
}
