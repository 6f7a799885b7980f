/** What `npm run catalogue -- light` says: of all pictures, films and their posters, and of each that is outside the bounds. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { recordingFiles } from '@/lib/contracts/media/media';
import type { PictureFacts } from '@/sample-library/pictures/facts';
import { renderPictures } from '@/sample-library/pictures/render';
import { lightFaults, lightOf, lightOfFilm, type Light } from './light';

const RECORDINGS = path.join('sample-library', 'recordings');

interface Measured {
  name: string;
  light: Light;
}

async function pictures(wanted: readonly PictureFacts[], cacheDir: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { id, file } of await renderPictures(wanted, cacheDir))
    measured.push({ name: id, light: await lightOf(file) });
  return measured;
}

async function recordings(measure: (folder: string) => Promise<Light | null>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const name of readdirSync(RECORDINGS)) {
    const folder = path.join(RECORDINGS, name);
    const light = existsSync(path.join(folder, 'recording.json')) ? await measure(folder) : null;
    if (light) measured.push({ name, light });
  }
  return measured;
}

/** The films of the sample library: recordings with a picture. */
export const films = () => recordings(lightOfFilm);

/** What stands for each recording until it plays: of those for listening alone, all that is seen. */
export async function posters(): Promise<Measured[]> {
  const measured = await recordings((folder) => lightOf(path.join(folder, recordingFiles.poster)));
  return measured.map(({ name, light }) => ({ name: `poster of ${name}`, light }));
}

function summary(what: string, measured: readonly Measured[]): string {
  const means = measured.map(({ light }) => light.mean).toSorted((a, b) => a - b);
  const at = (share: number) => (means[Math.floor((means.length - 1) * share)] ?? 0).toFixed(3);
  const flattest = Math.min(...measured.map(({ light }) => light.spread)).toFixed(1);
  return `${means.length} ${what}: light ${at(0)} to ${at(1)}, half of them below ${at(0.5)}; the flattest ${flattest} to one`;
}

/** Pictures are drawn where the cache has not got them. `faults`: how many lines name one. */
export async function lightLines(wanted: readonly PictureFacts[], cacheDir: string) {
  const [drawn, filmed, shown] = [await pictures(wanted, cacheDir), await films(), await posters()];
  const faults = [...drawn, ...filmed, ...shown].flatMap(({ name, light }) =>
    lightFaults(light).map((fault) => `${name}: ${fault}`),
  );
  return {
    lines: [
      summary('pictures', drawn),
      summary('films', filmed),
      summary('posters of recordings', shown),
      ...faults,
    ],
    faults: faults.length,
  };
}
