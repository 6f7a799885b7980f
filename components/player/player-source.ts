/** Sources of a grant, the libraries that play them, and what the player's errors mean. Loaded with the player. */
import {
  isDASHProvider,
  isHLSProvider,
  type HLSErrorEvent,
  type MediaErrorDetail,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import Hls from 'hls.js';
import type { PlaybackGrant } from '@/lib/contracts/media';
import type { SourceFault } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

/** No address yet: the library is set up for it, and waits. */
const AWAITED = 'about:blank';

/** hls.js's word for the beginning. */
const BEGINNING = -1;

/** hls.js, which is handed over before there is anything to load, and fetches the piece first at which the recording goes on. */
class WaitingHls extends Hls {
  override loadSource(url: string): void {
    if (url === AWAITED) return;
    this.config.startPosition = usePlaybackStore.getState().from || BEGINNING;
    super.loadSource(url);
  }
}

/** What the player holds until there is a grant, so that its library stands when one comes. */
const awaitedSource: PlayerSrc = { src: AWAITED, type: 'application/x-mpegurl' };

/** Whether this only stands for a grant that is to come. */
export const isAwaited = ({ hls, dash }: Pick<PlaybackGrant, 'hls' | 'dash'>) =>
  hls === null && dash === null;

/** The address of a grant for a library; none where the grant has no such manifest. */
export function sourceOf(grant: PlaybackGrant, source: 'hls' | 'dash'): PlayerSrc {
  const src = grant[source];
  // A browser that plays by itself has nothing to set up, and would take the address for a fault.
  if (isAwaited(grant)) return Hls.isSupported() ? awaitedSource : [];
  if (src === null) return [];
  return source === 'hls' ? { src, type: 'application/x-mpegurl' } : { src, type: 'application/dash+xml' };
}

/**
 * dash.js, told not to look for work: left alone it makes a player of each element that holds a manifest's address, so that
 * ours had two, which took the element from each other and at times both stood still.
 */
async function loadDash() {
  (window as { dashjs?: object }).dashjs ??= { skipAutoCreate: true };
  return import('dashjs');
}

const isNoText = ({ mimeType }: { mimeType: string | null }) => !mimeType?.startsWith('text/');

/** Both libraries come from our own bundle, never from elsewhere. */
export function useOwnLibraries(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) {
    // Here already: a browser that plays HLS by itself would begin while the library is on its way, and be stopped by it
    // without a word.
    provider.library = WaitingHls;
    // A worker from a blob would need its own copy of the library; these recordings are light. The first piece is fetched while
    // the browser still makes ready to take it.
    provider.config = { enableWorker: false, startFragPrefetch: true };
  }
  if (isDASHProvider(provider)) {
    provider.library = loadDash;
    // Texts come from the grant, in every browser alike; read from the manifest as well they stop the page in a loop.
    provider.onInstance((dash) => dash.registerCustomCapabilitiesFilter(isNoText));
  }
}

type HlsError = HLSErrorEvent['detail'];

/** The media origin answers 403 when a signature has run out. */
const FORBIDDEN = 403;

/** A playlist that came and cannot be used, though hls.js counts the first as the network's fault. */
const UNUSABLE: ReadonlySet<string> = new Set(['manifestParsingError', 'manifestIncompatibleCodecsError']);

/** What a fatal error of hls.js means; null for what it mends by itself. */
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

/** Null for the plain "aborted" that follows an error of hls.js, which has said what it was. */
export function faultOfMedia(
  { code }: MediaErrorDetail,
  provider: MediaProviderAdapter | null | undefined,
): SourceFault | null {
  if (code === ABORTED && isHLSProvider(provider ?? null)) return null;
  return faultOfCode[code ?? 0] ?? 'MEDIA';
}
