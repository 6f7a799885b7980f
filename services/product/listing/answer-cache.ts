/**
 * Answers already made, as bytes: most visitors ask for the same first pages. Keyed by audience and query, so nothing
 * crosses between viewers with different rules; dropped whole when the content changes; bounded in bytes.
 */

/** Room for about a thousand pages of twenty items. */
const MOST_BYTES = 32 * 1024 * 1024;

export class AnswerCache {
  private version = -1;
  private bytes = 0;
  private readonly answers = new Map<string, Buffer>();

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** The answer for `key` in this version of the content; made when it is not there. */
  get(version: number, key: string, make: () => Buffer): Buffer {
    if (version !== this.version) this.clear(version);
    const known = this.answers.get(key);
    if (known) {
      this.answers.delete(key);
      this.answers.set(key, known);
      return known;
    }
    const answer = make();
    this.answers.set(key, answer);
    this.bytes += answer.length;
    this.shrink();
    return answer;
  }

  private clear(version: number): void {
    this.version = version;
    this.bytes = 0;
    this.answers.clear();
  }

  /** The least recently used go first. */
  private shrink(): void {
    for (const [key, answer] of this.answers) {
      if (this.bytes <= this.mostBytes) return;
      this.answers.delete(key);
      this.bytes -= answer.length;
    }
  }
}
