/** A file of one's own, from the command line to the class: made, published, played, read in three languages. */
import { expect, test, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { haveEncoder } from '@/__tests__/support/media/encoder';
import { makeFile } from '@/__tests__/support/media/files';
import { SECOND_ISSUER_PORT_BASE } from '../support/ports';
import { addresses } from '../support/library';
import { read, STARTS, video } from '../support/player';
import { LONG, shortIf } from '../support/long';

/** The system that few tests look at: what is published here is new in its listings. */
const { classroom } = addresses(SECOND_ISSUER_PORT_BASE);
const dataDir = () => (JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[])[1] ?? '';

test.skip(!haveEncoder, 'no ffmpeg can be found or installed here');
test.describe.configure({ mode: 'serial' });

interface Listed {
  slug: string;
  media: object | null;
  hasAdultThemes: boolean;
  healthGuidance: string[];
  strongGuidance?: string[];
}

let folder: string;
const written = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

/** `npm run ingest -- …` against the running library, as the command line runs it. */
async function ingest(...args: string[]): Promise<string> {
  const command = ['--enable-source-maps', 'dist/local.mjs', 'dist/services/media-command.mjs', ...args];
  const env = { ...process.env, PORT_BASE: String(SECOND_ISSUER_PORT_BASE), DATA_DIR: dataDir() };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, output]).toEqual([0, output]);
  return output;
}

const WELSH = 'WEBVTT\n\n00:00.200 --> 00:08.500\n<v Mam>Mae’n bwrw glaw\n';
const FRENCH = '1\n00:00:00,200 --> 00:00:08,500\nIl pleut sur la ville\n';
const ARABIC =
  '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="0.2s" end="8.5s">إنها تمطر</p></div></body></tt>';

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-recordings-'));
  const film = makeFile('plain.mp4', folder);
  const texts = [
    ...['--captions', `cy=${written('cy.vtt', WELSH)}`],
    ...['--subtitles', `fr=${written('fr.srt', FRENCH)}`],
    ...['--subtitles', `ar=${written('ar.ttml', ARABIC)}`],
  ];
  const fast = ['--preset', 'ultrafast'];
  await ingest(makeFile('silent.mp4', folder), '--asset', 'rec-y-storm-signed', '--no-publish', ...fast);
  texts.push('--signed', 'bfi=rec-y-storm-signed');
  await ingest(film, '--new', 'production', '--title', 'Y Storm', '--language', 'cy', ...texts, ...fast);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is pressed to begin; where there is guidance to agree to, it says that too. */
const PLAY = 'Play';
const AGREE_AND_PLAY = 'I understand – play';

