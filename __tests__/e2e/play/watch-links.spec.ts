/**
 * Whatever promises something to watch leads to a page that plays: the hero and the first rail of home, what pages offer to
 * watch with a class, and the results of the filter. Read from the server's HTML as a classroom gets it, with no browser.
 */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { addresses, listed } from '../support/library';

/** Pages with a section to watch, for each type: nearly every plan has one. */
const PAGES = process.env.LONG_TESTS ? 100 : 15;

async function pageOf(request: APIRequestContext, path: string): Promise<{ status: number; html: string }> {
  const answer = await request.get(`${addresses().classroom}${path}`);
  return { status: answer.status(), html: await answer.text() };
}

/** Addresses of items that links of this part of a page lead to. */
const linksOf = (html = ''): string[] => [
  ...new Set([...html.matchAll(/href="(\/[a-z-]+\/[^"?#]+)/g)].map(([, path = '']) => path)),
];

const section = (html: string, mark: RegExp): string | undefined =>
  html
    .split('<section')
    .slice(1)
    .find((part) => mark.test(part))
    ?.split('</section>')[0];

/** A button that begins with the words for playing, after its sign. */
const PLAYS = /<button[^>]*>(?:<svg.*?<\/svg>)?(?:Play|Listen|I understand – (?:play|listen))/s;

async function expectToPlay(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(0);
  for (const path of new Set(paths)) {
    const { status, html } = await pageOf(request, path);
    expect([path, status, PLAYS.test(html)]).toEqual([path, 200, true]);
  }
}

test('what the hero and the rail “Watch and listen” of home lead to plays', async ({ request }) => {
  const { html } = await pageOf(request, '/');
  const hero = linksOf(section(html, /^ id="hero"/));
  const rail = linksOf(section(html, />Watch and listen</));
  expect([hero.length, rail.length > 4]).toEqual([1, true]);
  await expectToPlay(request, [...hero, ...rail]);
});

test('what guides and lesson plans offer to watch with a class plays', async ({ request }) => {
  const offered: string[] = [];
  for (const segment of ['guides', 'lesson-plans'])
    for (const { slug } of await listed(segment, `limit=${PAGES}`)) {
      const { html } = await pageOf(request, `/${segment}/${slug}`);
      offered.push(...linksOf(section(html, /^[^>]* id="watch"/)));
    }
  await expectToPlay(request, offered);
});

test('everything that is found to watch or to listen to plays', async ({ request }) => {
  const found = await listed('search', 'watch=watch,listen&limit=100');
  const shown: string[] = [];
  for (let number = 1; shown.length < found.length; number += 1) {
    const { html } = await pageOf(request, `/search?watch=watch,listen&page=${number}`);
    const results = linksOf(html.split('<main')[1]?.split('</main>')[0]);
    expect(results.length).toBeGreaterThan(0);
    shown.push(...results);
  }
  expect(shown).toHaveLength(found.length);
  await expectToPlay(request, shown);
});
