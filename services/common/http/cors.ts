/** CORS of a service: which pages of other origins may call it. */
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { Server } from './http';

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_SECONDS = 7_200;

type CorsRules = Pick<FastifyCorsOptions, 'methods' | 'allowedHeaders' | 'exposedHeaders'>;

/** What pages need for calls with a token and JSON. */
const CALLS_FROM_PAGES: CorsRules = {
  methods: ['GET', 'POST', 'OPTIONS'],
  allowedHeaders: ['Authorization', 'Content-Type'],
  exposedHeaders: ['X-Request-Id'],
};

/** @param origins web origins whose pages may call */
export async function allowOrigins(
  app: Server,
  origins: readonly string[],
  rules: CorsRules = CALLS_FROM_PAGES,
): Promise<void> {
  await app.register(cors, {
    ...rules,
    origin: [...origins],
    strictPreflight: false, // an OPTIONS request that is not a preflight is handled like any other method
    maxAge: PREFLIGHT_SECONDS,
  });
}
