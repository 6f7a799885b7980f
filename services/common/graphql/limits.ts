/** Bounds on one GraphQL document, checked before it runs: length, depth, and the numbers of fields and lists it resolves. */
import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The app's deepest document has three levels. */
export const MAX_DEPTH = 8;
/** Fields after fragments are expanded; an alias counts as a field. The app's largest document has ten. */
export const MAX_FIELDS = 200;
/**
 * Fields of one operation itself, without `__typename` and the schema's. Each may be a whole list or a write, so aliases of one
 * field multiply work that `MAX_FIELDS` does not see. A query may ask for all that a person has: six fields. The app's
 * documents have at most two.
 */
export const MAX_ROOT_FIELDS = 6;
/**
 * Fields below `__schema` and `__type`, whose depth is bounded by graphql-js alone (MaxIntrospectionDepthRule): the
 * standard introspection query, with every option, is 13 levels deep and asks for 270 fields.
 */
const MAX_INTROSPECTION_FIELDS = 400;
/** Lexical tokens; the parser stops there. */
export const MAX_TOKENS = 2_000;

interface Measure {
  /** Fields of the selection itself, without those below them. */
  own: number;
  depth: number;
  fields: number;
  /** Fields below `__schema` and `__type`. */
  introspected: number;
}

const NOTHING: Measure = { own: 0, depth: 0, fields: 0, introspected: 0 };
const ENDLESS: Measure = { own: Infinity, depth: Infinity, fields: Infinity, introspected: Infinity };
const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type']);

/** The measure of a field, from the measure of its selection. */
function fieldOf(name: string, inner: Measure): Measure {
  if (INTROSPECTION.has(name))
    return { own: 0, depth: 1, fields: 1, introspected: inner.introspected + inner.fields };
  const own = name.startsWith('__') ? 0 : 1;
  return { ...inner, own, depth: inner.depth + 1, fields: inner.fields + 1 };
}

/** Depth and fields of a selection. A fragment that contains itself counts as too large. */
function measure(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Measure {
  const known = new Map<string, Measure>();
  const open = new Set<string>();

  const fragment = (name: string): Measure => {
    const definition = fragments.get(name);
    const before = known.get(name);
    if (before || !definition) return before ?? NOTHING;
    if (open.has(name)) return ENDLESS;
    open.add(name);
    const result = walk(definition.selectionSet);
    open.delete(name);
    known.set(name, result);
    return result;
  };
  const inside = (node: SelectionNode): Measure => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragment(node.name.value);
    const inner = node.selectionSet ? walk(node.selectionSet) : NOTHING;
    return node.kind === Kind.FIELD ? fieldOf(node.name.value, inner) : inner;
  };
  const walk = (set: SelectionSetNode): Measure =>
    set.selections.map(inside).reduce(
      (total, one) => ({
        own: total.own + one.own,
        depth: Math.max(total.depth, one.depth),
        fields: total.fields + one.fields,
        introspected: total.introspected + one.introspected,
      }),
      NOTHING,
    );
  return walk(selection);
}

/** A validation rule for graphql-js. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of context.getDocument().definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const report = (message: string) =>
    context.reportError(new GraphQLError(message, { extensions: { code: 'VALIDATION_FAILED' } }));
  return {
    OperationDefinition: ({ selectionSet }) => {
      const { own, depth, fields, introspected } = measure(selectionSet, fragments);
      if (depth > MAX_DEPTH) report(`The document is deeper than ${MAX_DEPTH} levels`);
      else if (fields > MAX_FIELDS) report(`The document asks for more than ${MAX_FIELDS} fields`);
      else if (own > MAX_ROOT_FIELDS) report(`An operation has at most ${MAX_ROOT_FIELDS} fields of its own`);
      else if (introspected > MAX_INTROSPECTION_FIELDS)
        report(`The document asks for more than ${MAX_INTROSPECTION_FIELDS} fields of the schema`);
    },
  };
}
