/** Training courses and their modules. */
import { richText } from '@/sample-library/markup/rich-text';
import type { TextOf } from '@/sample-library/source/schema';
import { texts } from '@/sample-library/source/texts';
import type { Context } from './context';
import { pictureOf } from './picture';
import { targetId } from './readings';
import { type Entry, entry, linkTo, toEach } from './resource';

/** The text of a module. Throws for a course that names one without a text. */
function moduleOf(slug: string): TextOf<'modules'> {
  const found = texts.modules.find((module) => module.slug === slug);
  if (!found) throw new Error(`there is no text of the module ${slug}`);
  return found;
}

export function courseEntries(context: Context): Entry[] {
  return texts.courses.flatMap(({ slug, name, short, long, hasCertificate, modules }) => [
    ...modules.map(moduleOf).map((module) =>
      entry('trainingCourseModule', module.slug, {
        name: module.name,
        slug: module.slug,
        shortIntroduction: module.short,
        body: richText(module.body, targetId),
        durationMinutes: module.minutes,
        questions: module.questions,
        relatedItems: module.related.map((item) => linkTo(targetId(item))),
      }),
    ),
    entry('trainingCourse', slug, {
      name,
      slug,
      ...pictureOf(context, { kind: 'trainingCourse', slug, title: name }),
      shortIntroduction: short,
      longIntroduction: long,
      modules: toEach('trainingCourseModule', modules),
      hasCertificate,
    }),
  ]);
}
