/** Things that come one by one and are sent many at once, in order: nobody waits, and a failed sending is tried again. */

const FLUSH_MS = 1_000;

export interface BatchesOptions<Thing> {
  send: (batch: Thing[]) => Promise<void>;
  /** So many go at once, without waiting for the clock. */
  size: number;
  /** While they cannot be sent; what comes beyond it is lost. */
  mostWaiting: number;
  onError: (error: unknown, things: number) => void;
  onLost?: (thing: Thing) => void;
}

export class Batches<Thing> {
  private waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly options: BatchesOptions<Thing>) {}

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

  /** Sends what waits; resolves when it is sent, or waits again. */
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
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.options.size);
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
