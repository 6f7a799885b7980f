/** What a call is beside its schemas: its name, who may make it, and what it may refuse. Its description and its guard read this. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Visitors } from '../viewer/visitors';

export interface Operation {
  /** `operationId`: unique, and a name that programs may be generated from. */
  id: string;
  summary: string;
  /** `person`: signed in. `viewer`: anyone, answered as who they are. `anyone`: nobody looks who it is. `key`: a library's own system, by its COUNTER key; `feedKey`: by the key of its records. */
  access: 'person' | 'viewer' | 'anyone' | 'key' | 'feedKey';
  /** Beside those that every call of its kind has (see describe.ts). */
  refusals?: readonly ErrorCode[];
  /** Body of refusals where another contract than ours gives it. */
  refusalBody?: z.ZodType;
  /** True for calls that ask the store of files, which may take its time. */
  storage?: true;
  /** Schemas for the description alone: of answers that are written as text, and of what the handler itself reads. */
  shown?: {
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    answer?: z.ZodType;
    /** Media type of an answer that is not JSON; `application/pdf` is bytes, the others are text. */
    type?: string;
    /** 200 unless told. */
    status?: 200 | 204;
  };
}

export type OperationExtras = Pick<Operation, 'refusals' | 'refusalBody' | 'shown' | 'storage'>;

/** The part of a route's options that says what it is. */
export const operation = (
  id: string,
  summary: string,
  access: Operation['access'],
  extras: OperationExtras = {},
): { config: { operation: Operation } } => ({ config: { operation: { id, summary, access, ...extras } } });

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A person is told within two seconds that their data cannot be had, whatever the database does. */
const PERSON_PATIENCE_MS = 1_800;

/** Bounds the calls of persons; what takes longer is answered 503. */
export function boundPersonal(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    const { operation: called } = route.config ?? {};
    if (called?.access === 'person' && !called.storage) route.handlerTimeout = PERSON_PATIENCE_MS;
  });
}

/**
 * Who asks is settled before the body is read, so that nobody learns from its faults what only people may send
 * (RFC 9110 §15.5.2). A route with an `onRequest` of its own sees to it itself.
 */
export function authoriseFirst(app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void {
  app.addHook('onRoute', (route) => {
    const access = route.config?.operation?.access ?? 'anyone';
    if (['anyone', 'key', 'feedKey'].includes(access) || route.onRequest !== undefined) return;
    route.onRequest = async (request) => {
      await (access === 'person' ? visitors.signedIn(request) : visitors.of(request));
    };
  });
}
