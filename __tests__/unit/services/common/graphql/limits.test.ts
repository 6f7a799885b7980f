import { buildSchema, getIntrospectionQuery, isObjectType, parse, specifiedRules, validate } from 'graphql';
import { productDocuments, productTypeDefs } from '@/lib/contracts/product-graphql';
import { limitsRule, MAX_DEPTH, MAX_FIELDS, MAX_ROOT_FIELDS } from '@/services/common/graphql/limits';

const schema = buildSchema(productTypeDefs);
const faults = (query: string) => validate(schema, parse(query), [limitsRule]).map(({ message }) => message);
const fields = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `f${index}: __typename`).join(' ')} }`;
const nested = (depth: number): string => (depth === 1 ? '{ a }' : `{ a ${nested(depth - 1)} }`);

describe('limits of a GraphQL document', () => {
  it.each(Object.entries(productDocuments))(
    '%s is valid against the schema and within the limits',
    (_name, document) => {
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
      expect(faults(document)).toEqual([]);
    },
  );

  it('allows exactly the greatest depth and number of fields', () => {
    expect(faults(nested(MAX_DEPTH))).toEqual([]);
    expect(faults(nested(MAX_DEPTH + 1))).toEqual([`The document is deeper than ${MAX_DEPTH} levels`]);
    expect(faults(fields(MAX_FIELDS))).toEqual([]);
    expect(faults(fields(MAX_FIELDS + 1))).toEqual([`The document asks for more than ${MAX_FIELDS} fields`]);
  });

  it('counts a fragment each time it is used, and each operation by itself', () => {
    const fragment = `fragment F on Query { ${Array.from({ length: 101 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    expect(faults(`query A { ...F } query B { ...F } ${fragment}`)).toEqual([]);
    expect(faults(`query A { ...F ... on Query { ...F } } ${fragment}`)).toHaveLength(1);
  });

  it.each(['query', 'mutation'])('a %s has few fields of its own, whatever they are called', (kind) => {
    const aliases = (count: number, name = 'a') =>
      Array.from({ length: count }, (_, index) => `${name}${index}: list { id }`).join(' ');
    const refused = [`An operation has at most ${MAX_ROOT_FIELDS} fields of its own`];
    expect(faults(`${kind} { ${aliases(MAX_ROOT_FIELDS)} __typename }`)).toEqual([]);
    expect(faults(`${kind} { ${aliases(MAX_ROOT_FIELDS + 1)} }`)).toEqual(refused);
    const half = MAX_ROOT_FIELDS / 2;
    const fragment = `fragment F on Query { ${aliases(half, 'f')} }`;
    expect(faults(`${kind} { ...F ...F } ${fragment}`)).toEqual([]);
    expect(faults(`${kind} { ...F ... { ${aliases(half + 1)} } } ${fragment}`)).toEqual(refused);
    // Only those of the operation: a list may have many properties.
    expect(faults(`${kind} { list ${fields(MAX_ROOT_FIELDS * 2)} }`)).toEqual([]);
  });

  it('every field of the product’s queries can be asked for at once', () => {
    const { Query } = schema.getTypeMap();
    expect(isObjectType(Query) && Object.keys(Query.getFields()).length).toBeLessThanOrEqual(MAX_ROOT_FIELDS);
  });

  it('lets the standard introspection query pass with every option, and no endless one', () => {
    const all = {
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    };
    expect(faults(getIntrospectionQuery())).toEqual([]);
    expect(faults(getIntrospectionQuery(all))).toEqual([]);
    const types = (depth: number): string =>
      depth === 0 ? '{ name }' : `{ fields { type ${types(depth - 1)} } }`;
    const endless = parse(`{ __schema { types ${types(4)} } }`);
    expect(validate(schema, endless, [...specifiedRules, limitsRule])).toHaveLength(1);
    const wide = `{ __schema { ${Array.from({ length: 401 }, (_, index) => `a${index}: description`).join(' ')} } }`;
    expect(faults(wide)).toHaveLength(1);
    // What stands beside it counts as ever.
    expect(faults(`{ __schema { description } ${nested(MAX_DEPTH + 1).slice(1)}`)).toHaveLength(1);
  });

  it('ends on circles and on fragments that multiply', () => {
    expect(faults('query Q { ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toHaveLength(
      1,
    );
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment A${n} on Query { ...A${n + 1} ...A${n + 1} }`,
    ).join(' ');
    expect(faults(`query Q { ...A0 } ${doubling} fragment A60 on Query { a }`)).toHaveLength(1);
  });
});
