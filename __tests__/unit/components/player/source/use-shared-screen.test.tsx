/** What is around the player fills the screen in its place, and the player knows. */
import type { MediaPlayerInstance } from '@vidstack/react';
import { renderHook } from '@testing-library/react';
import { useSharedScreen } from '@/components/player/source/use-shared-screen';

const dispatch = jest.fn((_type: string, { detail }: { detail: boolean }) => {
  state.fullscreen = detail;
});
const state = { fullscreen: false, pictureInPicture: false };
const toVidstack = jest.fn();
let filled: Element | null = null;

function define(enabled = true) {
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: enabled },
    fullscreenElement: { configurable: true, get: () => filled },
    exitFullscreen: {
      configurable: true,
      value: () => {
        filled = null;
        document.dispatchEvent(new Event('fullscreenchange'));
        return Promise.resolve();
      },
    },
  });
  const fill = (element: Element) => {
    filled = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Element.prototype.requestFullscreen = function requestFullscreen(this: Element) {
    return fill(this);
  };
}

function mount(around: string) {
  document.body.innerHTML = `<main><section ${around}><div id="player"></div></section></main>`;
  const el = document.querySelector('#player');
  for (const type of ['media-enter-fullscreen-request', 'media-exit-fullscreen-request'])
    el?.addEventListener(type, toVidstack);
  const player = { current: { el, state, dispatch } as unknown as MediaPlayerInstance };
  const arrive = () => renderHook(() => useSharedScreen(player, true));
  const { unmount } = arrive();
  const request = (what: string) =>
    el?.dispatchEvent(new Event(`media-${what}-fullscreen-request`, { bubbles: true }));
  return { unmount, arrive, request };
}

beforeEach(() => {
  jest.clearAllMocks();
  filled = null;
  state.fullscreen = false;
  define();
});

it('enters and leaves full screen for the player, which is told', () => {
  const { request } = mount('data-screen');
  request('enter');
  expect(filled).toBe(document.querySelector('section'));
  expect(dispatch.mock.calls).toEqual([['fullscreen-change', { detail: true }]]);
  request('exit');
  expect(filled).toBeNull();
  expect(dispatch).toHaveBeenLastCalledWith('fullscreen-change', { detail: false });
  expect(toVidstack).not.toHaveBeenCalled();
});

it('tells a player that comes while the screen is filled', () => {
  const { request, unmount, arrive } = mount('data-screen');
  request('enter');
  unmount();
  state.fullscreen = false;
  dispatch.mockClear();
  arrive();
  expect(dispatch.mock.calls).toEqual([['fullscreen-change', { detail: true }]]);
});

it.each([
  ['nothing around the player fills it', '', true],
  ['the browser fills the screen with nothing but the picture', 'data-screen', false],
])('leaves it to Vidstack where %s', (_where, around, enabled) => {
  define(enabled);
  mount(around).request('enter');
  expect(toVidstack).toHaveBeenCalled();
  expect(filled).toBeNull();
});
