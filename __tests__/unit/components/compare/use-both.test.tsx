/** How two compared recordings stay synchronised when one of them skips. */
import { act, renderHook } from '@testing-library/react';
import { useBoth } from '@/components/compare/use-both';
import { cardOf } from '@/lib/domain/catalogue/card';
import type { ChosenSide } from '@/lib/domain/playback/compare';
import { contentItem } from '@/__tests__/support/content/item';

class FakePlayer {
  paused = false;
  duration = 600;
  state = { canPlay: true, started: true, ended: false };
  pause = jest.fn(() => Promise.resolve());
  #listeners: ((state: object) => void)[] = [];
  constructor(public currentTime: number) {}
  subscribe(listener: (state: object) => void) {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }
  at(seconds: number) {
    this.currentTime = seconds;
    const { currentTime, paused, state } = this;
    for (const listener of this.#listeners) listener({ currentTime, paused, ...state });
  }
}

function start() {
  const side = (seconds: number): ChosenSide => ({ item: cardOf(contentItem({})), seconds });
  const { result } = renderHook(() => useBoth({ a: side(0), b: side(20) }));
  const a = new FakePlayer(50);
  const b = new FakePlayer(70);
  act(() => {
    result.current.a.setPlayer(a as never);
    result.current.b.setPlayer(b as never);
  });
  return { both: () => result.current, a, b };
}

it('the second follows the first', () => {
  const { a, b } = start();
  a.at(55);
  expect(b.currentTime).toBe(75);
});

it('a skip of the first does not take the second with it', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  a.at(56);
  expect(b.currentTime).toBe(70);
  a.at(60);
  expect(b.currentTime).toBe(74);
});

it('a skip of the first does not throw the second back while the first has not moved yet', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  a.at(50);
  expect(b.currentTime).toBe(70);
  a.at(56);
  expect(b.currentTime).toBe(70);
});

it('what the first skips twice, because it was played again, counts once', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  a.at(56);
  a.at(40);
  expect(b.currentTime).toBe(60);
  a.at(50);
  both().onSkip('a', 6);
  a.at(56);
  expect(b.currentTime).toBe(70);
});

it('what was skipped is remembered while the first is loaded again', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  a.at(60);
  a.state.started = false;
  a.at(0);
  a.state.started = true;
  a.at(61);
  expect(b.currentTime).toBe(75);
});

it('a skip counts where the first has just gone back to before it', () => {
  const { both, a, b } = start();
  a.at(100);
  a.currentTime = 52;
  both().onSkip('a', 4);
  a.at(52);
  a.at(56);
  expect(b.currentTime).toBe(72);
});

it('what the second skipped is forgotten where the first goes back before it', () => {
  const { both, a, b } = start();
  both().onSkip('b', 6);
  a.at(51);
  expect(b.currentTime).toBe(77);
  a.at(40);
  expect(b.currentTime).toBe(60);
  a.at(52);
  expect(b.currentTime).toBe(72);
});

it('synchronised anew, they stay as far apart as they are then', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  act(() => both().setSynchronised(false));
  a.at(100);
  act(() => both().setSynchronised(true));
  a.at(110);
  expect(b.currentTime).toBe(80);
});

it('a skip of the second is not taken back by the first', () => {
  const { both, a, b } = start();
  both().onSkip('b', 6);
  b.currentTime = 76;
  a.at(50.1);
  expect(b.currentTime).toBe(76);
});

it('the same skip of both leaves them as far apart as they were', () => {
  const { both, a, b } = start();
  both().onSkip('a', 6);
  both().onSkip('b', 6);
  a.at(60);
  expect(b.currentTime).toBe(80);
});

it('a pause before the first has begun pauses the second too, which does not follow it yet', () => {
  const { both, a, b } = start();
  a.state.started = false;
  act(() => both().onPlaying('a', true));
  both().toggle();
  a.paused = true;
  a.at(50);
  expect(b.pause).toHaveBeenCalled();
});

it('paused while only the second still loads, that one does not begin alone; played again, it does', () => {
  const { both } = start();
  act(() => both().onPlaying('a', true));
  act(() => both().onPlaying('a', false));
  expect(both().b.shouldPlay.current).toBe(false);
  act(() => both().onPlaying('a', true));
  expect(both().b.shouldPlay.current).toBe(true);
});

it('each by itself, a pause of both is remembered by the one that still loads', () => {
  const { both } = start();
  act(() => both().setSynchronised(false));
  act(() => both().onPlaying('a', true));
  act(() => both().onPlaying('a', false));
  expect(both().b.shouldPlay.current).toBe(true);
  act(() => both().onPlaying('a', true));
  both().toggle();
  expect([both().a.shouldPlay.current, both().b.shouldPlay.current]).toEqual([false, false]);
});
