/** GET /docs/openapi.json, and /docs/schema.graphql where there is GraphQL: made from the schemas that validate the calls. */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { buildSchema, printSchema } from 'graphql';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '../http/http';
import { components, Description } from './description';

export interface Documentation {
  title: string;
  description: string;
  /** The GraphQL schema of the same service; absent where it has none. */
  schemaText?: string;
}

/** Must be registered before the routes that it describes. */
export async function registerDocumentation(
  app: Server,
  { title, description: about, schemaText }: Documentation,
): Promise<void> {
  const description = new Description();
  app.addHook('onRoute', (route) => description.hear(route));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1.0.0', description: about },
      components,
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: description.schemaOf(route.schema, route.route) }),
  });
  let document: object | null = null;
  app.get('/docs/openapi.json', async (_request, reply) => {
    document ??= description.complete(app.swagger());
    return reply.header('Cache-Control', cachePolicy.hour).send(document);
  });
  if (schemaText === undefined) return;
  // For programs that would rather not introspect.
  const sdl = `${printSchema(buildSchema(schemaText))}\n`;
  app.get('/docs/schema.graphql', async (_request, reply) =>
    reply.header('Cache-Control', cachePolicy.hour).type('text/plain; charset=utf-8').send(sdl),
  );
}
