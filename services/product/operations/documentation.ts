/** GET /docs/openapi.json and /docs/schema.graphql: the calls described from the very schemas that check them. */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { productTypeDefs } from '@/lib/contracts/product-graphql';
import { registerSchemaText } from '@/services/common/graphql/schema-text';
import type { Server } from '@/services/common/http';
import { components, Description } from './description';

/** Register before the routes that it is to describe. */
export async function registerDocumentation(app: Server): Promise<void> {
  const description = new Description();
  app.addHook('onRoute', (route) => description.hear(route));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Product API',
        version: '1.0.0',
        description:
          'Search, listings, grants, certificates and personal data. GraphQL is at POST /graphql, its schema at /docs/schema.graphql.',
      },
      components,
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: description.schemaOf(route.schema, route.route) }),
  });
  let document: object | null = null;
  app.get('/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= description.complete(app.swagger());
    return reply.header('Cache-Control', cachePolicy.hour).send(document);
  });
  registerSchemaText(app, productTypeDefs);
}
