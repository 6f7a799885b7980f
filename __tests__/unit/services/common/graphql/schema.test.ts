import { execute, parse } from 'graphql';
import { executableSchema } from '@/services/common/graphql/schema';

const text = 'type Query { sum(a: Int!, b: Int!): Int! }';

it('a field is answered by its function, with its arguments and the context', async () => {
  const schema = executableSchema<{ more: number }>(text, {
    Query: { sum: (_parent, { a, b }: { a: number; b: number }, { more }) => a + b + more },
  });
  const document = parse('{ sum(a: 1, b: 2) }');
  expect(await execute({ schema, document, contextValue: { more: 3 } })).toEqual({ data: { sum: 6 } });
});

it('a function for a field that does not exist is a mistake of ours', () => {
  expect(() => executableSchema(text, { Query: { product: () => 1 } })).toThrow('Query.product');
  expect(() => executableSchema(text, { Nothing: { sum: () => 1 } })).toThrow('Nothing.sum');
});
