/** Curricula: units made of lessons, lessons made of timed activities. */
import type { Focus, Stage } from '@/sample-library/compile/audience';

interface ActivityText {
  name: string;
  minutes: number;
  /** Markup of sample-library/markup. */
  body: string;
  /** `type/slug` of items. */
  items?: readonly string[];
}

export interface LessonText {
  slug: string;
  name: string;
  short: string;
  objectives: string;
  focus: Focus;
  activities: readonly ActivityText[];
}

export interface CurriculumText {
  slug: string;
  name: string;
  short: string;
  long: string;
  stages: readonly Stage[];
  units: readonly {
    slug: string;
    name: string;
    short: string;
    topics: readonly string[];
    lessons: readonly LessonText[];
  }[];
}
