/** Sources of a grant, the playback libraries, and what the player's errors mean. Loaded with the player. */
import {
  isDASHProvider,
  isHLSProvider,
  type HLSErrorEvent,
  type MediaErrorDetail,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import Hls, { type HlsConfig } from 'hls.js';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SourceFault } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

/** Placeholder for a URL still to come: the library is set up and waits. */
const PLACEHOLDER_URL = 'about:blank';

/** A media error within this time of another is the same again. Two flaws of a long film are further apart. */
const AT_ONCE_MS = 10_000;

/** hls.js's value for the beginning. */
const BEGINNING = -1;

/**
 * hls.js, handed over before there is anything to load. It fetches the segment at the start position first.
 *
 * Vidstack recovers from every fatal media error (`recoverMediaError`) and reports none, so that a source which fails again at once
 * would be loaded without end and in silence. One that comes so soon after another is told as an error that Vidstack does not
 * recover from.
 */
class WaitingHls extends Hls {
  private recoveredAt = -Infinity;

  constructor(config?: Partial<HlsConfig>) {
    super(config);
    // After hls.js's own listeners, which may still make an error fatal, and before Vidstack's.
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
    if (url === PLACEHOLDER_URL) return;
    this.recoveredAt = -Infinity;
    this.config.startPosition = usePlaybackStore.getState().from || BEGINNING;
    super.loadSource(url);
  }
}

/** The player's source until there is a grant, so that its library is ready when the grant arrives. */
const placeholderSource: PlayerSrc = { src: PLACEHOLDER_URL, type: 'application/x-mpegurl' };

/** Whether this is only the placeholder for a grant still to come. */
export const isPlaceholder = ({ hls, dash }: Pick<PlaybackGrant, 'hls' | 'dash'>) =>
  hls === null && dash === null;

/** The manifest of a grant for a library; none when the grant has no such manifest. */
export function sourceOf(grant: PlaybackGrant, source: 'hls' | 'dash'): PlayerSrc {
  const src = grant[source];
  // A browser with native HLS has nothing to set up, and would report the placeholder URL as a fault.
  if (isPlaceholder(grant)) return Hls.isSupported() ? placeholderSource : [];
  if (src === null) return [];
  return source === 'hls' ? { src, type: 'application/x-mpegurl' } : { src, type: 'application/dash+xml' };
}

/**
 * Stops dash.js from creating players by itself: it makes one for each element that holds a manifest URL, so there were two,
 * which took the element from each other and at times both stalled.
 */
async function loadDash() {
  (window as { dashjs?: object }).dashjs ??= { skipAutoCreate: true };
  return import('dashjs');
}

const isNoText = ({ mimeType }: { mimeType: string | null }) => !mimeType?.startsWith('text/');

/** Both libraries come from our own bundle, never from a CDN. */
export function setUpLibrary(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) {
    // Already loaded: a browser with native HLS would start to play while the library loads, and the library would then silently
    // stop it.
    provider.library = WaitingHls;
    // A worker from a blob would need its own copy of the library, and these recordings are light. The first segment is fetched
    // while the browser still sets up its media source.
    provider.config = { enableWorker: false, startFragPrefetch: true };
  }
  if (isDASHProvider(provider)) {
    provider.library = loadDash;
    // Text tracks come from the grant in every browser; read from the manifest too, they freeze the page in a loop.
    provider.onInstance((dash) => dash.registerCustomCapabilitiesFilter(isNoText));
  }
}

type HlsError = HLSErrorEvent['detail'];

/** What the media origin answers when a signature has expired. */
const FORBIDDEN = 403;

/**
 * What it answers for every track of a recording that has been made again, because the new ones have other names: a new grant leads
 * to those. Of one track that is missing, a library plays the others.
 */
const NOT_FOUND = 404;

/** Errors of a playlist that arrived but cannot be used; hls.js classes the first as a network error. */
const UNUSABLE: ReadonlySet<string> = new Set(['manifestParsingError', 'manifestIncompatibleCodecsError']);

/** What an hls.js error means; null for errors that hls.js recovers from itself, or Vidstack for it (`WaitingHls`). */
export function faultOfHls({ fatal, type, details, response }: HlsError): SourceFault | null {
  if (response?.code === FORBIDDEN || (fatal && response?.code === NOT_FOUND)) return 'EXPIRED';
  if (fatal && UNUSABLE.has(details)) return 'UNSUPPORTED';
  if (!fatal || type === 'mediaError') return null;
  return type === 'networkError' ? 'NETWORK' : 'MEDIA';
}

/** What an error of dash.js means; null for those that Vidstack reports itself, some only after a while (`faultOfMedia`). */
export function faultOfDash(error: unknown): SourceFault | null {
  // dash.js types the data of an error as unknown; that of a failed request holds the answer. Some errors are only a word.
  const { data } = (error ?? {}) as { data?: { response?: { status?: unknown } } | null };
  const status = data?.response?.status;
  return status === FORBIDDEN || status === NOT_FOUND ? 'EXPIRED' : null;
}

const ABORTED = 1;

/** `MediaError` codes (HTML standard): 1 aborted, 2 network, 3 decoding, 4 source not supported. */
const faultOfCode: Readonly<Record<number, SourceFault>> = {
  [ABORTED]: 'NETWORK',
  2: 'NETWORK',
  3: 'MEDIA',
  4: 'UNSUPPORTED',
};

/**
 * Null for the plain "aborted" error that follows an hls.js error, which has been reported already. Vidstack reports the errors of
 * dash.js with the same code, and they are reported here.
 */
export function faultOfMedia(
  { code, error }: MediaErrorDetail,
  provider: MediaProviderAdapter | null | undefined,
): SourceFault | null {
  if (code === ABORTED && isHLSProvider(provider ?? null)) return null;
  return faultOfDash(error) ?? faultOfCode[code ?? 0] ?? 'MEDIA';
}
