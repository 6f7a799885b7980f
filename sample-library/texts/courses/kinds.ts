/** Training courses for teachers and staff. */
interface CourseModuleText {
  slug: string;
  name: string;
  short: string;
  minutes: number;
  /** Markup of sample-library/markup. */
  body: string;
  /** `type/slug` of items to look at. */
  related: readonly string[];
}

export interface CourseText {
  slug: string;
  name: string;
  short: string;
  long: string;
  hasCertificate: boolean;
  modules: readonly CourseModuleText[];
}
