/** Who may ask, and how often (delivery contract §2, §9): every answer counts but 304 and those to OPTIONS. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Library } from '../store/library';
import { type Access, authenticate, tokenIn } from './authentication';
import { ApiFailure, rateLimitExceeded } from './failure';
import { spaceIn, splitUrl } from './path';
import { RateLimiter } from './rate-limit';

export interface AdmissionOptions {
  library: Library;
  /** Requests per second for a token without a limit of its own; 0: no limit. */
  rateLimit: number;
  /** Clock of the rate limit, ms. */
  now: () => number;
}

/** A request within the limit; `count` counts it, to be called once unless the answer is 304. */
interface Admitted {
  access: Access;
  count: () => void;
}

/** Value of the limit header when there is no limit: clients throttle themselves by it. */
const UNLIMITED_SHOWN = 1000;

/** Of a request that is refused anyway, only that it is one too many matters more. */
function unlessUnknown(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.id === 'RateLimitExceeded') throw failure;
  return null;
}

/** Lets requests in by their token and the limit of it. */
export class Admission {
  readonly #library: Library;
  readonly #rateLimit: number;
  readonly #limiter: RateLimiter;

  constructor({ library, rateLimit, now }: AdmissionOptions) {
    this.#library = library;
    this.#rateLimit = rateLimit;
    this.#limiter = new RateLimiter(now);
  }

  /** Who asks of a space. Throws AccessTokenInvalid and RateLimitExceeded; sets the headers of the limit. */
  async admit(request: FastifyRequest, reply: FastifyReply, space: string): Promise<Admitted> {
    const { queryString } = splitUrl(request.raw.url ?? '');
    const access = await authenticate(
      this.#library,
      tokenIn(request.headers.authorization, queryString),
      space,
    );
    const limit = access.grant.rateLimit ?? this.#rateLimit;
    return { access, count: this.#limited(reply, `${access.digest}/${space}`, limit) };
  }

  /** The result of `work`. Its fault is told to anybody, and counts for whoever may read the space that the address names. */
  async counted<Result>(request: FastifyRequest, reply: FastifyReply, work: () => Result): Promise<Result> {
    try {
      return work();
    } catch (fault) {
      const space = spaceIn(splitUrl(request.raw.url ?? '').path);
      const admitted = space === null ? null : await this.admit(request, reply, space).catch(unlessUnknown);
      admitted?.count();
      throw fault;
    }
  }

  /** Refuses a request over the limit; otherwise returns what counts it. Both set the headers. */
  #limited(reply: FastifyReply, key: string, limit: number): () => void {
    void reply.header('X-Contentful-RateLimit-Second-Limit', limit === 0 ? UNLIMITED_SHOWN : limit);
    if (limit === 0) return () => undefined;
    const remaining = this.#limiter.remaining(key, limit);
    if (remaining === 0) {
      void reply
        .header('X-Contentful-RateLimit-Reset', 1)
        .header('X-Contentful-RateLimit-Second-Remaining', 0);
      throw rateLimitExceeded();
    }
    return () => {
      this.#limiter.count(key);
      void reply.header('X-Contentful-RateLimit-Second-Remaining', remaining - 1);
    };
  }
}
