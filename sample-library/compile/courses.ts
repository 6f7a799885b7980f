/** Training courses and their modules. */
import { richText } from '@/sample-library/markup/rich-text';
import { courses } from '@/sample-library/texts/courses/all';
import type { Context } from './context';
import { pictureOf } from './picture';
import { targetId } from './readings';
import { type Entry, entry, linkTo, toEach } from './resource';

export function courseEntries(context: Context): Entry[] {
  return courses.flatMap(({ slug, name, short, long, hasCertificate, modules }) => [
    ...modules.map((module) =>
      entry('trainingCourseModule', module.slug, {
        name: module.name,
        slug: module.slug,
        shortIntroduction: module.short,
        body: richText(module.body, targetId),
        durationMinutes: module.minutes,
        relatedItems: module.related.map((item) => linkTo(targetId(item))),
      }),
    ),
    entry('trainingCourse', slug, {
      name,
      slug,
      ...pictureOf(context, { kind: 'trainingCourse', slug, title: name }),
      shortIntroduction: short,
      longIntroduction: long,
      modules: toEach(
        'trainingCourseModule',
        modules.map((module) => module.slug),
      ),
      hasCertificate,
    }),
  ]);
}
