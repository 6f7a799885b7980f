/** What a call declares besides its schemas: name, who may make it, its refusals. The description and the guards read this. */
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/contracts/http/errors';

export interface Operation {
  /** `operationId`: unique, and a name that programs may be generated from. */
  id: string;
  summary: string;
  /**
   * `person`: signed in. `viewer`: anyone; the answer depends on who they are. `anyone`: identity is not checked. `key`: a
   * library's own system, by its COUNTER key; `feedKey`: the same by the key of its records feed. `serverKey`: one of our own
   * servers, by their shared key.
   */
  access: 'person' | 'viewer' | 'anyone' | 'key' | 'feedKey' | 'serverKey';
  /** In addition to those that every call of its kind has (description.ts). */
  refusals?: readonly ErrorCode[];
  /** Body of refusals where another contract than ours defines it. */
  refusalBody?: z.ZodType;
  /** True for calls that wait for file storage, for a letter to be sent or for a long file to be written, which may be slow. */
  storage?: true;
  /** Schemas only for the description: of responses written as text, and of input that the handler parses itself. */
  shown?: {
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    answer?: z.ZodType;
    /** Media type of an answer that is not JSON; `application/pdf` is bytes, the others are text. */
    type?: string;
    /** Default: 200. */
    status?: 200 | 204;
  };
}

export type OperationExtras = Pick<Operation, 'refusals' | 'refusalBody' | 'shown' | 'storage'>;

/** The part of a route's options that holds its operation. */
export const operation = (
  id: string,
  summary: string,
  access: Operation['access'],
  extras: OperationExtras = {},
): { config: { operation: Operation } } => ({ config: { operation: { id, summary, access, ...extras } } });

/** As `operation`, of a call that is for administrators or operators alone: everybody else is answered FORBIDDEN. */
export const adminOperation = (
  id: string,
  summary: string,
  { refusals = [], ...extras }: OperationExtras = {},
) => operation(id, summary, 'person', { ...extras, refusals: ['FORBIDDEN', ...refusals] });

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
