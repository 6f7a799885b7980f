/** `order=a,-b` (delivery contract §6 "order"). */
import { invalidQuery } from '../api/failure';
import type { Attribute, AttributeType } from './attribute';
import { comparable, type Scalar } from './coerce';
import { pointOf } from './location';

export type Comparator<Subject> = (a: Subject, b: Subject) => number;

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

/** Subjects without the value come last in both directions. */
function comparatorOf<Subject>({ type, read }: Attribute<Subject>, descending: boolean): Comparator<Subject> {
  const direction = descending ? -1 : 1;
  return (a, b) => {
    const left = keyOf(read(a)[0], type);
    const right = keyOf(read(b)[0], type);
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return direction * compareScalars(left, right);
  };
}

/** A link orders by its target's id and only under the name `fields.{link}.sys.id`. */
function isOrderable({ type, path }: Attribute<never>): boolean {
  return orderable.has(type) && (type !== 'Link' || path.at(-1) === 'id');
}

/**
 * The comparator of an `order` value, null when it is empty. `attributeAt` finds attributes and throws for unknown
 * paths. Ties end at the id, so that paging is stable.
 */
export function parseOrder<Subject>(
  text: string | undefined,
  attributeAt: (path: readonly string[]) => Attribute<Subject>,
  idOf: (subject: Subject) => string,
): Comparator<Subject> | null {
  if (text === undefined || text.trim() === '') return null;
  const comparators = text.split(',').map((part) => {
    const name = part.trim();
    const descending = name.startsWith('-');
    const path = (descending ? name.slice(1) : name).split('.');
    const attribute = attributeAt(path);
    if (!isOrderable(attribute)) {
      throw invalidQuery({
        name: 'order',
        path,
        value: name,
        details: `The path "${path.join('.')}" cannot be ordered by`,
      });
    }
    return comparatorOf(attribute, descending);
  });
  return (a, b) => {
    for (const compare of comparators) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return compareScalars(idOf(a), idOf(b));
  };
}
