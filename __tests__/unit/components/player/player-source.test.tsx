/** What the errors of the playback libraries lead to. */
import type { DASHProvider, HLSErrorEvent, HLSProvider, MediaPlayerInstance } from '@vidstack/react';
import { act, renderHook } from '@testing-library/react';
import Hls from 'hls.js';
import { faultOfMedia } from '@/components/player/source/player-source';
import { usePlayerEvents } from '@/components/player/source/use-player-events';
import { idlePlayback } from '@/lib/domain/playback/playback';

const { MEDIA_ERROR, NETWORK_ERROR } = Hls.ErrorTypes;

function setUp() {
  const send = jest.fn();
  const player = { current: null as MediaPlayerInstance | null };
  const { result } = renderHook(() => usePlayerEvents(player, () => idlePlayback, send, { current: true }));
  const faults = () => (send.mock.calls as [{ fault: string }][]).map(([{ fault }]) => fault);
  return { handlers: () => result.current.handlers, faults };
}

/** hls.js as Vidstack sets it up: it passes on each error, and recovers from every fatal media error. */
function hlsByVidstack() {
  const { handlers, faults } = setUp();
  const provider = { $$PROVIDER_TYPE: 'HLS' } as Partial<HLSProvider> as HLSProvider;
  handlers().onProviderChange(provider);
  const hls = new (provider.library as typeof Hls)(provider.config);
  const recover = jest.spyOn(hls, 'recoverMediaError');
  hls.on(Hls.Events.ERROR, (_event, data) => {
    handlers().onHlsError(data);
    if (!data.fatal) return;
    if (data.type === MEDIA_ERROR) hls.recoverMediaError();
    else expect(data.error.message).not.toBe('');
  });
  const breaks = (details: string, type = MEDIA_ERROR) =>
    hls.trigger(Hls.Events.ERROR, { type, details, fatal: true } as Parameters<
      typeof hls.trigger<typeof Hls.Events.ERROR>
    >[1]);
  return { hls, breaks, recover, faults };
}

describe('a fatal media error of HLS, of a kind that nobody knows and without words', () => {
  it('is recovered from once for a source; the second is said, and no longer recovered from', () => {
    const { breaks, recover, faults } = hlsByVidstack();
    breaks('neverHeardOf');
    expect(recover).toHaveBeenCalledTimes(1);
    expect(faults()).toEqual([]);
    breaks('neverHeardOf');
    breaks('neverHeardOf');
    expect(recover).toHaveBeenCalledTimes(1);
    expect(faults()).toEqual(['MEDIA', 'MEDIA']);
  });

  it('is recovered from again when it comes later, as the next flaw of a long film', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { breaks, recover, faults } = hlsByVidstack();
    for (const ms of [20_000, 40_000, 60_000]) {
      now.mockReturnValue(ms);
      breaks('fragParsingError');
    }
    expect(recover).toHaveBeenCalledTimes(3);
    expect(faults()).toEqual([]);
    now.mockRestore();
  });

  it('is recovered from again when another source is loaded', () => {
    const { hls, breaks, recover, faults } = hlsByVidstack();
    breaks('fragParsingError');
    hls.loadSource('https://media.test/v/2/master.m3u8');
    breaks('fragParsingError');
    expect(recover).toHaveBeenCalledTimes(2);
    expect(faults()).toEqual([]);
    hls.destroy();
  });

  it('does not take the place of a failure of the network', () => {
    const { breaks, faults } = hlsByVidstack();
    breaks('fragLoadError', NETWORK_ERROR);
    expect(faults()).toEqual(['NETWORK']);
  });
});

/** An error as dash.js makes it when a request has failed for the last time. */
const unavailable = (code: number, status: number) => ({
  name: 'DashJSError',
  message: 'https://media.test/v/1/chunk-2.m4s is not available',
  code,
  data: { request: {}, response: { status } },
});

