/**
 * The 26 content types of specification §3 (R-ENT-18), their API path segments and, for the nine searchable
 * labelled ones, their filter labels in the order of §2 (R-FLT-1). Content model §2.
 */
export const contentTypes = [
  'title', 'production', 'guide', 'theme', 'interview', 'workshop', 'genre', 'lessonPlan', 'person', 'role',
  'series', 'skill', 'collection', 'company', 'period', 'educationLevel', 'studyUnit', 'studyUnitModule',
  'studyUnitSection', 'topic', 'curriculum', 'curriculumUnit', 'lesson', 'lessonActivity', 'trainingCourse',
  'trainingCourseModule',
] as const; // prettier-ignore
export type ContentType = (typeof contentTypes)[number];

/** Path segment of each type, in `/api/{segment}` and in page addresses `/{segment}/{slug}`. */
export const segmentOfType = {
  title: 'titles',
  production: 'productions',
  guide: 'guides',
  theme: 'themes',
  interview: 'interviews',
  workshop: 'workshops',
  genre: 'genres',
  lessonPlan: 'lesson-plans',
  person: 'people',
  role: 'roles',
  series: 'series',
  skill: 'skills',
  collection: 'collections',
  company: 'companies',
  period: 'periods',
  educationLevel: 'education-levels',
  studyUnit: 'study-units',
  studyUnitModule: 'study-unit-modules',
  studyUnitSection: 'study-unit-sections',
  topic: 'topics',
  curriculum: 'curricula',
  curriculumUnit: 'curriculum-units',
  lesson: 'lessons',
  lessonActivity: 'lesson-activities',
  trainingCourse: 'training-courses',
  trainingCourseModule: 'training-course-modules',
} as const satisfies Record<ContentType, string>;
export type ListingSegment = (typeof segmentOfType)[ContentType];

/** The type whose listing lives at `segment`, or null. */
export function typeOfSegment(segment: string): ContentType | null {
  return contentTypes.find((type) => segmentOfType[type] === segment) ?? null;
}

/** The nine types of the mixed search, in the order of their filter labels (R-FLT-1). */
export const labelledTypes = [
  { type: 'production', label: 'Productions' },
  { type: 'interview', label: 'Interviews' },
  { type: 'title', label: 'Titles' },
  { type: 'series', label: 'Series' },
  { type: 'person', label: 'People' },
  { type: 'workshop', label: 'Workshops' },
  { type: 'guide', label: 'Guides' },
  { type: 'lessonPlan', label: 'Lesson Plans' },
  { type: 'trainingCourse', label: 'Training Courses' },
] as const satisfies readonly { type: ContentType; label: string }[];
export type LabelledType = (typeof labelledTypes)[number]['type'];
