/** Steps of units, curricula, lessons and courses: modules with their sections, units with their lessons, activities. */
import { DEEPEST_PARTS, hasParts, rowOfType } from '@/lib/contracts/catalogue/content-types';
import { idOf, nameOf, slugOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import { cardsOf, type PageContext } from '../context';
import type { PageSection, PageStep, SectionHead } from '../model';
import { pathOf } from '../paths';
import { compileRichText } from '../text/rich-text';
import { hrefOfEntry } from './texts';

function stepOf(context: PageContext, fields: Fields, depth: number): PageStep {
  const type = typeOf(fields);
  const row = rowOfType(type);
  const below = hasParts(type) ? row?.holds : undefined;
  // A part without a slug, such as an activity, is shown in full within its parent instead of on its own page.
  const inPlace = row?.slugless === true;
  return {
    name: nameOf(fields),
    href: inPlace ? null : pathOf(type, slugOf(fields)),
    note: fields.textOrNull('shortIntroduction'),
    minutes: fields.integerOrNull('durationMinutes'),
    body: inPlace
      ? compileRichText(context.richText(fields, 'instructions'), hrefOfEntry(context.visible))
      : [],
    // The first steps are parts already.
    steps:
      below === undefined || depth + 1 >= DEEPEST_PARTS ? [] : stepsOf(context, fields, below, depth + 1),
    cards: inPlace ? cardsOf(context, 'items', fields) : [],
  };
}

/** The parts that are visible to this viewer. */
const stepsOf = (context: PageContext, fields: Fields, name: string, depth = 0): PageStep[] =>
  fields
    .targets(name)
    .filter((step) => !context.visible.hides(idOf(step)))
    .map((step) => stepOf(context, step, depth));

export function stepsSection(
  context: PageContext,
  head: SectionHead,
  { field, noun }: { field: string; noun: string },
): PageSection | null {
  const steps = stepsOf(context, context.fields, field);
  return steps.length === 0
    ? null
    : { kind: 'steps', ...head, steps, noun, isCut: context.fields.isCut(field) };
}
