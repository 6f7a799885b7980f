/** Server part of the pages of training courses and their modules. Server only. */
import type { CoursePageProps, ModulePageProps } from '@/lib/domain/training/pages';
import { questionsIn } from '@/lib/domain/training/questions';
import { contentSource } from '../item/content-source';
import { itemPage } from '../item/item-page';
import { CONTENT_TIME_LIMIT_MS } from '../item/relations';
import type { PageAnswer, Visit } from '../../page';
import { timeLimit } from '@/lib/platform/time-limit';
import { courseOf, learnerOf } from './courses';

/** R-RTE-5. Visibility is decided as for every item; the page shows only the visitor's own progress. */
export async function coursePage(visit: Visit, slug: string): Promise<PageAnswer<CoursePageProps>> {
  const [answer, learner] = await Promise.all([
    itemPage(visit, { listing: 'training-courses', slug }),
    learnerOf(visit.visitor),
  ]);
  if (answer.kind !== 'page') return answer;
  const { viewer } = visit.visitor;
  // `itemPage` above has put it into the item cache.
  const found = await timeLimit(contentSource(viewer).find('trainingCourse', slug), CONTENT_TIME_LIMIT_MS);
  if (!found) return { kind: 'not-found' };
  return { kind: 'page', props: { ...answer.props, course: courseOf(found, viewer), learner } };
}

/** A module is shown within its course; a module of another course is not found. */
export async function modulePage(
  visit: Visit,
  { slug, module: moduleSlug }: { slug: string; module: string },
): Promise<PageAnswer<ModulePageProps>> {
  const course = await coursePage(visit, slug);
  if (course.kind !== 'page') return course;
  const module = course.props.course.modules.find((one) => one.slug === moduleSlug);
  if (!module) return { kind: 'not-found' };
  const answer = await itemPage(visit, { listing: 'training-course-modules', slug: moduleSlug });
  if (answer.kind !== 'page') return answer;
  // `itemPage` above has put it into the item cache.
  const source = contentSource(visit.visitor.viewer);
  const found = await timeLimit(source.find('trainingCourseModule', moduleSlug), CONTENT_TIME_LIMIT_MS);
  const questions = questionsIn(found?.fields.raw('questions'));
  return { kind: 'page', props: { ...course.props, ...answer.props, module, questions } };
}
