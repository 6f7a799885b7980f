/** Headings and one-line descriptions of the listings. */
import type { ListedType } from '@/lib/contracts/catalogue/content-types';

/** Heading and description of each listing that has a page. */
export const listingWords = {
  production: ['Productions', 'Performances to watch or hear, and others only described.'],
  interview: ['Interviews', 'Theatre makers on how and why they do it.'],
  title: ['Plays and titles', 'Every play and other work in the library.'],
  series: ['Series', 'Recordings and resources that follow on from each other.'],
  person: ['People', 'Writers, directors, designers, performers and practitioners.'],
  workshop: ['Workshops', 'Techniques to try in the room, step by step.'],
  guide: ['Guides', 'Reading for students and teachers, on plays, practitioners and design.'],
  lessonPlan: ['Lesson plans', 'Plans for single lessons.'],
  trainingCourse: ['Training courses', 'Learn to get the most from the library.'],
  theme: ['Themes, forms and courses', 'What plays are about, how they are made and where they are taught.'],
  genre: ['Genres', 'Kinds of drama, from tragedy to verbatim.'],
  collection: ['Collections', 'Chosen by our editors for a purpose.'],
  studyUnit: ['Study units', 'A few weeks on one subject, module by module.'],
  curriculum: ['Curricula', 'A term or more, planned unit by unit, lesson by lesson.'],
  skill: ['Skills', 'English and theatre skills, and what helps to teach them.'],
  company: ['Companies', 'Theatre companies and their work.'],
  period: ['Periods', 'Theatre through time.'],
} as const satisfies Record<ListedType, readonly [string, string]>;
