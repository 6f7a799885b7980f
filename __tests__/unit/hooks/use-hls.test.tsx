/** Playing an HLS address outside the main player: what breaks is recovered from, or told. */
import { act, renderHook } from '@testing-library/react';
import Hls, { type ErrorData } from 'hls.js';
import { useHls } from '@/hooks/use-hls';

const { MEDIA_ERROR, NETWORK_ERROR } = Hls.ErrorTypes;

async function play(isSupported = true) {
  jest.spyOn(Hls, 'isSupported').mockReturnValue(isSupported);
  jest.spyOn(Hls.prototype, 'loadSource').mockImplementation(() => undefined);
  const attach = jest.spyOn(Hls.prototype, 'attachMedia').mockImplementation(() => undefined);
  const recover = jest.spyOn(Hls.prototype, 'recoverMediaError').mockImplementation(() => undefined);
  const onFault = jest.fn();
  const element = document.createElement('video');
  const { unmount } = renderHook(() => useHls({ current: element }, 'https://media.test/v/1/master.m3u8', onFault));
  await act(() => import('@/lib/browser/steady-hls'));
  const hls = attach.mock.contexts[0] as Hls | undefined;
  const breaks = (data: Partial<ErrorData>) => hls?.trigger(Hls.Events.ERROR, data as ErrorData);
  return { element, hls, breaks, recover, onFault, unmount };
} // prettier-ignore

afterEach(() => jest.restoreAllMocks());

it.each([
  [403, false, 1, 'its signature has expired'],
  [404, true, 1, 'it was made again'],
  [500, true, 1, 'it was asked for the last time'],
  [404, false, 0, 'hls.js plays another size'],
  [500, false, 0, 'hls.js tries again'],
])('an answer %i, fatal: %s, is told %i time(s): %s', async (code, fatal, times) => {
  const { breaks, onFault } = await play();
  breaks({ type: NETWORK_ERROR, details: 'neverHeardOf', fatal, response: { code } } as object);
  expect(onFault).toHaveBeenCalledTimes(times);
});

it('a fatal media error is recovered from once, and told when it comes again at once', async () => {
  const { breaks, recover, onFault } = await play();
  const error = { type: MEDIA_ERROR, details: 'bufferAppendError', fatal: true } as ErrorData;
  breaks({ ...error });
  expect(recover).toHaveBeenCalledTimes(1);
  expect(onFault).not.toHaveBeenCalled();
  breaks({ ...error });
  expect(recover).toHaveBeenCalledTimes(1);
  expect(onFault).toHaveBeenCalledTimes(1);
});

it('a browser that plays HLS itself tells that it cannot, until the video is left', async () => {
  const { element, hls, onFault, unmount } = await play(false);
  expect(hls).toBeUndefined();
  expect(element.src).toBe('https://media.test/v/1/master.m3u8');
  act(() => void element.dispatchEvent(new Event('error')));
  expect(onFault).toHaveBeenCalledTimes(1);
  unmount();
  element.dispatchEvent(new Event('error'));
  expect(onFault).toHaveBeenCalledTimes(1);
});
