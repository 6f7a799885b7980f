/** All faults of one entry against its content type. */
import type { ContentTypeField, ContentTypeSource } from '../../model/content-type';
import { staysDraft, type SourceEntry } from '../files/export-format';
import type { Fault } from './faults';
import { objectProblem } from './known-objects';
import { formProblem } from './value-form';
import { ruleProblems, type Targets } from './value-rules';

export interface ValidationContext {
  space: string;
  locales: readonly string[];
  defaultLocale: string;
  contentTypes: ReadonlyMap<string, ContentTypeSource>;
  targets: Targets;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

interface Problem {
  text: string;
  isTolerated: boolean;
}

/** A value of the wrong form is never tolerated, as nothing can read it; one that only breaks a rule can be read. */
function valueProblems(value: unknown, field: ContentTypeField, targets: Targets): Problem[] {
  if (value === null) return [];
  const problem = formProblem(value, field) ?? objectProblem(value, field);
  if (problem) return [{ text: problem, isTolerated: false }];
  return ruleProblems(value, field, targets).map((text) => ({ text, isTolerated: true }));
}

function localeProblem(
  locale: string,
  field: ContentTypeField,
  { locales, defaultLocale }: ValidationContext,
): string | null {
  if (!locales.includes(locale)) return `has a value for ${locale}, which is no locale of the space`;
  return !field.localized && locale !== defaultLocale
    ? `is not localized and must only have a value for ${defaultLocale}`
    : null;
}

/** Faults by field; a draft may lack required fields. */
export function entryFaults(entry: SourceEntry, context: ValidationContext): Fault[] {
  const fault = (field: string | null, problem: string, isTolerated = false): Fault => ({
    space: context.space,
    resource: `Entry ${entry.sys.id}`,
    field,
    problem,
    ...(isTolerated && { isTolerated }),
  });
  const type = context.contentTypes.get(entry.sys.contentType.sys.id);
  if (!type) return [fault(null, `there is no content type ${entry.sys.contentType.sys.id}`)];
  const known = new Map(type.fields.map((field) => [field.id, field]));
  const unknown = Object.keys(entry.fields)
    .filter((name) => !known.has(name))
    .map((name) => fault(name, `the content type ${type.sys.id} has no such field`));
  const values = type.fields.flatMap((field) => {
    const byLocale = entry.fields[field.id] ?? {};
    const missing =
      field.required && !field.omitted && !staysDraft(entry) && isMissing(byLocale[context.defaultLocale]);
    const problems = Object.entries(byLocale).flatMap(([locale, value]) => {
      const named = locale === context.defaultLocale ? field.id : `${field.id} (${locale})`;
      const problem = localeProblem(locale, field, context);
      if (problem) return [fault(named, problem)];
      const found = missing ? [] : valueProblems(value, field, context.targets);
      return found.map(({ text, isTolerated }) => fault(named, text, isTolerated));
    });
    return missing ? [fault(field.id, 'is required', true), ...problems] : problems;
  });
  return [...unknown, ...values];
}
