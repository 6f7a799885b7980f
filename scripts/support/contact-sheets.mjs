/**
 * Contact sheets: several looks of one screen side by side, small enough to take in at a glance and large enough to
 * read.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const GAP = 12;
const MOST_HEIGHT = 1_100;
const GROUND = '#7f7f7f';

/** The contents of each sheet: pictures by name, each with its width on the sheet, px. */
const sheets = {
  widths: [
    ['1440-light', 620],
    ['1440-dark', 360],
    ['768-light', 300],
    ['768-dark', 220],
    ['375-light', 200],
    ['375-dark', 200],
  ],
  others: [
    ['forced', 460],
    ['large-text', 460],
    ['zoomed', 190],
    ['paper', 380],
    ['no-script', 420],
  ],
};

async function scaled(file, width) {
  const { data, info } = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(MOST_HEIGHT, info.height);
  const input = await sharp(data)
    .extract({ left: 0, top: 0, width, height })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { input, width, height };
}

async function writeSheet(folder, places, file) {
  const shown = places.filter(([name]) => existsSync(path.join(folder, `${name}.jpg`)));
  if (shown.length === 0) return;
  const pictures = await Promise.all(
    shown.map(([name, width]) => scaled(path.join(folder, `${name}.jpg`), width)),
  );
  let left = 0;
  const composed = pictures.map(({ input, width }) => {
    const placed = { input, left, top: 0 };
    left += width + GAP;
    return placed;
  });
  const height = Math.max(...pictures.map((picture) => picture.height));
  await sharp({ create: { width: left - GAP, height, channels: 3, background: GROUND } })
    .composite(composed)
    .png({ palette: true, effort: 3 })
    .toFile(file);
}

/** Writes the sheets of every screen in `folder` (a folder per screen, a picture per look) into `target`; returns how many. */
export async function writeSheets(folder, target) {
  mkdirSync(target, { recursive: true });
  const screens = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of screens)
    for (const [sheet, places] of Object.entries(sheets))
      await writeSheet(path.join(folder, name), places, path.join(target, `${name}.${sheet}.png`));
  return screens.length;
}