/** dash.js as far as its errors are heard. */
function dashByVidstack() {
  const { handlers, faults } = setUp();
  const heard = new Map<string, (event: { error: unknown }) => void>();
  const dash = {
    on: (type: string, listener: (event: { error: unknown }) => void) => heard.set(type, listener),
    off: (type: string) => heard.delete(type),
    registerCustomCapabilitiesFilter: () => undefined,
  };
  const provider = {
    $$PROVIDER_TYPE: 'DASH',
    onInstance: (callback: (instance: typeof dash) => void) => callback(dash),
  } as Partial<Record<keyof DASHProvider, unknown>> as DASHProvider;
  act(() => handlers().onProviderChange(provider));
  return { provider, faults, fails: (error: unknown) => heard.get('error')?.({ error }) };
}

it.each([
  [403, false, ['EXPIRED'], 'the grant has expired'],
  [404, true, ['EXPIRED'], 'the recording was made again, and all its tracks are called otherwise'],
  [404, false, [], 'hls.js plays another size'],
  [500, false, [], 'hls.js tries again'],
  [500, true, ['NETWORK'], 'it has tried for the last time'],
])('an answer %i to a segment over HLS, fatal: %s, is %j, because %s', (code, fatal, expected) => {
  const { handlers, faults } = setUp();
  const details = { type: NETWORK_ERROR, details: 'fragLoadError', fatal, response: { code } };
  handlers().onHlsError(details as HLSErrorEvent['detail']);
  expect(faults()).toEqual(expected);
});

describe('an answer 403 over DASH', () => {
  it.each([403, 404])('(or %i) to a segment asks for another grant, at once', (status) => {
    const { fails, faults } = dashByVidstack();
    fails(unavailable(27, status));
    expect(faults()).toEqual(['EXPIRED']);
  });

  it('to the manifest is an expired grant, not a failure of the network as Vidstack has it', () => {
    const { provider } = dashByVidstack();
    const says = (error: object) => faultOfMedia({ message: '', code: 1, error: error as Error }, provider);
    expect(says(unavailable(25, 403))).toBe('EXPIRED');
    expect(says(unavailable(25, 500))).toBe('NETWORK');
  });

  it('is told from other faults, which Vidstack tries again before it says them', () => {
    const { fails, faults } = dashByVidstack();
    fails(unavailable(27, 500));
    fails({ code: 20, message: 'chunk is not defined', data: null });
    fails('capability');
    expect(faults()).toEqual([]);
  });
});

describe('a fault of DASH that Vidstack says', () => {
  const decode = 'MEDIA_ERR_DECODE (PIPELINE_ERROR_DECODE)';
  it.each([
    [
      10,
      'parsing failed for https://media.test/v/1/manifest.mpd',
      'UNSUPPORTED',
      'a manifest that cannot be used',
    ],
    [31, 'Must have @mediaPresentationDuration on MPD', 'UNSUPPORTED', 'a manifest that cannot be used'],
    [32, 'No streams to play.', 'UNSUPPORTED', 'codecs that the browser has not'],
    [34, 'Multiplexed representations are not supported', 'UNSUPPORTED', 'a form that the library has not'],
    [35, 'Error creating the source buffer', 'UNSUPPORTED', 'codecs that the browser has not'],
    [23, 'mediasource is not supported', 'UNSUPPORTED', 'a browser that cannot play streams'],
    [20, 'chunk is not defined', 'MEDIA', 'a segment that cannot be appended'],
    [3, decode, 'MEDIA', 'a segment that cannot be decoded'],
    [4, 'MEDIA_ERR_SRC_NOT_SUPPORTED', 'UNSUPPORTED', 'what the browser cannot play'],
    [19, 'Failed to resolve a valid URL', 'NETWORK', 'an address that cannot be reached'],
    [28, 'https://media.test/v/1/init.mp4 is not available', 'NETWORK', 'a file that cannot be reached'],
  ])('with code %i (%s) is %s, as over HLS: %s', (code, message, expected) => {
    const { provider } = dashByVidstack();
    const error = { name: 'DashJSError', message, code, data: null };
    expect(faultOfMedia({ message, code: 1, error }, provider)).toBe(expected);
  });
});
