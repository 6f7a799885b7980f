/**
 * Bodies of requests are read here before a service is asked: whoever sends one slowly holds memory of the gateway, which is
 * bounded, and no connection to a service, of which there are few.
 */
import type { IncomingMessage } from 'node:http';
import type { BodyPace } from '@/lib/contracts/http/body-pace';
import type { ErrorCode } from '@/lib/contracts/http/errors';

export interface BodyLimits {
  pace: BodyPace;
  /** Largest body. */
  bodyBytes: number;
  /** Memory of all bodies together, those included that a service is about to get. */
  totalBytes: number;
}

/** A complete body. It counts towards the total until it is released; releasing it again does nothing. */
export interface ReadBody {
  kind: 'read';
  bytes: Buffer;
  release: () => void;
}

/** Why there is no body. `gone`: the client left, and nobody would read an answer. */
export type NoBody =
  | { kind: 'refused'; code: Extract<ErrorCode, 'PAYLOAD_TOO_LARGE' | 'REQUEST_TIMEOUT' | 'UNAVAILABLE'> }
  | { kind: 'gone' };

/** A body on its way. */
interface Arriving {
  /** Grows by doubling. A list of the pieces would cost a hundred times a body that is sent byte by byte. */
  buffer: Buffer;
  size: number;
  end: (outcome: ReadBody | NoBody) => void;
}

const SMALLEST_BYTES = 1024;

export class RequestBodies {
  /** In order of arrival. */
  private readonly arriving = new Set<Arriving>();
  private held = 0;

  constructor(private readonly limits: BodyLimits) {}

  /** The whole body, as long as it keeps the pace. Never rejects. */
  read(request: IncomingMessage): Promise<ReadBody | NoBody> {
    return new Promise((resolve) => {
      const body: Arriving = { buffer: Buffer.alloc(0), size: 0, end: () => undefined };
      const take = (chunk: Buffer) => this.take(body, chunk);
      const whole = () =>
        body.end({ kind: 'read', bytes: body.buffer.subarray(0, body.size), release: () => this.drop(body) });
      const gone = () => body.end({ kind: 'gone' });
      const stopWatch = this.watchPace(body);
      body.end = (outcome) => {
        stopWatch();
        this.arriving.delete(body);
        request.off('data', take).off('end', whole).off('close', gone);
        if (outcome.kind !== 'read') {
          this.drop(body);
          // What still comes is discarded: a connection that is cut with bytes unread is reset, and its answer lost.
          request.resume();
        }
        body.end = () => undefined;
        resolve(outcome);
      };
      this.arriving.add(body);
      // An interrupted body is an error, for which 'close' follows; without a listener it would end the process.
      request.on('error', () => undefined);
      request.on('data', take).once('end', whole).once('close', gone);
    });
  }

  /** Ends the body once it is behind the pace; looked at when it would be if nothing more came. Returns what stops it. */
  private watchPace(body: Arriving): () => void {
    const { graceMs, bytesPerMs } = this.limits.pace;
    const begun = performance.now();
    let timer: NodeJS.Timeout;
    const look = () => {
      const left = begun + graceMs + body.size / bytesPerMs - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else body.end({ kind: 'refused', code: 'REQUEST_TIMEOUT' });
    };
    look();
    return () => clearTimeout(timer);
  }

  private take(body: Arriving, chunk: Buffer): void {
    const { bodyBytes, totalBytes } = this.limits;
    const size = body.size + chunk.length;
    if (size > bodyBytes) return body.end({ kind: 'refused', code: 'PAYLOAD_TOO_LARGE' });
    if (size > body.buffer.length) {
      const larger = Buffer.allocUnsafe(
        Math.max(size, Math.min(2 * body.buffer.length, bodyBytes), Math.min(SMALLEST_BYTES, bodyBytes)),
      );
      body.buffer.copy(larger, 0, 0, body.size);
      this.held += larger.length - body.buffer.length;
      body.buffer = larger;
    }
    chunk.copy(body.buffer, body.size);
    body.size = size;
    while (this.held > totalBytes && this.arriving.size > 0) this.endLargest();
  }

  /**
   * When memory runs out the largest unfinished body ends, of several the oldest: ordinary bodies are small, so they pass
   * while somebody sends many large ones and finishes none.
   */
  private endLargest(): void {
    const [first, ...others] = this.arriving;
    const largest = others.reduce(
      (most, one) => (most && most.buffer.length >= one.buffer.length ? most : one),
      first,
    );
    largest?.end({ kind: 'refused', code: 'UNAVAILABLE' });
  }

  private drop(body: Arriving): void {
    this.held -= body.buffer.length;
    body.buffer = Buffer.alloc(0);
  }
}
