/** GET /docs/openapi.json: the REST calls described from the very schemas that check them. */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Server } from '@/services/common/http';

export async function registerDocumentation(app: Server): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Product API',
        version: '1.0.0',
        description: 'Search, listings, grants, certificates and personal data. GraphQL is at POST /graphql.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
