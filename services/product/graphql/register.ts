/** POST /graphql (and GET for queries): everything a person keeps here. */
import { type DocumentNode, Kind } from 'graphql';
import { productTypeDefs } from '@/lib/contracts/product-graphql';
import { registerGraphqlRoute } from '@/services/common/graphql/route';
import { executableSchema } from '@/services/common/graphql/schema';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../context';
import { createResolvers, type GraphqlContext } from './resolvers';

/** Introspection needs no caller: programs read the schema before they have a token. Fragments run only within operations. */
function isIntrospection({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}

export function registerGraphql(app: Server, context: ProductContext): void {
  registerGraphqlRoute<GraphqlContext>(app, {
    path: '/graphql',
    schema: executableSchema(productTypeDefs, createResolvers(context)),
    contextOf: (request) => ({ caller: () => context.visitors.signedIn(request) }),
    // D40: every other operation needs a signed-in caller.
    admit: async (document, { caller }) => {
      if (isIntrospection(document)) return;
      await caller();
    },
  });
}
