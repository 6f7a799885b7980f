/** Server part of /account/training: every course that this person may see, with their progress. Server only. */
import type { FoundItem } from '@/lib/server/content/items';
import type { Course } from '@/lib/domain/training/course';
import type { TrainingOverview } from '@/lib/domain/training/pages';
import { contentSource } from '../item/content-source';
import { CONTENT_TIME_LIMIT_MS } from '../item/relations';
import type { Visit } from '../../page';
import { timeLimit } from '@/lib/platform/time-limit';
import { wholeListing } from '../listing/whole-listing';
import { courseOf, trainingRecord } from './courses';

/** The listing gives the courses that this viewer may see; content gives their modules. */
async function coursesFor({ product, visitor }: Visit): Promise<readonly Course[]> {
  const listed = await wholeListing(product, 'training-courses');
  const source = contentSource(visitor.viewer);
  const found = await timeLimit(
    Promise.all(listed.map(({ slug }) => source.find('trainingCourse', slug))),
    CONTENT_TIME_LIMIT_MS,
  );
  return found.filter((one): one is FoundItem => one !== null).map((one) => courseOf(one, visitor.viewer));
}

/** Throws when courses or progress cannot be read: an overview without them would be wrong. */
export async function trainingOverview(visit: Visit): Promise<TrainingOverview> {
  const [courses, record] = await Promise.all([coursesFor(visit), trainingRecord(visit.visitor)]);
  return { courses, record };
}
