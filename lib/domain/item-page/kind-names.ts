/** What a kind of item is called, one at a time. */
import type { ContentItem } from '@/lib/contracts/content-item';
import type { ContentType } from '@/lib/contracts/content-types';

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

/** The sub-type where an item has one, else the name of its type. */
export function kindName({ type, subType }: Pick<ContentItem, 'type' | 'subType'>): string {
  return subType ?? kindNames[type];
}
