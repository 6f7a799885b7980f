/** Bounds on one GraphQL document, checked before it runs: length, depth, and the number of fields it resolves. */
import {
  type ASTVisitor, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode, type ValidationContext,
} from 'graphql'; // prettier-ignore

/** The app's deepest document has three levels. */
export const MAX_DEPTH = 8;
/** Fields after fragments are put in; an alias counts like any field. The app's largest document has ten. */
export const MAX_FIELDS = 200;
/** Lexical tokens; the parser stops there. */
export const MAX_TOKENS = 2_000;

interface Measure {
  depth: number;
  fields: number;
}

/** Depth and fields of a selection. Introspection counts too. A fragment that contains itself counts as too large. */
function measure(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Measure {
  const known = new Map<string, Measure>();
  const open = new Set<string>();

  const fragment = (name: string): Measure => {
    const definition = fragments.get(name);
    const before = known.get(name);
    if (before || !definition) return before ?? { depth: 0, fields: 0 };
    if (open.has(name)) return { depth: Infinity, fields: Infinity };
    open.add(name);
    const result = walk(definition.selectionSet);
    open.delete(name);
    known.set(name, result);
    return result;
  };
  const walk = (set: SelectionSetNode): Measure => {
    const total: Measure = { depth: 0, fields: 0 };
    for (const node of set.selections) {
      const isField = node.kind === Kind.FIELD;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? fragment(node.name.value)
          : node.selectionSet
            ? walk(node.selectionSet)
            : { depth: 0, fields: 0 };
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.fields += inner.fields + (isField ? 1 : 0);
    }
    return total;
  };
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
      const { depth, fields } = measure(selectionSet, fragments);
      if (depth > MAX_DEPTH) report(`The document is deeper than ${MAX_DEPTH} levels`);
      else if (fields > MAX_FIELDS) report(`The document asks for more than ${MAX_FIELDS} fields`);
    },
  };
}
