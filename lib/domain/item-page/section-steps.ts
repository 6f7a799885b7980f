/** Steps of units, curricula, lessons and courses: modules with their sections, units with their lessons, activities. */
import { nameOf, slugOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import { cardsOf, type PageContext } from './context';
import type { PageSection, PageStep } from './model';
import { pathOf } from './paths';
import { compileRichText } from './rich-text';
import { hrefOfEntry } from './section-texts';

/** The field that holds the next steps, by content type. */
const stepsBelow: Readonly<Record<string, string>> = {
  studyUnitModule: 'sections',
  curriculumUnit: 'lessons',
  lesson: 'activities',
};

/** Activities have no page of their own worth opening: they are read where they stand, in their lesson. */
const readInPlace: readonly string[] = ['lessonActivity'];

function stepOf(context: PageContext, fields: Fields): PageStep {
  const type = typeOf(fields);
  const below = stepsBelow[type];
  const inPlace = readInPlace.includes(type);
  return {
    name: nameOf(fields),
    href: inPlace ? null : pathOf(type, slugOf(fields)),
    note: fields.textOrNull('shortIntroduction'),
    minutes: fields.integerOrNull('durationMinutes'),
    body: inPlace ? compileRichText(context.richText(fields, 'instructions'), hrefOfEntry(context)) : [],
    steps: below === undefined ? [] : fields.targets(below).map((step) => stepOf(context, step)),
    cards: inPlace ? cardsOf(context, 'items', fields) : [],
  };
}

export function stepsSection(
  context: PageContext,
  head: { id: string; heading: string },
  { field, noun }: { field: string; noun: string },
): PageSection | null {
  const steps = context.fields.targets(field).map((step) => stepOf(context, step));
  return steps.length === 0 ? null : { kind: 'steps', ...head, steps, noun };
}
