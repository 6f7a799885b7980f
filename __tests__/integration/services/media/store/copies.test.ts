/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { s3Calls } from '@/services/common/files/storage';
import { outageOf } from '@/services/media/queue/outage';
import { BucketStore } from '@/services/media/store/bucket';
import { moveToBucket } from '@/services/media/store/clear';
import { storedText } from '@/services/media/store/store';

const ASSET = 'rec-kept';
const nothing = { moved: [], dropped: [], left: [], failed: [] };

describe('what a killed process leaves of a recording in a bucket', () => {
  let s3: S3Double;
  let base: string;
  const machine = (name: string) => {
    const root = path.join(base, name);
    mkdirSync(path.join(root, ASSET), { recursive: true });
    rmSync(path.join(root, ASSET), { recursive: true });
    return { root, store: new BucketStore(s3Calls(s3.settings), root) };
  };
  type Machine = ReturnType<typeof machine>;
  const lay = ({ root }: Machine, text: string, facts = 'same') => {
    mkdirSync(path.join(root, ASSET), { recursive: true });
    writeFileSync(path.join(root, ASSET, 'poster.jpg'), text);
    writeFileSync(path.join(root, ASSET, 'facts.json'), JSON.stringify({ facts }));
  };
  /** A change whose process is killed: its copy stays where it was fetched to. */
  const killedIn = async (killed: Machine) => {
    const aside = path.join(base, 'aside');
    await killed.store.change(ASSET, async () => cpSync(killed.root, aside, { recursive: true }));
    rmSync(killed.root, { recursive: true });
    renameSync(aside, killed.root);
  };
  const leftIn = ({ root }: Machine) =>
    readdirSync(root, { recursive: true }).filter((name) => name !== '.making');
  beforeEach(async () => {
    base = mkdtempSync(path.join(tmpdir(), 'killed-'));
    s3 = await startS3();
    const first = machine('first');
    await first.store.change(ASSET, async () => lay(first, 'made'));
  });
  afterEach(async () => {
    await s3.stop();
    rmSync(base, { recursive: true, force: true });
  });

  it('does not come back after the recording was deleted, by this machine or another', async () => {
    const here = machine('here');
    await killedIn(here);
    expect(leftIn(here)).toContain(ASSET);
    await here.store.remove(ASSET);
    expect(leftIn(here)).toEqual([]);
    expect(await moveToBucket(here)).toEqual(nothing);

    await here.store.change(ASSET, async () => lay(here, 'made again'));
    const there = machine('there');
    await killedIn(there);
    await here.store.remove(ASSET);
    expect(await moveToBucket(there)).toEqual(nothing);
    expect([...s3.objects.keys()]).toEqual([]);
    // Nor is it taken for part of a new one of the same id.
    await there.store.change(ASSET, async () => undefined);
    expect([await there.store.names(ASSET), leftIn(there)]).toEqual([[], []]);
  });

  it('is deleted at the start of a worker where the bucket has it, and what only lies here is moved', async () => {
    const here = machine('here');
    lay(here, 'left by an earlier version');
    expect(await moveToBucket(here)).toEqual({ ...nothing, dropped: [ASSET] });
    expect(leftIn(here)).toEqual([]);
    expect(await storedText(here.store, ASSET, 'poster.jpg')).toBe('made');
    // A copy in use by another process of this machine stays.
    await here.store.change(ASSET, async () => {
      expect(await moveToBucket(here)).toEqual(nothing);
      expect(leftIn(here)).toContain(ASSET);
    });
    const old = (Date.now() - 25 * 60 * 60_000) / 1000;
    await killedIn(here);
    utimesSync(path.join(here.root, '.making', `copy-${ASSET}`), old, old);
    expect(await moveToBucket(here)).toEqual({ ...nothing, dropped: [ASSET] });
    expect(leftIn(here)).toEqual([]);
  });

  it('is another recording under that id, and stays, unless its facts are those of the bucket’s', async () => {
    const here = machine('here');
    lay(here, 'made here', 'other');
    expect(await moveToBucket(here)).toEqual({ ...nothing, left: [ASSET] });
    rmSync(path.join(here.root, ASSET, 'facts.json'));
    expect(await moveToBucket(here)).toEqual({ ...nothing, left: [ASSET] });
    expect(leftIn(here)).toContain(path.join(ASSET, 'poster.jpg'));
    expect(await storedText(here.store, ASSET, 'poster.jpg')).toBe('made');
  });

  it('is another recording under that id, and no change destroys it: the change is refused until it was moved away', async () => {
    const here = machine('here');
    lay(here, 'made here', 'other');
    const work = jest.fn(async () => undefined);
    await expect(here.store.change(ASSET, work)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining(path.join(here.root, ASSET)),
    });
    const failure: unknown = await here.store.change(ASSET, work).catch((error: unknown) => error);
    expect(outageOf(failure)).toMatchObject({
      reason: 'FOLDER_TAKEN',
      message: expect.stringMatching(
        /served as \S+: once that folder is moved away, this goes on by itself$/,
      ),
    });
    expect(work).not.toHaveBeenCalled();
    expect(readFileSync(path.join(here.root, ASSET, 'poster.jpg'), 'utf8')).toBe('made here');
    renameSync(path.join(here.root, ASSET), path.join(base, 'moved-away'));
    await here.store.change(ASSET, work);
    // What the bucket has too is no loss.
    lay(here, 'made');
    await here.store.change(ASSET, work);
    expect(work).toHaveBeenCalledTimes(2);
    expect(await storedText(here.store, ASSET, 'poster.jpg')).toBe('made');
  });
});
