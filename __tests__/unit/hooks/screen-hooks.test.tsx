/** Widths, settled sizes, how long panels take, and how long answers stay fresh. */
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onResizeSettled } from '@/components/tour/resize';
import { useMediaPlaying } from '@/components/prompts/use-media-playing';
import { BREAKPOINTS } from '@/lib/contracts/constants';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';
import { createQueryClient } from '@/lib/browser/query-client';
import { bandOf } from '@/components/analytics/breakpoints';

const tokens = readFileSync(path.resolve('styles/tokens.css'), 'utf8');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('R-CON-4 there are seven bands from seven lowest widths', () => {
  expect(BREAKPOINTS).toEqual([1, 501, 569, 768, 1024, 1296, 1440]);
});

it.each([
  [320, 1],
  [500, 1],
  [501, 2],
  [568, 2],
  [569, 3],
  [768, 4],
  [1023, 4],
  [1024, 5],
  [1296, 6],
  [1439, 6],
  [1440, 7],
  [3840, 7],
])('R-CON-5 width %i is band %i', (width, band) => {
  expect(bandOf(width)).toBe(band);
});

it('R-CON-6 a window resized for a second is measured once, 250 ms after the last event', () => {
  const measure = jest.fn();
  const stop = onResizeSettled(measure);
  for (let at = 0; at < 10; at += 1) {
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(149);
  expect(measure).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  stop();
  jest.advanceTimersByTime(1000);
  expect(measure).toHaveBeenCalledTimes(1);
});

it('R-CON-7 panels take 300 ms, and no time at all with reduced motion', () => {
  const [usual, reduced] = [...tokens.matchAll(/--panel:\s*(\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(usual).toBe(300);
  expect(reduced).toBe(0);
  expect(tokens.indexOf('prefers-reduced-motion')).toBeLessThan(tokens.lastIndexOf('--panel:'));
});

it('R-CON-8 answers stay fresh for ever unless they say otherwise; items for 15 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(Infinity);
  expect(ITEM_STALE_MS).toBe(900_000);
});

it('knows while something plays, wherever in the page it is', () => {
  function Playing() {
    return <p>{useMediaPlaying() ? 'playing' : 'silent'}</p>;
  }
  render(
    <>
      <Playing />
      <video data-testid="film">
        <track kind="captions" />
      </video>
    </>,
  );
  const film = screen.getByTestId('film');
  const say = (name: string) => act(() => void film.dispatchEvent(new Event(name)));
  expect(screen.getByText('silent')).toBeVisible();
  say('playing');
  expect(screen.getByText('playing')).toBeVisible();
  say('pause');
  expect(screen.getByText('silent')).toBeVisible();
  say('play');
  say('ended');
  expect(screen.getByText('silent')).toBeVisible();
});
