/**
 * hls.js that tells a source which fails again at once, leaves out damaged parts, and what its errors mean. Loaded with what plays HLS.
 */
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

/** So many damaged parts in a row are left out. Where more are, as of a whole track, the film has stopped. */
const MOST_IN_A_ROW = 3;

/** So far after a damaged part the film goes on, seconds: nearer, hls.js would go on asking for it (`maxFragLookUpTolerance`, 0.25). */
const BEYOND_SECONDS = 0.3;

/** A damaged part that was left out, in seconds of the recording: the error, not fatal, that `SteadyHls` then reports. */
export class LeftOutPart extends Error {
  constructor(
    readonly start: number,
    readonly end: number,
  ) {
    super(`Left out, because it is damaged: ${start} s to ${end} s`);
  }
}

const isBefore = (seconds: number, { start, duration }: Pick<Fragment, 'start' | 'duration'>) =>
  seconds >= start - EDGE_SECONDS && seconds < start + duration;

interface Outcome {
  /** A new grant may lead to the part. */
  tell: (error: ErrorData) => void;
  /** The film goes on after the part. */
  leftOut: (part: LeftOutPart) => void;
  /** Too many parts in a row are not to be had. */
  stop: (error: ErrorData) => void;
}

/**
 * Looks for parts that are not to be had, once the film stands still before one: hls.js asks for them for half a minute and more, and
 * one that it cannot read it leaves out without a word, though nothing may follow. One that is missing is told of, because a recording
 * that has been made again has other addresses; if it is missing then too, or cannot be read, the film goes on after it.
 */
class MissingParts {
  /** Those of which hls.js has no other size to play. */
  private parts: { frag: Fragment; error: ErrorData }[] = [];
  private last: ErrorData | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private stoodAt: number | null = null;
  /** Where a part was told of last, seconds: what is missing there in the source of a new grant too is left out at once. */
  private toldAt = -Infinity;
  /** End of the part left out last, seconds, and how many there were in a row. */
  private leftOut = { end: -Infinity, count: 0 };

  constructor(
    private readonly hls: Pick<Hls, 'media' | 'levels' | 'loadLevel' | 'startLoad'>,
    private readonly outcome: Outcome,
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
    const { frag, error } = missing;
    const isRepeated = isBefore(this.toldAt, frag);
    if (!isRepeated && now - this.stoodAt < STILL_MS) return;
    this.forget();
    const follows = isBefore(this.leftOut.end, frag);
    if (isRepeated || follows || error.response?.code !== NOT_FOUND) return this.leaveOut(missing, follows);
    this.toldAt = frag.start;
    this.outcome.tell(error);
  }

  private leaveOut({ frag, error }: { frag: Fragment; error: ErrorData }, follows: boolean): void {
    const { start, duration } = frag;
    const count = follows ? this.leftOut.count + 1 : 1;
    if (count > MOST_IN_A_ROW) {
      this.leftOut = { end: -Infinity, count: 0 };
      this.outcome.stop(error);
      return;
    }
    this.leftOut = { end: start + duration, count };
    const after = start + duration + BEYOND_SECONDS;
    if (this.hls.media) this.hls.media.currentTime = after;
    // Of a source of which nothing is loaded, hls.js would go on asking for the part at its start.
    this.hls.startLoad(after);
    this.outcome.leftOut(new LeftOutPart(start, start + duration));
  }
}

/** Whether a part could not be fetched, for whatever reason but that no more is to be had without a new grant. */
const isOfLoad = ({ details, response }: ErrorData): boolean =>
  response?.code !== FORBIDDEN &&
  (details === Hls.ErrorDetails.FRAG_LOAD_ERROR || details === Hls.ErrorDetails.FRAG_LOAD_TIMEOUT);

/**
 * Whoever uses hls.js recovers from a fatal media error (`recoverMediaError`): Vidstack from every one, and it reports none, so that a
 * source which fails again at once would be loaded without end and in silence. One that comes so soon after another is told as an
 * error that nobody recovers from.
 */
export class SteadyHls extends Hls {
  private recoveredAt = -Infinity;
  private readonly missing = new MissingParts(this, {
    tell: (error) => this.fail(error),
    leftOut: (part) => {
      const { OTHER_ERROR } = Hls.ErrorTypes;
      this.trigger(Hls.Events.ERROR, {
        type: OTHER_ERROR,
        details: Hls.ErrorDetails.UNKNOWN,
        error: part,
        fatal: false,
      });
    },
    stop: ({ details, error }) => this.fail({ details, error }),
  });

  constructor(config?: Partial<HlsConfig>) {
    super(config);
    // After hls.js's own listeners, which may still make an error fatal, and before those of whoever uses it.
    this.on(Hls.Events.ERROR, (_event, data) => {
      if (!data.fatal) return this.missing.note(data);
      // What is loaded plays on for minutes; hls.js has stopped loading, and begins anew.
      if (isOfLoad(data) && this.isPlayable()) {
        data.fatal = false;
        this.startLoad();
        return;
      }
      // Vidstack reads its message: without one it fails, which hls.js would report as a second error.
      data.error ??= new Error(data.details);
      if (data.type !== Hls.ErrorTypes.MEDIA_ERROR) return;
      const now = performance.now();
      if (now - this.recoveredAt < AT_ONCE_MS) data.type = Hls.ErrorTypes.OTHER_ERROR;
      this.recoveredAt = now;
    });
  }

  private isPlayable(): boolean {
    return this.media !== null && this.media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  }

  /** As of the network, also where it could not be read: DASH would play the same parts, and wait before this one without a word. */
  private fail({ details, error, response }: Pick<ErrorData, 'details' | 'error' | 'response'>): void {
    const type = Hls.ErrorTypes.NETWORK_ERROR;
    this.trigger(Hls.Events.ERROR, { type, details, error, fatal: true, ...(response && { response }) });
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
