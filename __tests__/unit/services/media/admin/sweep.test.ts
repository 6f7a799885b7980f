/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweepUploads } from '@/services/media/admin/sweep';

/** As captions are named: after their upload and their own digest. */
const CAPTIONS = `.${'f'.repeat(16)}.captions`;
const NOW = 1_800_000_000_000;
const HOUR = 60 * 60_000;
const [abandoned, renewed, waiting] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'sweep-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, hoursAgo: number): void {
  const file = path.join(folder, name);
  writeFileSync(file, 'x');
  const changed = new Date(NOW - hoursAgo * HOUR);
  utimesSync(file, changed, changed);
}

it('takes an upload a day after its last piece, with the files beside it; not what a job is still to be made of', async () => {
  for (const id of [abandoned, renewed, waiting])
    for (const end of ['', '.json', CAPTIONS]) put(`${id}${end}`, 30);
  put(renewed, 23);
  put('film.mp4', 30);
  await sweepUploads(folder, async () => [path.join(folder, waiting)], NOW);
  expect(readdirSync(folder).sort()).toEqual(
    [renewed, waiting].flatMap((id) => [id, `${id}${CAPTIONS}`, `${id}.json`]).concat('film.mp4'),
  );
});
