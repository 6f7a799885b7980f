/** The validations of a field: size, range, in, regexp, link types (delivery contract §8 rule 2). `unique` is elsewhere. */
import type { ContentTypeField, Validation } from '../../model/content-type';
import { linkOf } from '../../model/links';
import { groupOf } from '../../model/mimetype-groups';

/** What is known of link targets, from the file being read and from what is stored. */
export interface Targets {
  /** Content type of an entry, undefined when there is no such entry. */
  contentTypeOf: (entryId: string) => string | undefined;
  /** File type of an asset, undefined when there is no such asset or it has no file. */
  fileTypeOf: (assetId: string) => string | undefined;
}

type Bounds = { min?: number | null | undefined; max?: number | null | undefined };

function outside(amount: number, { min, max }: Bounds): boolean {
  return (typeof min === 'number' && amount < min) || (typeof max === 'number' && amount > max);
}

const bounds = ({ min, max }: Bounds) => `${min ?? ''}..${max ?? ''}`;

function matches(text: string, rule: { pattern: string; flags?: string | null | undefined }): boolean {
  return new RegExp(rule.pattern, rule.flags ?? '').test(text);
}

const says = (validation: Validation, problem: string) =>
  validation.message ? `${problem} (${validation.message})` : problem;

function boundsProblem(value: unknown, { size, range }: Validation): string | null {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : null;
  if (size && length !== null && outside(length, size)) return `size ${length} is outside ${bounds(size)}`;
  if (range && typeof value === 'number' && outside(value, range))
    return `${value} is outside ${bounds(range)}`;
  return null;
}

function patternProblem(value: unknown, { regexp, prohibitRegexp }: Validation): string | null {
  if (typeof value !== 'string') return null;
  const shown = JSON.stringify(value);
  if (regexp && !matches(value, regexp)) return `${shown} does not match ${regexp.pattern}`;
  return prohibitRegexp && matches(value, prohibitRegexp)
    ? `${shown} matches ${prohibitRegexp.pattern}`
    : null;
}

function choiceProblem(value: unknown, { in: allowed }: Validation): string | null {
  if (!allowed || Array.isArray(value) || allowed.includes(value as string)) return null;
  return `${JSON.stringify(value)} is none of ${allowed.map((choice) => JSON.stringify(choice)).join(', ')}`;
}

function scalarProblem(value: unknown, validation: Validation): string | null {
  return (
    boundsProblem(value, validation) ?? choiceProblem(value, validation) ?? patternProblem(value, validation)
  );
}

/** A link to a missing resource is not a fault: the delivery contract calls it unresolvable. */
function linkProblem(value: unknown, validation: Validation, targets: Targets): string | null {
  const link = linkOf(value);
  if (!link) return null;
  if (validation.linkContentType && link.kind === 'Entry') {
    const type = targets.contentTypeOf(link.id);
    if (type !== undefined && !validation.linkContentType.includes(type)) {
      return `links to ${link.id}, a ${type}, not one of ${validation.linkContentType.join(', ')}`;
    }
  }
  if (validation.linkMimetypeGroup && link.kind === 'Asset') {
    const type = targets.fileTypeOf(link.id);
    if (type !== undefined && !validation.linkMimetypeGroup.includes(groupOf(type))) {
      return `links to ${link.id}, a ${type}, not one of ${validation.linkMimetypeGroup.join(', ')}`;
    }
  }
  return null;
}

/** Every broken validation of one value; the form must have been checked. */
export function ruleProblems(value: unknown, field: ContentTypeField, targets: Targets): string[] {
  const check = (subject: unknown, validations: readonly Validation[]) =>
    validations.flatMap((validation) => {
      const problem = scalarProblem(subject, validation) ?? linkProblem(subject, validation, targets);
      return problem ? [says(validation, problem)] : [];
    });
  const own = check(value, field.validations ?? []);
  const elements = Array.isArray(value)
    ? (value as unknown[]).flatMap((element) => check(element, field.items?.validations ?? []))
    : [];
  return [...own, ...elements];
}
