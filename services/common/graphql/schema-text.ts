/** GET /docs/schema.graphql: the schema in its own language (SDL), for programs that would rather not introspect. */
import { buildSchema, printSchema } from 'graphql';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '../http/http';

export function registerSchemaText(app: Server, typeDefs: string): void {
  const text = `${printSchema(buildSchema(typeDefs))}\n`;
  app.get('/docs/schema.graphql', async (_request, reply) =>
    reply.header('Cache-Control', cachePolicy.hour).type('text/plain; charset=utf-8').send(text),
  );
}
