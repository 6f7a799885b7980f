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

/**
 * A delivery client. Rejects with the response body, `DeliveryErrorBody`, when the service answers with an error, and with
 * `ContentAnswerError` when what it answers has no form.
 */
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

/** The service answered with something that is no answer, such as another server's page or half of its own. */
export class ContentAnswerError extends Error {
  override name = 'ContentAnswerError';
  constructor(options?: ErrorOptions) {
    super('The content service gave no answer of its form', options);
  }
}
