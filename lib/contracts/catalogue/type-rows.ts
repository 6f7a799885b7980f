/**
 * The registry: one row per content type (specification §3, content model §2) with all that depends on the type.
 * A new type needs a row here, its names (lib/domain/item-page/kind-names, lib/domain/listing/words), its sections
 * (lib/domain/item-page/sections/tables) and the fields of its card (card-fields). Small on purpose: the browser loads it.
 */

export interface TypeRow {
  /** Path segment, in `/api/{segment}` and in page addresses `/{segment}/{slug}`. */
  segment: string;
  /** Label in the type filter (R-FLT-1), with every word capitalised. */
  label?: string;
  /** Part of the results of the mixed search. */
  searched?: true;
  /** Has its own listing page. */
  listed?: true;
  /** Visible to everybody: vocabulary, such as genres. Types without this property are gated. */
  public?: true;
  /** Type of its parent: a part is visible with its parent, or not at all. */
  partOf?: string;
  /** Has the fields `contentGuidance`, `rightsAgreement` and `contentProfiles`. */
  guarded?: true;
  /** The field that links to its members (content model §7). */
  holds?: string;
  /** Hidden from viewers who may see none of its members (content model §4). */
  container?: true;
  /** Its page shows the members of its parts, so links are resolved two levels deep instead of one. */
  deep?: true;
  /** Addressed by its id, because it has no slug (content model §1.1). */
  slugless?: true;
  /** Described to search engines as a learning resource, like every part. */
  teaches?: true;
  /** Has its own icon in public/kinds.svg. */
  sign?: true;
  /** Its year matters and is shown on its card; for other types the date is only when it was made. */
  dated?: true;
}

/** Types of the mixed search first, in the order of their filter labels (R-FLT-1). */
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
