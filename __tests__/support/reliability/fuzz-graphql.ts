/** GraphQL requests: the app's documents with hostile variables, documents made from the schema, and broken ones. */
import { buildSchema, getNamedType, isInputObjectType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'; // prettier-ignore
import { customersSchemaText, userDataDocument } from '@/lib/contracts/viewer/customers-graphql';
import { productDocuments, productTypeDefs } from '@/lib/contracts/product-graphql';
import type { FuzzCase } from './fuzz-case';
import { hostileJson, hostileText } from './hostile';
import type { Random } from './random';

const product = buildSchema(productTypeDefs);
const customers = buildSchema(customersSchemaText);

function literal(random: Random, ids: readonly string[]): string {
  return random.pick([
    JSON.stringify(random.pick(ids)),
    JSON.stringify(hostileText(random)),
    'null', '1', '-1', '1e400', 'true', 'RED', '[]', '{}', '{ contentId: "x" }', '$undefined', '"""block"""',
  ]); // prettier-ignore
}

function selection(random: Random, type: GraphQLObjectType, ids: readonly string[], depth: number): string {
  const fields = Object.values(type.getFields());
  const chosen = Array.from({ length: 1 + random.int(3) }, () => random.pick(fields)).map((field, index) => {
    const alias = random.chance(0.2) ? `a${index}: ` : '';
    const given = field.args
      .filter((argument) => isNonNullType(argument.type) || random.chance(0.6))
      .map((argument) => {
        const named = getNamedType(argument.type);
        const value =
          isInputObjectType(named) && random.chance(0.8)
            ? `{ contentId: ${literal(random, ids)}, relatedContentId: ${literal(random, ids)} }`
            : literal(random, ids);
        return `${argument.name}: ${value}`;
      });
    const inner = getNamedType(field.type);
    const below =
      isObjectType(inner) && !random.chance(0.03) ? ` ${selection(random, inner, ids, depth + 1)}` : '';
    return `${alias}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${below}`;
  });
  const extra = random.chance(0.05)
    ? [random.pick(['__typename', 'nothing', '...F', '... on Query { __typename }'])]
    : [];
  return `{ ${[...chosen, ...extra].join(' ')} }`;
}

function made(random: Random, schema: GraphQLSchema, ids: readonly string[]): string {
  const mutation = schema.getMutationType();
  const query = schema.getQueryType();
  const useMutation = mutation && random.chance(0.5);
  const root = useMutation ? mutation : query;
  return root ? `${useMutation ? 'mutation ' : ''}${selection(random, root, ids, 0)}` : '{ __typename }';
}

/** Documents that attack the parser and the limits rather than the fields. */
function broken(random: Random): string {
  return random.pick([
    '', '{', '}', 'query', '{ a', `{ ${'a '.repeat(3_000)} }`, `${'{ a '.repeat(200)}`, `${'['.repeat(500)}`,
    'fragment F on Query { ...F } { ...F }', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    '{ __schema { types { fields { type { fields { type { name } } } } } } }', 'subscription { a }', 'query A { __typename } query B { __typename }',
    `{ ${Array.from({ length: 400 }, (_, index) => `a${index}: __typename`).join(' ')} }`, '\u0000', '{ __type(name: "\\u0000") { name } }',
    hostileText(random),
  ]); // prettier-ignore
}

function hostileVariables(random: Random, ids: readonly string[]): unknown {
  if (random.chance(0.3)) return hostileJson(random);
  return {
    contentId: random.chance(0.6) ? random.pick(ids) : hostileJson(random),
    relatedContentId: hostileJson(random),
    key: hostileJson(random),
    value: hostileJson(random),
    userId: hostileJson(random),
    item: random.chance(0.7)
      ? { contentId: hostileText(random), relatedContentId: hostileText(random) }
      : hostileJson(random),
  };
}

function hostileDocument(random: Random, isProduct: boolean, ids: readonly string[]): string {
  const kind = random.next();
  if (kind < 0.4) return random.pick(isProduct ? Object.values(productDocuments) : [userDataDocument]);
  return kind < 0.8 ? made(random, isProduct ? product : customers, ids) : broken(random);
}

const types = [
  'text/plain',
  'application/graphql',
  'multipart/form-data',
  'x/y',
  'multipart/form-data; boundary=a',
];

/** Makes one request for one of the two schemas. */
export function graphqlCase(random: Random, ids: readonly string[]): Omit<FuzzCase, 'origin'> {
  const isProduct = random.chance(0.7);
  const path = isProduct ? '/graphql' : '/customers/v3/graphql';
  const query = hostileDocument(random, isProduct, ids);
  const variables = hostileVariables(random, ids);
  if (random.chance(0.08)) {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    return { contract: 'graphql', method: 'GET', path: `${path}?${search}`, headers: {}, body: null };
  }
  const whole = random.chance(0.9) ? { query, variables } : hostileJson(random);
  const text = JSON.stringify(random.chance(0.02) ? [whole, whole] : whole);
  return {
    contract: 'graphql',
    method: random.chance(0.97) ? 'POST' : random.pick(['PUT', 'DELETE', 'HEAD', 'PATCH']),
    path,
    headers: { 'content-type': random.chance(0.95) ? 'application/json' : random.pick(types) },
    body: random.chance(0.97) ? text : text.slice(0, random.int(text.length)),
  };
}
