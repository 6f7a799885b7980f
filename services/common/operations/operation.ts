/** What a call is beside its schemas: its name, who may make it, and what it may refuse. Its description and its guard read this. */
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/contracts/errors';

export interface Operation {
  /** `operationId`: unique, and a name that programs may be generated from. */
  id: string;
  summary: string;
  /**
   * `person`: signed in. `viewer`: anyone, answered as who they are. `anyone`: nobody looks who it is. `key`: a library's own
   * system, by its COUNTER key; `feedKey`: by the key of its records. `serverKey`: a server of this library, by the key that they share.
   */
  access: 'person' | 'viewer' | 'anyone' | 'key' | 'feedKey' | 'serverKey';
  /** Beside those that every call of its kind has (description.ts). */
  refusals?: readonly ErrorCode[];
  /** Body of refusals where another contract than ours gives it. */
  refusalBody?: z.ZodType;
  /** True for calls that wait for the store of files or for a letter to be sent, which may take its time. */
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
