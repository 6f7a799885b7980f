/** hls.js that tells a source which fails again at once or lacks parts, and what its errors mean. Loaded with what plays HLS. */
import Hls, { type ErrorData, type Fragment, type HlsConfig } from 'hls.js';
import type { SourceFault } from '@/lib/domain/playback/playback';

/** What the media origin answers when a signature has expired. */
export const FORBIDDEN = 403;

/**
 * What it answers for every track of a recording that has been made again, because the new ones have other names: a new grant leads
 * to those. Of one track that is missing, a library plays the others.
 */
export const NOT_FOUND = 404;

/** A media error within this time of another is the same again. Two flaws of a long film are further apart. */
const AT_ONCE_MS = 10_000;

/** So long a film may stand still where a part of it is not to be had. hls.js asks for the part again after 1, 2 and 4 s. */
const STILL_MS = 4_000;
const LOOK_MS = 500;
/** How far before a part a film may come to stand, seconds: its sound and its picture do not end together. */
const EDGE_SECONDS = 0.5;

/** Whether the error says that there is no such part, or that it cannot be read. All else may come yet, as over a slow line. */
const isOfPart = ({ details, response }: ErrorData): boolean =>
  details === Hls.ErrorDetails.FRAG_PARSING_ERROR ||
  (details === Hls.ErrorDetails.FRAG_LOAD_ERROR && response?.code === NOT_FOUND);

const isBefore = (seconds: number, { start, duration }: Pick<Fragment, 'start' | 'duration'>) =>
  seconds >= start - EDGE_SECONDS && seconds < start + duration;

/**
 * Tells of parts that are not to be had, once the film stands still before one: hls.js asks for them for half a minute and more, and
 * one that it cannot read it leaves out without a word, though nothing may follow.
 */
class MissingParts {
  /** Those of which hls.js has no other size to play. */
  private parts: { frag: Fragment; error: ErrorData }[] = [];
  private last: ErrorData | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private stoodAt: number | null = null;
  /** The part told of last: missing in the source of a new grant too, it is told of at once. */
  private told = '';

  constructor(
    private readonly hls: Pick<Hls, 'media' | 'levels' | 'loadLevel'>,
    private readonly tell: (error: ErrorData) => void,
  ) {}

  note(error: ErrorData): void {
    if (!error.frag || !isOfPart(error)) return;
    if (error.errorAction?.nextAutoLevel === undefined) this.parts.push({ frag: error.frag, error });
    this.last = error;
    this.timer ??= setInterval(() => this.look(), LOOK_MS);
  }

  forget(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.parts = [];
    this.last = null;
    this.stoodAt = null;
  }

  /** The part for want of which the film stands still; null while it plays, is paused, or may yet go on. */
  private missing(): { frag: Fragment; error: ErrorData } | null {
    const { media, levels, loadLevel } = this.hls;
    if (!media || media.paused || media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return null;
    const isHere = (frag: Fragment) => isBefore(media.currentTime, frag);
    const known = this.parts.find(({ frag }) => isHere(frag));
    if (known) return known;
    // After a first part that it cannot read, hls.js marks others as gaps and reports no error.
    const gap = levels[loadLevel]?.details?.fragments.find((frag) => frag.gap && isHere(frag));
    return gap && this.last ? { frag: gap, error: this.last } : null;
  }

  private look(): void {
    const missing = this.missing();
    if (!missing) {
      this.stoodAt = null;
      return;
    }
    const now = performance.now();
    this.stoodAt ??= now;
    const part = `${missing.frag.type} ${missing.frag.sn}`;
    if (part !== this.told && now - this.stoodAt < STILL_MS) return;
    this.told = part;
    this.forget();
    this.tell(missing.error);
  }
}

/**
 * Whoever uses hls.js recovers from a fatal media error (`recoverMediaError`): Vidstack from every one, and it reports none, so that a
 * source which fails again at once would be loaded without end and in silence. One that comes so soon after another is told as an
 * error that nobody recovers from.
 */
export class SteadyHls extends Hls {
  private recoveredAt = -Infinity;
  // As of the network, also where it could not be read: DASH would play the same parts, and wait before this one without a word.
  private readonly missing = new MissingParts(this, ({ details, response, error }) =>
    this.trigger(Hls.Events.ERROR, {
      type: Hls.ErrorTypes.NETWORK_ERROR,
      details,
      error,
      fatal: true,
      ...(response && { response }),
    }),
  );

  constructor(config?: Partial<HlsConfig>) {
    super(config);
    // After hls.js's own listeners, which may still make an error fatal, and before those of whoever uses it.
    this.on(Hls.Events.ERROR, (_event, data) => {
      if (!data.fatal) return this.missing.note(data);
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
    this.missing.forget();
    super.loadSource(url);
  }

  override destroy(): void {
    this.missing.forget();
    super.destroy();
  }
}

/** Errors of a playlist that arrived but cannot be used; hls.js classes the first as a network error. */
const UNUSABLE: ReadonlySet<string> = new Set(['manifestParsingError', 'manifestIncompatibleCodecsError']);

/** What an hls.js error means; null for errors that hls.js recovers from itself, or who uses it (`SteadyHls`). */
export function faultOfHls({ fatal, type, details, response }: ErrorData): SourceFault | null {
  if (response?.code === FORBIDDEN || (fatal && response?.code === NOT_FOUND)) return 'EXPIRED';
  if (fatal && UNUSABLE.has(details)) return 'UNSUPPORTED';
  if (!fatal || type === Hls.ErrorTypes.MEDIA_ERROR) return null;
  return type === Hls.ErrorTypes.NETWORK_ERROR ? 'NETWORK' : 'MEDIA';
}
