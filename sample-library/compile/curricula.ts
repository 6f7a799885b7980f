/** Curricula, their units, lessons and activities. */
import { richText } from '@/sample-library/markup/rich-text';
import type { CurriculumText, LessonText } from '@/sample-library/source/texts';
import { levelsOf } from './audience';
import { texts } from '@/sample-library/source/texts';
import type { Context } from './context';
import { pictureOf } from './picture';
import { targetId } from './readings';
import { type Entry, entry, linkTo, toEach } from './resource';

function lessonEntries(lesson: LessonText): Entry[] {
  const activities = lesson.activities.map(({ name, minutes, body, items = [] }, index) =>
    entry('lessonActivity', `${lesson.slug}-${index + 1}`, {
      name,
      instructions: richText(body, targetId),
      durationMinutes: minutes,
      items: items.map((item) => linkTo(targetId(item))),
    }),
  );
  const own = entry('lesson', lesson.slug, {
    name: lesson.name,
    slug: lesson.slug,
    shortIntroduction: lesson.short,
    objectives: lesson.objectives,
    durationMinutes: lesson.activities.reduce((sum, { minutes }) => sum + minutes, 0),
    activities: activities.map(({ sys }) => linkTo(sys.id)),
    standards: toEach('standard', lesson.standards),
  });
  return [...activities, own];
}

function curriculumOf(context: Context, curriculum: CurriculumText): Entry[] {
  const { slug, name, short, long, stages, units } = curriculum;
  const unitEntries = units.map((unit) =>
    entry('curriculumUnit', unit.slug, {
      name: unit.name,
      slug: unit.slug,
      shortIntroduction: unit.short,
      lessons: toEach(
        'lesson',
        unit.lessons.map((lesson) => lesson.slug),
      ),
      topics: toEach('topic', unit.topics),
    }),
  );
  const own = entry('curriculum', slug, {
    name,
    slug,
    ...pictureOf(context, { kind: 'curriculum', slug, title: name }),
    shortIntroduction: short,
    longIntroduction: long,
    units: toEach(
      'curriculumUnit',
      units.map((unit) => unit.slug),
    ),
    educationLevels: toEach('educationLevel', levelsOf(stages)),
  });
  const lessons = units.flatMap((unit) => unit.lessons.flatMap(lessonEntries));
  return [...lessons, ...unitEntries, own];
}

export function curriculumEntries(context: Context): Entry[] {
  return texts.curricula.flatMap((curriculum) => curriculumOf(context, curriculum));
}
