/** Singular names of the kinds of items. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { isCatalogueRecord } from '@/lib/domain/catalogue/record';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';

const kindNames: Readonly<Record<ContentType, string>> = {
  title: 'Play',
  production: 'Production',
  guide: 'Guide',
  theme: 'Theme',
  interview: 'Interview',
  workshop: 'Workshop',
  genre: 'Genre',
  lessonPlan: 'Lesson plan',
  person: 'Person',
  role: 'Role',
  series: 'Series',
  skill: 'Skill',
  collection: 'Collection',
  company: 'Company',
  period: 'Period',
  educationLevel: 'Education level',
  studyUnit: 'Study unit',
  studyUnitModule: 'Study unit module',
  studyUnitSection: 'Study unit section',
  topic: 'Topic',
  curriculum: 'Curriculum',
  curriculumUnit: 'Curriculum unit',
  lesson: 'Lesson',
  lessonActivity: 'Lesson activity',
  trainingCourse: 'Training course',
  trainingCourseModule: 'Training course module',
};

/** Singular name of a type. */
export const nameOfType = (type: ContentType): string => kindNames[type];

/** The sub-type if there is one, else the name of the type. A production without a recording says "No recording". */
export function kindName(item: Pick<CardItem, 'type' | 'subType' | 'media'>): string {
  return isCatalogueRecord(item) ? 'No recording' : (item.subType ?? kindNames[item.type]);
}
