/** The largest picture that a visitor meets first is asked for with the page itself, and its room is known beforehand. */
import { expect, test, type Page } from '@playwright/test';
import { listed } from '../support/library';
import { shortIf } from '../support/long';

const PAGES: readonly [string, () => Promise<string> | string][] = [
  ['home', () => '/'],
  ['search', () => '/search?q=hamlet'],
  ['a listing', () => '/productions'],
  ['a production', () => '/productions/to-be-or-not-to-be'],
  ['a title', async () => `/titles/${(await listed('titles', 'limit=1'))[0]?.slug ?? ''}`],
  ['a guide', async () => `/guides/${(await listed('guides', 'limit=1'))[0]?.slug ?? ''}`],
];

/** The picture of the main part that most is seen of at first. */
function largestPicture(page: Page) {
  return page.evaluate(() => {
    const shown = (image: Element) => {
      const { top, left, width, height } = image.getBoundingClientRect();
      const inside = Math.max(0, Math.min(top + height, innerHeight) - Math.max(top, 0));
      // Of pictures in a row, which differ by parts of a pixel, the first is meant.
      return left < innerWidth ? Math.round(width) * Math.round(inside) : 0;
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    const [first] = images.sort((a, b) => shown(b) - shown(a));
    if (!first || shown(first) === 0) return null;
    const { fetchPriority, loading, srcset, width, height } = first;
    return { fetchPriority, loading, srcset, room: [width, height] };
  });
}

for (const [name, path] of PAGES)
  test(
    `the largest picture of ${name} is preloaded and sized`,
    shortIf(name === 'home' || name === 'a production'),
    async ({ page, request }) => {
      const address = await path();
      const html = await (await request.get(address)).text();
      await page.goto(address);
      const largest = await largestPicture(page);
      expect(largest).toMatchObject({ fetchPriority: 'high', loading: 'eager' });
      const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/gi)];
      expect(preloads.map(([, set]) => set?.replaceAll('&amp;', '&'))).toContain(largest?.srcset);
      // Its room is there before it, and without it.
      await page.route('**/assets/**', (route) => route.abort());
      await page.reload();
      expect((await largestPicture(page))?.room).toEqual(largest?.room);
    },
  );
