/** Sources of a grant, the playback libraries, and what the player's errors mean. Loaded with the player. */
import {
  isDASHProvider,
  isHLSProvider,
  type HLSErrorEvent,
  type MediaErrorDetail,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import Hls from 'hls.js';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SourceFault } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

/** Placeholder for a URL still to come: the library is set up and waits. */
const PLACEHOLDER_URL = 'about:blank';

/** hls.js's value for the beginning. */
const BEGINNING = -1;

/** hls.js, handed over before there is anything to load. It fetches the segment at the start position first. */
class WaitingHls extends Hls {
  override loadSource(url: string): void {
    if (url === PLACEHOLDER_URL) return;
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
export function useOwnLibraries(provider: MediaProviderAdapter | null): void {
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

/** The media origin answers 403 when a signature has expired. */
const FORBIDDEN = 403;

/** Errors of a playlist that arrived but cannot be used; hls.js classes the first as a network error. */
const UNUSABLE: ReadonlySet<string> = new Set(['manifestParsingError', 'manifestIncompatibleCodecsError']);

/** What an hls.js error means; null for errors that hls.js recovers from itself. */
export function faultOfHls({ fatal, type, details, response }: HlsError): SourceFault | null {
  if (response?.code === FORBIDDEN) return 'EXPIRED';
  if (fatal && UNUSABLE.has(details)) return 'UNSUPPORTED';
  if (!fatal || type === 'mediaError') return null;
  return type === 'networkError' ? 'NETWORK' : 'MEDIA';
}

const ABORTED = 1;

/** `MediaError` codes (HTML standard): 1 aborted, 2 network, 3 decoding, 4 source not supported. */
const faultOfCode: Readonly<Record<number, SourceFault>> = {
  [ABORTED]: 'NETWORK',
  2: 'NETWORK',
  3: 'MEDIA',
  4: 'UNSUPPORTED',
};

/** Null for the plain "aborted" error that follows an hls.js error, which has been reported already. */
export function faultOfMedia(
  { code }: MediaErrorDetail,
  provider: MediaProviderAdapter | null | undefined,
): SourceFault | null {
  if (code === ABORTED && isHLSProvider(provider ?? null)) return null;
  return faultOfCode[code ?? 0] ?? 'MEDIA';
}
