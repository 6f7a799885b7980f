/**
 * All spaces of the service, as one process holds them in memory. Before a request is answered, a cheap query of the clock
 * tells whether anything was published; requests that come close together share one query, so a burst costs one.
 */
import type { Kysely } from 'kysely';
import { timeLimit } from '@/lib/platform/time-limit';
import type { Logger } from '@/services/common/log';
import { type EnvironmentRow, loadSnapshot } from './load';
import type { Snapshot } from './snapshot';
import type { Tables } from './tables';
import { warm } from './warm';

export interface TokenGrant {
  space: string;
  /** Null: all. */
  environments: readonly string[] | null;
  /** Null: the default. */
  rateLimit: number | null;
  /** Null: valid until it is removed. */
  endsAt: Date | null;
}

interface Catalogue {
  sequence: number;
  environments: ReadonlyMap<string, EnvironmentRow>;
  /** By digest; one token text may serve several spaces. */
  tokens: ReadonlyMap<string, readonly TokenGrant[]>;
}

/** How long a reading of the clock is fresh, ms: the most by which an answer may lag behind a publication. */
export const CLOCK_HOLDS_MS = 50;
/** How long a request waits for the clock before it is answered from memory, ms. */
const CLOCK_PATIENCE_MS = 1000;
/** After a failed reading of the clock, requests are answered from memory for this long, ms. */
const CLOCK_REST_MS = 1000;

/** Nothing is loaded yet and the database does not answer. */
export class LibraryUnavailableError extends Error {
  override name = 'LibraryUnavailableError';
}

const keyOf = (space: string, environment: string) => `${space}/${environment}`;

export interface LibraryOptions {
  db: Kysely<Tables>;
  /** Host and port in asset addresses. */
  assetHost: string;
  log: Logger;
}

export class Library {
  #catalogue: Catalogue | undefined;
  #snapshots = new Map<string, Snapshot>();
  #loading = new Map<string, Promise<Snapshot>>();
  #look: Promise<void> | undefined;
  /** When the clock must be read again, on the scale of `performance.now()`. */
  #lookDue = -Infinity;

  constructor(private readonly options: LibraryOptions) {}

  /** Grants of a token, by digest. Brings the process up to date first. */
  async grantsOf(digest: string): Promise<readonly TokenGrant[]> {
    await this.#refresh();
    return this.#known().tokens.get(digest) ?? [];
  }

  /** The environment as published now, or undefined when there is none. Call `grantsOf` first. */
  async snapshot(space: string, environment: string): Promise<Snapshot | undefined> {
    const key = keyOf(space, environment);
    const row = this.#known().environments.get(key);
    if (!row) return undefined;
    const held = this.#snapshots.get(key);
    if (held && held.sequence >= row.sequence) return held;
    return this.#load(key, row, held).catch((error: unknown) => {
      if (!held) throw error;
      this.options.log.warn({ err: error }, 'publications cannot be read; serving what is known');
      return held;
    });
  }

  /** Every environment of a space, for addresses that name none. */
  async snapshotsOf(space: string): Promise<Snapshot[]> {
    await this.#refresh();
    const rows = [...this.#known().environments.values()].filter((row) => row.space === space);
    const snapshots = await Promise.all(rows.map((row) => this.snapshot(space, row.environment)));
    return snapshots.filter((snapshot) => snapshot !== undefined);
  }

  #known(): Catalogue {
    if (!this.#catalogue) throw new LibraryUnavailableError('the content database has not answered yet');
    return this.#catalogue;
  }

  #load(key: string, row: EnvironmentRow, held: Snapshot | undefined): Promise<Snapshot> {
    const running = this.#loading.get(key);
    if (running) return running;
    // These maps, also if others have taken their place meanwhile (`#forget`).
    const [snapshots, loads] = [this.#snapshots, this.#loading];
    const loading = loadSnapshot(this.options.db, row, this.options.assetHost, held)
      .then((snapshot) => {
        snapshots.set(key, snapshot);
        void warm(snapshot, () => this.#snapshots.get(key) === snapshot);
        return snapshot;
      })
      .finally(() => loads.delete(key));
    loads.set(key, loading);
    return loading;
  }

  /** Reads the clock unless the last reading is fresh. When the database does not answer, what is loaded stays in use. */
  async #refresh(): Promise<void> {
    if (performance.now() < this.#lookDue) return;
    this.#look ??= this.#lookAtClock().finally(() => (this.#look = undefined));
    if (!this.#catalogue) {
      return this.#look.catch((error: unknown) => {
        throw new LibraryUnavailableError('the content database does not answer', { cause: error });
      });
    }
    await timeLimit(this.#look, CLOCK_PATIENCE_MS).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'the content database does not answer');
      this.#lookDue = performance.now() + CLOCK_REST_MS;
    });
  }

  async #lookAtClock(): Promise<void> {
    const started = performance.now();
    const { sequence } = await this.options.db
      .selectFrom('clock')
      .select('sequence')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const before = this.#catalogue?.sequence ?? sequence;
    if (this.#catalogue?.sequence !== sequence) this.#catalogue = await this.#readCatalogue(sequence);
    if (sequence < before) this.#forget();
    this.#lookDue = started + CLOCK_HOLDS_MS;
  }

  /**
   * Everything is read anew: the database came back at an earlier moment (a recovery, or a failover that lost transactions), and
   * gives the numbers of what was lost to other publications.
   */
  #forget(): void {
    this.options.log.warn({}, 'the content database is at an earlier change than before; reading it anew');
    this.#snapshots = new Map();
    this.#loading = new Map();
  }

  async #readCatalogue(sequence: number): Promise<Catalogue> {
    const { db } = this.options;
    const environments = await db
      .selectFrom('environment')
      .innerJoin('space', 'space.id', 'environment.space_id')
      .select(['space.id as space', 'space.name as spaceName', 'environment.id as environment'])
      .select(['environment.sequence', 'environment.structure_sequence as structureSequence'])
      .execute();
    const tokens = new Map<string, TokenGrant[]>();
    const grants = await db
      .selectFrom('token')
      .select(['digest', 'space_id as space', 'environments', 'rate_limit as rateLimit', 'ends_at as endsAt'])
      .execute();
    for (const { digest, ...grant } of grants) tokens.set(digest, [...(tokens.get(digest) ?? []), grant]);
    return {
      sequence,
      environments: new Map(environments.map((row) => [keyOf(row.space, row.environment), row])),
      tokens,
    };
  }
}
