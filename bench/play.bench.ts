/**
 * From the press on Play to the first frame, and from a seek key to the frame there, against a bare page with hls.js that fetches
 * the same grant first. Same machine, same run, in turn; medians. The script is warm on both sides: the bare page has run its own
 * before the press, and on ours the pointer rests on the button as long as a person's does before pressing. A press without that
 * rest is measured too, and reported.
 */
import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startSystem } from '@/__tests__/e2e/support/system';
import { portOffsets } from '@/lib/contracts/environment';
import { chromiumPath } from '@/scripts/support/chromium.mjs';

const ROUNDS = Number(process.env.PLAY_ROUNDS ?? 15);
const LIMIT = 1.5;
const portBase = Number(process.env.BENCH_PORT_BASE ?? 24_700);
const classroom = `http://127.0.0.1:${portBase + portOffsets.classroom}`;
const FILM = '/productions/tomorrow-and-tomorrow';
const BARE = '/bare-player';

const hls = readFileSync(createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js'), 'utf8');
const bareDocument = (
  contentId: string,
) => `<!doctype html><title>Bare</title><button>Play</button><video playsinline></video><script>${hls}</script>
<script>
  const video = document.querySelector('video');
  document.querySelector('button').onclick = async () => {
    const answer = await fetch('/api/playback-grants', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ contentId: '${contentId}' }) });
    const player = new Hls({ enableWorker: false });
    player.loadSource((await answer.json()).hls);
    player.attachMedia(video);
    player.on(Hls.Events.MANIFEST_PARSED, () => video.play());
  };
  addEventListener('keydown', ({ key }) => { if (key === '5') video.currentTime = video.duration / 2; });
</script>`;

/** Records when something was pressed and when the next frame was shown; runs before the page's own scripts. */
function watch(): void {
  const seen = { pressed: 0, shown: 0 };
  Object.assign(window, { seen });
  const press = () => Object.assign(seen, { pressed: performance.now(), shown: 0 });
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
  const follow = (video: HTMLVideoElement) => {
    const frame = () => {
      if (seen.shown === 0 && !video.seeking) seen.shown = performance.now();
      video.requestVideoFrameCallback(frame);
    };
    video.requestVideoFrameCallback(frame);
  };
  const known = new WeakSet();
  const look = () => {
    for (const video of document.querySelectorAll('video'))
      if (!known.has(video)) {
        known.add(video);
        follow(video);
      }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the last press to the next frame. */
async function waited(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => {
    const { pressed, shown } = (window as { seen?: { pressed: number; shown: number } }).seen ?? {
      pressed: 0,
      shown: 0,
    };
    return shown > pressed && pressed > 0 ? shown - pressed : null;
  });
  return Number(await took.jsonValue());
}

/** Most people take longer between reaching a button and pressing it; the player is rendered meanwhile. */
const REST_MS = 300;

async function round(page: Page, address: string, rest = REST_MS): Promise<{ play: number; seek: number }> {
  await page.goto(classroom + address, { waitUntil: 'networkidle' });
  await page.evaluate(() => localStorage.clear());
  const button = page.getByRole('button', { name: /^Play/ }).first();
  if (rest > 0) {
    await button.hover();
    await page.waitForTimeout(rest);
  }
  await button.click();
  const play = await waited(page);
  await page.waitForTimeout(1_500);
  await page.keyboard.press('5');
  return { play, seek: await waited(page) };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const system = await startSystem({ portBase });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  // The bench serves the bare page without a network address; Chromium would block its requests to the local media service.
  args: [
    '--no-sandbox',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-features=LocalNetworkAccessChecks',
  ],
});
try {
  const listing = (await (await fetch(`${classroom}/api/productions?limit=100`)).json()) as {
    items: { id: string; slug: string }[];
  };
  const contentId = listing.items.find(({ slug }) => FILM.endsWith(slug))?.id ?? '';
  // Playwright turns off the cache of a page with routed requests, so ours is a separate page.
  const [page, barePage] = [await browser.newPage(), await browser.newPage()];
  for (const one of [page, barePage]) await one.addInitScript(watch);
  await barePage.route(`**${BARE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: bareDocument(contentId) }),
  );
  const own: { play: number; seek: number }[] = [];
  const bare: { play: number; seek: number }[] = [];
  const unrested: { play: number; seek: number }[] = [];
  for (let turn = -1; turn < ROUNDS; turn += 1) {
    const [one, other] = [await round(page, FILM), await round(barePage, BARE)];
    const third = await round(page, FILM, 0);
    // The first rounds warm the caches.
    if (turn >= 0) {
      own.push(one);
      bare.push(other);
      unrested.push(third);
    }
  }
  for (const what of ['play', 'seek'] as const) {
    const [ours, theirs] = [own, bare].map((list) => median(list.map((took) => took[what])));
    const ratio = (ours ?? NaN) / (theirs ?? NaN);
    process.stdout.write(
      `${what}: ours ${ours?.toFixed(0)} ms, bare hls.js ${theirs?.toFixed(0)} ms: ${ratio.toFixed(2)} times (limit ${LIMIT}, medians of ${ROUNDS})\n`,
    );
    if (!(ratio <= LIMIT)) process.exitCode = 1;
  }
  const atOnce = median(unrested.map(({ play }) => play));
  process.stdout.write(`play, pressed as soon as the pointer comes: ${atOnce.toFixed(0)} ms\n`);
} finally {
  await browser.close();
  await system.stop();
}
