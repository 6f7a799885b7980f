/**
 * One row a content type (specification §3, content model §2): what the rest of the library asks of a type stands here.
 * A new type takes a row here, its words (lib/domain/item-page/kind-names, lib/domain/listing/words) and its sections
 * (lib/domain/item-page/section-tables) and the fields of its card (card-fields). Small on purpose: the browser loads it.
 */

export interface TypeRow {
  /** Path segment, in `/api/{segment}` and in page addresses `/{segment}/{slug}`. */
  segment: string;
  /** Label of the type filter (R-FLT-1), each word with a capital; types that are lists of their own have one. */
  label?: string;
  /** Is found by the mixed search. */
  searched?: true;
  /** Has a listing page of its own. */
  listed?: true;
  /** Belongs to everybody: words to sort by, such as genres. Whatever says nothing is gated. */
  public?: true;
  /** The type whose part it is: it is seen with its parent, or not at all. */
  partOf?: string;
  /** Carries `contentGuidance`, `rightsAgreement` and `contentProfiles`. */
  guarded?: true;
  /** The field that names its members (content model §7). */
  holds?: string;
  /** Nothing without its members: hidden from whoever sees none of them (content model §4). */
  container?: true;
  /** Its page shows what its parts hold, so it is read two links deep; all others one. */
  deep?: true;
  /** Is found by its id (content model §1.1). */
  slugless?: true;
  /** Made to teach with, as every part is: described to search engines as a learning resource. */
  teaches?: true;
  /** Has a sign of its own in public/kinds.svg. */
  sign?: true;
  /** Its year is part of what it is and stands on its card; elsewhere a date is only when it was made. */
  dated?: true;
}

/** The types of the mixed search come first, in the order of their filter labels (R-FLT-1). */
export const typeRows = {
  production: { segment: 'productions', label: 'Productions', searched: true, listed: true, guarded: true, sign: true, dated: true },
  interview: { segment: 'interviews', label: 'Interviews', searched: true, listed: true, guarded: true, sign: true },
  title: { segment: 'titles', label: 'Titles', searched: true, listed: true, guarded: true, sign: true, dated: true },
  series: { segment: 'series', label: 'Series', searched: true, listed: true, guarded: true, sign: true, holds: 'items', container: true },
  person: { segment: 'people', label: 'People', searched: true, listed: true, guarded: true, sign: true },
  workshop: { segment: 'workshops', label: 'Workshops', searched: true, listed: true, guarded: true, sign: true },
  guide: { segment: 'guides', label: 'Guides', searched: true, listed: true, guarded: true, sign: true, teaches: true },
  lessonPlan: { segment: 'lesson-plans', label: 'Lesson Plans', searched: true, listed: true, guarded: true, sign: true, teaches: true },
  trainingCourse: { segment: 'training-courses', label: 'Training Courses', searched: true, listed: true, guarded: true, sign: true, holds: 'modules', container: true },
  collection: { segment: 'collections', label: 'Collections', listed: true, guarded: true, sign: true, holds: 'items', container: true },
  studyUnit: { segment: 'study-units', listed: true, guarded: true, holds: 'modules', container: true, deep: true, teaches: true },
  studyUnitModule: { segment: 'study-unit-modules', partOf: 'studyUnit', holds: 'sections', container: true },
  studyUnitSection: { segment: 'study-unit-sections', partOf: 'studyUnitModule', holds: 'items' },
  curriculum: { segment: 'curricula', listed: true, holds: 'units', container: true, deep: true, teaches: true },
  curriculumUnit: { segment: 'curriculum-units', partOf: 'curriculum', holds: 'lessons', container: true, deep: true },
  lesson: { segment: 'lessons', partOf: 'curriculumUnit', holds: 'activities', deep: true },
  lessonActivity: { segment: 'lesson-activities', partOf: 'lesson', holds: 'items', slugless: true },
  trainingCourseModule: { segment: 'training-course-modules', partOf: 'trainingCourse', holds: 'relatedItems' },
  theme: { segment: 'themes', public: true, listed: true },
  genre: { segment: 'genres', public: true, listed: true },
  skill: { segment: 'skills', public: true, listed: true },
  company: { segment: 'companies', public: true, listed: true },
  period: { segment: 'periods', public: true, listed: true },
  role: { segment: 'roles', public: true },
  educationLevel: { segment: 'education-levels', public: true, slugless: true },
  topic: { segment: 'topics', public: true },
} as const satisfies Record<string, TypeRow>; // prettier-ignore
