/** Operators of filters, one row each (delivery contract §6). An operator parses the wanted text once, then tests values. */
import { invalidQuery } from '../api/failure';
import { haystackOf, holdsAll, textsOf, wordsOf } from '../model/words';
import type { Attribute, AttributeType, Predicate } from './attribute';
import { coerce, comparable, type Scalar } from './coerce';
import type { OperatorName } from './filter-key';
import { parseArea, parsePoint, pointOf } from './location';

type Test = (values: readonly unknown[]) => boolean;
interface Target {
  type: AttributeType;
  path: readonly string[];
}
interface Operator {
  types: ReadonlySet<AttributeType>;
  test: (wanted: string, target: Target) => Test;
}

const scalars: AttributeType[] = [
  'Symbol',
  'Text',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Symbols',
  'Link',
  'Links',
];
const equatable = new Set(scalars);
const ordered = new Set<AttributeType>(['Date', 'Integer', 'Number']);
const texts = new Set<AttributeType>(['Symbol', 'Text', 'RichText', 'Symbols']);
const everything = new Set<AttributeType>([...scalars, 'RichText', 'Object', 'Location']);

const listOf = (wanted: string, { type, path }: Target): Scalar[] =>
  wanted === '' ? [] : wanted.split(',').map((part) => coerce(part, type, path));

const some = (values: readonly unknown[], type: AttributeType, test: (value: Scalar) => boolean) =>
  values.some((value) => {
    const scalar = comparable(value, type);
    return scalar !== undefined && test(scalar);
  });

function oneOf(wanted: string, target: Target): Test {
  const list = new Set(listOf(wanted, target));
  return (values) => some(values, target.type, (value) => list.has(value));
}

function equal(wanted: string, target: Target): Test {
  const value = coerce(wanted, target.type, target.path);
  return (values) => some(values, target.type, (candidate) => candidate === value);
}

const not =
  (make: (wanted: string, target: Target) => Test) =>
  (wanted: string, target: Target): Test => {
    const test = make(wanted, target);
    return (values) => !test(values);
  };

function range(compare: (value: Scalar, bound: Scalar) => boolean): Operator {
  return {
    types: ordered,
    test: (wanted, target) => {
      const bound = coerce(wanted, target.type, target.path);
      return (values) => some(values, target.type, (value) => compare(value, bound));
    },
  };
}

function exists(wanted: string, { path }: Target): Test {
  if (wanted !== 'true' && wanted !== 'false') {
    throw invalidQuery({ name: 'type', path, value: wanted, details: 'exists takes true or false' });
  }
  return (values) => values.length > 0 === (wanted === 'true');
}

const operators: Readonly<Record<OperatorName, Operator>> = {
  eq: { types: equatable, test: equal },
  ne: { types: equatable, test: not(equal) },
  in: { types: equatable, test: oneOf },
  nin: { types: equatable, test: not(oneOf) },
  all: {
    types: equatable,
    test: (wanted, target) => {
      const list = listOf(wanted, target);
      return (values) => list.every((value) => some(values, target.type, (candidate) => candidate === value));
    },
  },
  exists: { types: everything, test: exists },
  match: {
    types: texts,
    test: (wanted) => {
      const words = wordsOf(wanted);
      return (values) => holdsAll(haystackOf(values.flatMap(textsOf)), words);
    },
  },
  lt: range((value, bound) => value < bound),
  lte: range((value, bound) => value <= bound),
  gt: range((value, bound) => value > bound),
  gte: range((value, bound) => value >= bound),
  near: {
    types: new Set(['Location']),
    test: (wanted, { path }) => {
      parsePoint(wanted, path);
      return (values) => values.some((value) => pointOf(value) !== null);
    },
  },
  within: {
    types: new Set(['Location']),
    test: (wanted, { path }) => {
      const holds = parseArea(wanted, path);
      return (values) => values.map(pointOf).some((point) => point !== null && holds(point));
    },
  },
};

/** The predicate of one filter. Throws InvalidQuery when the operator does not apply to the attribute's type. */
export function predicateOf<Subject>(
  attribute: Attribute<Subject>,
  operator: OperatorName,
  wanted: string,
): Predicate<Subject> {
  const { path, type, read } = attribute;
  const row = operators[operator];
  if (!row.types.has(type)) {
    throw invalidQuery({
      name: 'operator',
      path,
      value: operator,
      details: `The operator "${operator}" does not apply to ${type}`,
    });
  }
  const test = row.test(wanted, { type, path });
  return (subject) => test(read(subject));
}