async function open(page: Page, address: string, button = PLAY): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(`${classroom}${address}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass(STARTS);
}

async function start(page: Page, button = PLAY): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => read(page, 'currentTime'), STARTS).toBeGreaterThan(0.3);
}

const pause = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).pause());

test('a new production plays by HLS, with captions in Welsh, French and Arabic', async ({ page }) => {
  await open(page, '/productions/y-storm');
  await start(page);
  await pause(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  for (const [language, words] of [
    ['Cymraeg', 'Mae’n bwrw glaw'],
    ['Français', 'Il pleut sur la ville'],
    ['العربية', 'إنها تمطر'],
  ] as const) {
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('[data-part=cue]').filter({ hasText: words })).toBeVisible(STARTS);
  }
  await expect(page.locator('[data-part=cue]').first()).toHaveCSS('unicode-bidi', 'plaintext');
});

test('on a telephone captions can be read, and the time stands in one line', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/productions/y-storm');
  await start(page);
  await pause(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  const cue = page.locator('[data-part=cue]').first();
  await expect(cue).toBeVisible(STARTS);
  const size = await cue.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(15);
  const time = page.locator('[data-media-player] p').filter({ hasText: /\d:\d\d/ });
  expect((await time.boundingBox())?.height).toBeLessThan(32);
  // Every button is within the player.
  const player = await page.locator('[data-media-player]').boundingBox();
  const full = await page.getByRole('button', { name: 'Full screen' }).boundingBox();
  expect((full?.x ?? 0) + (full?.width ?? 0)).toBeLessThanOrEqual((player?.x ?? 0) + (player?.width ?? 0));
});

test('its transcript is read in each language, the spoken one first', LONG, async ({ page }) => {
  await open(page, '/productions/y-storm');
  await page.getByRole('button', { name: 'Show the transcript' }).click();
  const transcript = page.getByRole('region', { name: 'Transcript of Y Storm' });
  await expect(transcript.getByText('Mae’n bwrw glaw')).toBeVisible();
  await expect(transcript).toHaveAttribute('lang', 'cy');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  const line = transcript.getByText('إنها تمطر');
  await expect(line).toBeVisible();
  await expect(line).toHaveCSS('direction', 'rtl');
});

test('it plays by DASH where HLS cannot be', LONG, async ({ page }) => {
  await page.route(/master\.m3u8/, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'not a playlist' }),
  );
  const manifest = page.waitForRequest(/manifest\.mpd/, STARTS);
  await open(page, '/productions/y-storm');
  await start(page);
  await manifest;
});

test('the playlist that Safari and other players read names the texts', async ({ page }) => {
  const playlist = page.waitForResponse(/master\.m3u8/, STARTS);
  await open(page, '/productions/y-storm');
  await start(page);
  const answer = await playlist;
  const text = await answer.text();
  const languages = [...text.matchAll(/TYPE=SUBTITLES.*?LANGUAGE="(\w+)".*?URI="([^"]+)"/g)];
  expect(languages.map(([, language]) => language)).toEqual(['cy', 'fr', 'ar']);
  expect(text.match(/#EXT-X-STREAM-INF:.*SUBTITLES="text"/g)?.length).toBeGreaterThan(0);
  // As such a player goes: from the playlist to the texts' own, to their first piece.
  const texts = await page.request.get(new URL(languages[2]?.[2] ?? '', answer.url()).href);
  const piece = /^[^#\s].*$/m.exec(await texts.text())?.[0] ?? '';
  const words = await (await page.request.get(new URL(piece, texts.url()).href)).text();
  expect(words).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=/);
  expect(words).toContain('إنها تمطر');
});

test('the signed version runs in step beside the picture or in its place, and is remembered', async ({
  page,
}) => {
  await open(page, '/productions/y-storm');
  await start(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('menuitemradio', { name: 'British Sign Language, beside the picture' }).click();
  const signed = page.locator('video[aria-label="British Sign Language"]');
  await expect(signed).toBeVisible();
  const drift = () =>
    page.evaluate(() => {
      const [main, beside] = [...document.querySelectorAll('video')];
      return beside && beside.currentTime > 0
        ? Math.abs((main?.currentTime ?? 0) - beside.currentTime)
        : null;
    });
  await expect.poll(async () => ((await drift()) ?? 9) < 0.5, STARTS).toBe(true);
  await pause(page);
  await expect.poll(() => signed.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await page.getByRole('menuitemradio', { name: 'British Sign Language, in its place' }).click();
  const box = async (of: typeof signed) => (await of.boundingBox())?.width ?? 0;
  await expect.poll(async () => (await box(signed)) / (await box(video(page)))).toBeGreaterThan(0.95);
  await open(page, '/productions/y-storm');
  await start(page);
  await expect(signed).toBeVisible();
});

/** Records of the catalogue, which play nothing: one that may begin at once, and one with guidance to agree to first. */
const records: readonly (readonly [what: string, button: string, isAsked: (record: Listed) => boolean])[] = [
  [
    'with nothing to agree to',
    PLAY,
    ({ healthGuidance, strongGuidance = [] }) => healthGuidance.length + strongGuidance.length === 0,
  ],
  ['whose guidance is agreed to first', AGREE_AND_PLAY, ({ healthGuidance }) => healthGuidance.length > 0],
];
for (const [what, button, isAsked] of records)
  test(
    `a record of the catalogue ${what} gets a recording, and Play with it`,
    shortIf(button === PLAY),
    async ({ page }) => {
      const answer = await page.request.get(`${classroom}/api/productions?limit=100`);
      const { items } = (await answer.json()) as { items: Listed[] };
      const record = items.find((item) => item.media === null && !item.hasAdultThemes && isAsked(item));
      const address = `/productions/${record?.slug}`;
      // What was read of the page before must not outlive the recording.
      await page.goto(`${classroom}${address}`);
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
      await ingest(path.join(folder, 'plain.mp4'), '--entry', record?.slug ?? '', '--preset', 'ultrafast');
      await open(page, address, button);
      await start(page, button);
      // Nothing is known to be said in it, so there is nothing to read.
      await expect(page.getByRole('heading', { name: 'Transcript' })).toHaveCount(0);
    },
  );
