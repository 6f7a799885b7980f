/** hls.js that tells a source which fails again at once, and what its errors mean. Loaded with what plays HLS. */
import Hls, { type ErrorData, type HlsConfig } from 'hls.js';
import type { SourceFault } from '@/lib/domain/playback/playback';

/** A media error within this time of another is the same again. Two flaws of a long film are further apart. */
const AT_ONCE_MS = 10_000;

/**
 * Whoever uses hls.js recovers from a fatal media error (`recoverMediaError`): Vidstack from every one, and it reports none, so that a
 * source which fails again at once would be loaded without end and in silence. One that comes so soon after another is told as an
 * error that nobody recovers from.
 */
export class SteadyHls extends Hls {
  private recoveredAt = -Infinity;

  constructor(config?: Partial<HlsConfig>) {
    super(config);
    // After hls.js's own listeners, which may still make an error fatal, and before those of whoever uses it.
    this.on(Hls.Events.ERROR, (_event, data) => {
      if (!data.fatal) return;
      // Vidstack reads its message: without one it fails, which hls.js would report as a second error.
      data.error ??= new Error(data.details);
      if (data.type !== Hls.ErrorTypes.MEDIA_ERROR) return;
      const now = performance.now();
      if (now - this.recoveredAt < AT_ONCE_MS) data.type = Hls.ErrorTypes.OTHER_ERROR;
      this.recoveredAt = now;
    });
  }

  override loadSource(url: string): void {
    this.recoveredAt = -Infinity;
    super.loadSource(url);
  }
}

/** What the media origin answers when a signature has expired. */
export const FORBIDDEN = 403;

/**
 * What it answers for every track of a recording that has been made again, because the new ones have other names: a new grant leads
 * to those. Of one track that is missing, a library plays the others.
 */
export const NOT_FOUND = 404;

/** Errors of a playlist that arrived but cannot be used; hls.js classes the first as a network error. */
const UNUSABLE: ReadonlySet<string> = new Set(['manifestParsingError', 'manifestIncompatibleCodecsError']);

/** What an hls.js error means; null for errors that hls.js recovers from itself, or who uses it (`SteadyHls`). */
export function faultOfHls({ fatal, type, details, response }: ErrorData): SourceFault | null {
  if (response?.code === FORBIDDEN || (fatal && response?.code === NOT_FOUND)) return 'EXPIRED';
  if (fatal && UNUSABLE.has(details)) return 'UNSUPPORTED';
  if (!fatal || type === Hls.ErrorTypes.MEDIA_ERROR) return null;
  return type === Hls.ErrorTypes.NETWORK_ERROR ? 'NETWORK' : 'MEDIA';
}
