/**
 * Follows the content service. Every node listens for changes; one node at a time also polls the source, holding a session lock
 * on the same connection (many nodes behind one load balancer: one follower, many readers).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { timeLimit } from '@/lib/platform/time-limit';
import { LOCK_NUMBERS } from '@/services/common/database/advisory-lock';
import { connectionSettings } from '@/services/common/database/database';
import type { Logger } from '@/services/common/log';
import { type ContentChanges, type ContentSource, LostTokenError } from './source';
import type { TellReading } from './reading';
import { CONTENT_CHANNEL, type FollowState, readState, saveChanges } from './store';

/** Pause before a lost connection is opened again. */
const RECONNECT_MS = 1_000;
/**
 * How long the follower waits for a database, ms, before it opens another connection: after a failover that closed none, a
 * statement would wait until TCP gives up (a quarter of an hour).
 */
const PATIENCE = {
  /** A lock that is only tried, a question that costs nothing, and a goodbye are answered at once by a database that is there. */
  answerMs: 5_000,
  /** Any statement of a round, the wait for another node's round included, which may be the first read of a whole library. */
  statementMs: 120_000,
};
/** An idle connection is tested this long after its last packet (TCP keepalive); the kernel's own two hours are no use here. */
const KEEP_ALIVE_AFTER_MS = 10_000;

export interface FollowerOptions extends Round {
  databaseUrl: string;
  intervalMs: number;
  /** Called when stored content may have changed, even while an earlier call is running. */
  onChange: () => Promise<void>;
  /** `PATIENCE` unless given. */
  patience?: typeof PATIENCE;
}

const isEmpty = (changes: ContentChanges) =>
  [changes.entries, changes.assets, changes.deletedEntries, changes.deletedAssets].every(
    (list) => list.length === 0,
  );

/** What a round reads from, and who is told how far a reading of everything is. */
interface Round {
  source: ContentSource;
  log: Logger;
  tell?: TellReading | undefined;
}

async function everything(client: pg.ClientBase, { source, log, tell }: Round): Promise<void> {
  let total: number | null = null;
  source.total().then(
    (all) => (total = all),
    // Where the source is away, reading it says so.
    (error: unknown) => log.debug({ err: error }, 'how much there is to read is not known'),
  );
  const fetched = source.changes(null, (done) => tell?.('fetched', done, total));
  const [changes, locales] = await Promise.all([fetched, source.locales()]);
  const all = changes.entries.length + changes.assets.length;
  await saveChanges(client, changes, {
    ...{ source: source.name, locales, whole: true },
    tell: (done) => tell?.('stored', done, all),
  });
}

/** Reads everything anew where the locales are others than those stored: what is delivered is read by its locale. */
async function delta(client: pg.ClientBase, round: Round, state: FollowState): Promise<void> {
  const { source } = round;
  const changes = await source.changes(state.token);
  if (isEmpty(changes) && changes.nextSyncToken === state.token) return;
  if ((await source.locales()).join() !== state.locales.join()) return everything(client, round);
  await saveChanges(client, changes, { source: source.name, locales: state.locales, whole: false });
}

async function takeChanges(client: pg.ClientBase, round: Round): Promise<void> {
  const { source, log } = round;
  const state = await readState(client);
  if (!state || state.source !== source.name) return everything(client, round);
  try {
    await delta(client, round, state);
  } catch (error) {
    if (!(error instanceof LostTokenError)) throw error;
    log.warn({ err: error }, 'sync token lost: reading everything again');
    await everything(client, round);
  }
}

/**
 * Fetches what is new from the source once and stores it. Rounds are serialised across all nodes, because the replica relies on
 * `seq` growing. Rejects when the source or the database does not answer; stored content stays in use.
 */
export async function followOnce(client: pg.ClientBase, round: Round): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBERS.pollingRound]);
  try {
    await takeChanges(client, round);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_NUMBERS.pollingRound]);
  }
}

/** Follows from when it is made until it is stopped. */
export class Follower {
  private readonly stopping = new AbortController();
  private client: pg.Client | null = null;
  private readonly ended: Promise<void>;
  private readonly patience: typeof PATIENCE;

  constructor(private readonly options: FollowerOptions) {
    this.patience = options.patience ?? PATIENCE;
    this.ended = this.run();
  }

  /** Resolves once the loop and its connection have ended; statements that a lost database leaves unanswered are cut. */
  async stop(): Promise<void> {
    this.stopping.abort();
    // Ends a statement that is not answered, by its connection; a round that is under way has this long to be stored.
    const late = setTimeout(() => void this.client?.end().catch(() => undefined), this.patience.answerMs);
    await this.ended;
    clearTimeout(late);
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.session();
      } catch (error) {
        this.options.log.warn({ err: error }, 'follower lost its database connection');
        await this.pause(RECONNECT_MS);
      }
    }
  }

  private async session(): Promise<void> {
    const client = new pg.Client({
      ...connectionSettings(this.options.databaseUrl, 'product-follower'),
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      query_timeout: this.patience.statementMs,
    });
    let lost: Error | null = null;
    client.on('error', (error) => (lost = error));
    client.on('notification', () => this.changed());
    await client.connect();
    this.client = client;
    try {
      await timeLimit(client.query(`listen ${CONTENT_CHANNEL}`), this.patience.answerMs);
      let leading = false;
      while (!this.stopping.signal.aborted) {
        leading = leading ? await this.isThere(client) : await this.tryLock(client);
        if (leading) await this.round(client);
        if (lost) throw lost as Error;
        // Also without a notification: one could have been sent while this node was not listening.
        this.changed();
        await this.pause(this.options.intervalMs);
      }
    } finally {
      this.client = null;
      await timeLimit(client.end(), this.patience.answerMs).catch(() => undefined);
    }
  }

  /** True, or rejects: a statement of a round may take long, so what has gone unnoticed is found before them. */
  private async isThere(client: pg.Client): Promise<true> {
    await timeLimit(client.query('select 1'), this.patience.answerMs);
    return true;
  }

  private async tryLock(client: pg.Client): Promise<boolean> {
    const { rows } = await timeLimit(
      client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK_NUMBERS.follower]),
      this.patience.answerMs,
    );
    if (rows[0]?.held) this.options.log.info('this node follows the content');
    return rows[0]?.held ?? false;
  }

  private async round(client: pg.Client): Promise<void> {
    try {
      await followOnce(client, this.options);
    } catch (error) {
      // A database failure also shows on the next statement; a source failure must not end the session.
      this.options.log.warn({ err: error }, 'content could not be followed; asking again');
    }
  }

  private changed(): void {
    this.options.onChange().catch((error: unknown) => {
      this.options.log.error({ err: error }, 'stored content could not be read');
    });
  }
}
