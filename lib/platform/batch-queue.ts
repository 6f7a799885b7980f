/** Collects items and sends them in batches, in order. The caller does not wait; a failed batch is retried. */

const FLUSH_MS = 1_000;

export interface BatchQueueOptions<Thing> {
  send: (batch: Thing[]) => Promise<void>;
  /** Items per batch; a full batch is sent without waiting for the timer. */
  size: number;
  /** Most items queued while sending fails; further ones are dropped. */
  mostWaiting: number;
  onError: (error: unknown, things: number) => void;
  onLost?: (thing: Thing) => void;
}

export class BatchQueue<Thing> {
  private waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly options: BatchQueueOptions<Thing>) {}

  add(thing: Thing): void {
    const { size, mostWaiting, onLost } = this.options;
    if (this.waiting.length >= mostWaiting) {
      onLost?.(thing);
      return;
    }
    this.waiting.push(thing);
    if (this.waiting.length === size) void this.flush();
    else this.later();
  }

  /** Sends what is queued; resolves when all of it is sent, or a batch has failed and is queued again. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sending = this.sending.then(() => this.sendAll());
    return this.sending;
  }

  private later(): void {
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private async sendAll(): Promise<void> {
    const { size } = this.options;
    // What comes meanwhile waits for its own second: sent at once, it would be batch after batch of the few that came during the last.
    for (let left = this.waiting.length; left > 0; left -= size) {
      const batch = this.waiting.splice(0, Math.min(size, left));
      try {
        await this.options.send(batch);
      } catch (error) {
        this.options.onError(error, batch.length);
        this.waiting.unshift(...batch);
        this.later();
        return;
      }
    }
  }
}
