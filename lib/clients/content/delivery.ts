/**
 * Our own types for the part of the content client that we use: the official types encode each query's shape in generics,
 * and the mapping validates content anyway. Server only, like everything in this folder.
 */
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';

export type QueryValue = string | number | boolean;
export type ContentQuery = Readonly<Record<string, QueryValue>>;

export interface EntryPage {
  items: DeliveryEntry[];
  total: number;
  skip: number;
  limit: number;
}

/** A delivery client. Rejects with the response body, `DeliveryErrorBody`, when the service answers with an error. */
export interface DeliveryClient {
  getEntries: (query: ContentQuery) => Promise<EntryPage>;
  /** Rejects with "The resource could not be found." for an unknown id (R-CDA-5). */
  getEntry: (id: string, query?: ContentQuery) => Promise<DeliveryEntry>;
}

/** The error body of the delivery API (delivery contract §4). */
export interface DeliveryErrorBody {
  sys: { type: 'Error'; id: string };
  message: string;
  details?: unknown;
  requestId?: string;
}
