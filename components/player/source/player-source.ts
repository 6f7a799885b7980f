/** Sources of a grant, the playback libraries, and what the player's errors mean. Loaded with the player. */
import {
  isDASHProvider,
  isHLSProvider,
  type MediaErrorDetail,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import { FORBIDDEN, NOT_FOUND, SteadyHls } from '@/lib/browser/steady-hls';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SourceFault } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

/** Placeholder for a URL still to come: the library is set up and waits. */
const PLACEHOLDER_URL = 'about:blank';

/** hls.js's value for the beginning. */
const BEGINNING = -1;

/** hls.js, handed over before there is anything to load. It fetches the segment at the start position first. */
class WaitingHls extends SteadyHls {
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
  if (isPlaceholder(grant)) return SteadyHls.isSupported() ? placeholderSource : [];
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

/** An error of dash.js, which its types leave open; some are only a word. The data of a failed request holds the answer. */
const asDash = (error: unknown) =>
  (error ?? {}) as { code?: unknown; data?: { response?: { status?: unknown } } | null };

/** What an error of dash.js means; null for those that Vidstack reports itself, some only after a while (`faultOfMedia`). */
export function faultOfDash(error: unknown): SourceFault | null {
  const status = asDash(error).data?.response?.status;
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
 * The faults of dash.js that are not of the network (its `Errors.js`), called as `faultOfHls` calls the same. It passes on the codes of
 * `MediaError` as its own.
 */
const faultOfDashCode: ReadonlyMap<unknown, SourceFault> = new Map([
  [3, 'MEDIA'],
  [4, 'UNSUPPORTED'],
  // A manifest that cannot be parsed, as a whole or in its durations.
  [10, 'UNSUPPORTED'],
  [31, 'UNSUPPORTED'],
  // Data that cannot be appended or removed.
  [20, 'MEDIA'],
  [21, 'MEDIA'],
  // No Media Source Extensions; nothing in the manifest that they could play; sound and picture in one.
  [23, 'UNSUPPORTED'],
  [32, 'UNSUPPORTED'],
  [34, 'UNSUPPORTED'],
  [35, 'UNSUPPORTED'],
]);

/**
 * Null for the plain "aborted" error that follows an hls.js error, which has been reported already. Vidstack reports all errors of
 * dash.js with the same code, so their own decides.
 */
export function faultOfMedia(
  { code, error }: MediaErrorDetail,
  provider: MediaProviderAdapter | null = null,
): SourceFault | null {
  if (code === ABORTED && isHLSProvider(provider)) return null;
  const ofDash = isDASHProvider(provider)
    ? (faultOfDash(error) ?? faultOfDashCode.get(asDash(error).code))
    : undefined;
  return ofDash ?? faultOfCode[code ?? 0] ?? 'MEDIA';
}
