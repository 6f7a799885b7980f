import { buildSchema } from 'graphql';
import { Documents } from '@/services/common/graphql/documents';

const documents = () => new Documents(buildSchema('type Query { a: Int }'));
const documentOf = (text: string, known: Documents) => {
  const checked = known.of(text);
  if (!checked.ok) throw new Error(checked.errors[0]?.message);
  return checked.document;
};

describe('documents that were found valid', () => {
  it('are parsed and checked once', () => {
    const known = documents();
    expect(documentOf('{ a }', known)).toBe(documentOf('{ a }', known));
  });

  it('make room for others, and very long ones are not kept', () => {
    const known = documents();
    const first = documentOf('{ a }', known);
    for (let index = 0; index < 200; index += 1) documentOf(`{ a${index}: a }`, known);
    expect(documentOf('{ a }', known)).not.toBe(first);
    const long = `{ a } #${' '.repeat(5_000)}`;
    expect(documentOf(long, known)).not.toBe(documentOf(long, known));
  });

  it.each([
    ['{', 'GRAPHQL_PARSE_FAILED'],
    ['{ b }', 'GRAPHQL_VALIDATION_FAILED'],
    [`{ ${'a '.repeat(2_100)} }`, 'GRAPHQL_PARSE_FAILED'],
    [`{ a(b: ${'['.repeat(200_000)}) }`, 'GRAPHQL_PARSE_FAILED'],
    [`{ ${Array.from({ length: 201 }, (_, index) => `a${index}: a`).join(' ')} }`, 'VALIDATION_FAILED'],
  ])('%# a refusal names the step that refused', (text, code) => {
    const checked = documents().of(text);
    expect(checked.ok ? [] : checked.errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  });
});
