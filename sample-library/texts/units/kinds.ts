/** Units of study: modules made of sections, each with a text and things to watch or read. */
import type { Stage } from '@/sample-library/compile/audience';

interface SectionText {
  name: string;
  /** Markup of sample-library/markup. */
  body: string;
  /** `type/slug` of items. */
  items: readonly string[];
}

export interface UnitText {
  slug: string;
  name: string;
  short: string;
  long: string;
  stages: readonly Stage[];
  topics: readonly string[];
  themes: readonly string[];
  skills: readonly string[];
  modules: readonly { name: string; short: string; sections: readonly SectionText[] }[];
}
