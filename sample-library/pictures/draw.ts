/** The picture of an item, from its facts alone: the same everywhere, every time. */
import { lessonPlan } from './compositions/board';
import { company, genre, period, skill, theme, title } from './compositions/emblems';
import { guide } from './compositions/guide';
import { cards } from './compositions/paper';
import { person, role } from './compositions/person';
import { production } from './compositions/production';
import { interview } from './compositions/interview';
import { workshop } from './compositions/workshop';
import { collection, series, training } from './compositions/sets';
import type { PictureFacts } from './facts';
import { svg } from './kit/svg';
import { HEIGHT, paintOf, WIDTH, type Paint, type Picture } from './paint';

const compositions: Readonly<Record<PictureFacts['kind'], (paint: Paint) => Picture>> = {
  production, interview, workshop, guide, lessonPlan, title, person, role, series, collection, genre, theme, skill,
  period, company, trainingCourse: training, trainingCourseModule: training, educationLevel: cards, studyUnit: cards,
  studyUnitModule: cards, studyUnitSection: cards, topic: theme, curriculum: cards, curriculumUnit: cards, lesson: lessonPlan,
  lessonActivity: lessonPlan,
}; // prettier-ignore

/** An SVG of WIDTH x HEIGHT. No text is in it: titles are set by the page. */
export function drawPicture(facts: PictureFacts): string {
  const { defs, body } = compositions[facts.kind](paintOf(facts));
  return svg(WIDTH, HEIGHT, defs, body);
}
