/** Whether a value has the form of its field's type (delivery contract §4 "Value forms"). */
import { z } from 'zod';
import { isDay } from '@/lib/domain/text/calendar';
import type { ContentTypeField, FieldType } from '../../model/content-type';
import { linkOf } from '../../model/links';

const SYMBOL_MAX = 255;
const TEXT_MAX = 50_000;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const locationSchema = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const richTextSchema = z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) });

type Check = (value: unknown) => string | null;

const textUpTo =
  (max: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'must be a text';
    return value.length > max ? `must have at most ${max} characters` : null;
  };

const isDate = (value: unknown) =>
  typeof value === 'string' &&
  DATE.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, 10));

const checks: Readonly<Record<Exclude<FieldType, 'Link' | 'Array' | 'ResourceLink'>, Check>> = {
  Symbol: textUpTo(SYMBOL_MAX),
  Text: textUpTo(TEXT_MAX),
  Integer: (value) => (Number.isSafeInteger(value) ? null : 'must be a whole number'),
  Number: (value) => (typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number'),
  Date: (value) => (isDate(value) ? null : 'must be an ISO 8601 date'),
  Boolean: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
  Object: () => null,
  Location: (value) => (locationSchema.safeParse(value).success ? null : 'must be { lat, lon }'),
  RichText: (value) => (richTextSchema.safeParse(value).success ? null : 'must be a rich text document'),
};

function linkProblem(value: unknown, linkType: string | undefined): string | null {
  const link = linkOf(value);
  return link && link.kind === linkType
    ? null
    : `must be a link to ${linkType === 'Asset' ? 'an asset' : 'an entry'}`;
}

function arrayProblem(value: unknown, items: ContentTypeField['items']): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  for (const [index, element] of (value as unknown[]).entries()) {
    const problem =
      items?.type === 'Link'
        ? linkProblem(element, items.linkType)
        : items?.type === 'Symbol'
          ? checks.Symbol(element)
          : null;
    if (problem) return `element ${index + 1} ${problem}`;
  }
  return null;
}

/** What is wrong with the form of a value; null when nothing is. */
export function formProblem(value: unknown, field: ContentTypeField): string | null {
  if (field.type === 'Link') return linkProblem(value, field.linkType);
  if (field.type === 'Array') return arrayProblem(value, field.items);
  return field.type === 'ResourceLink' ? null : checks[field.type](value);
}
