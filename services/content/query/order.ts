/** `order=a,-b` (delivery contract §6 "order"). */
import { invalidQuery } from '../api/failure';
import type { Attribute, AttributeType } from './attribute';
import { comparable, type Scalar } from './coerce';
import { pointOf } from './location';

/** Sorts subjects into a stable order. */
export type Arrange<Subject> = (subjects: readonly Subject[]) => Subject[];

const orderable = new Set<AttributeType>([
  'Symbol',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Location',
  'Link',
]);

/** Text compares by code unit, which is what `<` does. */
const compareScalars = (a: Scalar, b: Scalar) => (a < b ? -1 : a > b ? 1 : 0);

function keyOf(value: unknown, type: AttributeType): Scalar | undefined {
  if (type !== 'Location') return comparable(value, type);
  const point = pointOf(value);
  return point ? point.lat : undefined;
}

interface Criterion<Subject> {
  attribute: Attribute<Subject>;
  direction: 1 | -1;
}

type Keys = readonly (Scalar | undefined)[];

/** Subjects without the value come last in both directions. */
function compareKeys(left: Keys, right: Keys, criteria: readonly Criterion<never>[]): number {
  for (const [index, { direction }] of criteria.entries()) {
    const [a, b] = [left[index], right[index]];
    if (a === undefined && b === undefined) continue;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    const result = direction * compareScalars(a, b);
    if (result !== 0) return result;
  }
  return 0;
}

/** Reads every key once: a comparison happens many times for one subject. */
function arrangeBy<Subject>(
  criteria: readonly Criterion<Subject>[],
  idOf: (subject: Subject) => string,
): Arrange<Subject> {
  return (subjects) =>
    subjects
      .map((subject) => ({
        subject,
        keys: criteria.map(({ attribute }) => keyOf(attribute.read(subject)[0], attribute.type)),
      }))
      .sort(
        (a, b) => compareKeys(a.keys, b.keys, criteria) || compareScalars(idOf(a.subject), idOf(b.subject)),
      )
      .map(({ subject }) => subject);
}

/** A link orders by its target's id and only under the name `fields.{link}.sys.id`. */
function isOrderable({ type, path }: Attribute<never>): boolean {
  return orderable.has(type) && (type !== 'Link' || path.at(-1) === 'id');
}

/**
 * The sorting function of an `order` value, null when it is empty. `attributeAt` finds attributes and throws for unknown
 * paths. Ties are broken by id, so that paging is stable.
 */
export function parseOrder<Subject>(
  text: string | undefined,
  attributeAt: (path: readonly string[]) => Attribute<Subject>,
  idOf: (subject: Subject) => string,
): Arrange<Subject> | null {
  if (text === undefined || text.trim() === '') return null;
  const criteria = text.split(',').map((part): Criterion<Subject> => {
    const name = part.trim();
    const descending = name.startsWith('-');
    const path = (descending ? name.slice(1) : name).split('.');
    const attribute = attributeAt(path);
    if (!isOrderable(attribute)) {
      const details = `The path "${path.join('.')}" cannot be ordered by`;
      throw invalidQuery({ name: 'order', path, value: name, details });
    }
    return { attribute, direction: descending ? -1 : 1 };
  });
  return arrangeBy(criteria, idOf);
}
