/** The player as a classroom machine uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from './library';

export const { classroom } = addresses();
/** A film with chapters and captions, and nothing to accept first. */
export const FILM = '/productions/tomorrow-and-tomorrow';
/** Machines under load decode slowly; waiting longer hides nothing. */
export const STARTS = { timeout: 40_000 };

export const video = (page: Page): Locator => page.locator('video, audio').first();

export const read = <Key extends 'currentTime' | 'paused' | 'muted' | 'playbackRate' | 'duration'>(
  page: Page,
  key: Key,
) => video(page).evaluate((element, name) => (element as HTMLVideoElement)[name], key);

export async function play(page: Page, path = FILM): Promise<void> {
  await page.goto(`${classroom}${path}`);
  await page
    .getByRole('button', { name: /^(play|listen|i understand)/i })
    .first()
    .click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
}

/** Moves to a second by the player's own means, so that what follows is as after a visitor's seek. */
export async function seekTo(page: Page, seconds: number): Promise<void> {
  await video(page).evaluate((element, to) => {
    (element as HTMLVideoElement).currentTime = to;
  }, seconds);
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThanOrEqual(seconds - 1);
}

export const focusPlayer = (page: Page) => page.getByRole('region', { name: /^Video Player/ }).focus();
