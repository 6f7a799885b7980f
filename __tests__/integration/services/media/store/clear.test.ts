/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { s3Calls } from '@/services/common/files/storage';
import { createLog } from '@/services/common/log';
import { BucketStore } from '@/services/media/store/bucket';
import { keepMoving, moveToBucket } from '@/services/media/store/clear';

describe('recordings on the disk of a machine whose recordings lie in a bucket', () => {
  let s3: S3Double;
  let root: string;
  const log = createLog('test', 'silent');
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'clear-'));
    s3 = await startS3();
    for (const assetId of ['rec-a', 'rec-b', 'rec-c']) {
      mkdirSync(path.join(root, assetId));
      writeFileSync(path.join(root, assetId, 'facts.json'), assetId);
    }
  });
  afterEach(async () => {
    await s3.stop();
    rmSync(root, { recursive: true, force: true });
  });
  const stored = () => [...s3.objects.keys()].filter((key) => key.endsWith('index.json'));

  it('are moved but for one that cannot be, which stays and is named', async () => {
    const calls = s3Calls(s3.settings);
    const store = new BucketStore(async (key, request, allowed) => {
      if (request.method === 'PUT' && key.includes('rec-b')) throw new Error('it is too large');
      return calls(key, request, allowed);
    }, root);
    const cleared = await moveToBucket({ root, store });
    expect(cleared).toMatchObject({
      moved: ['rec-a', 'rec-c'],
      failed: [{ assetId: 'rec-b', error: { code: 'UNAVAILABLE' } }],
    });
    expect(readdirSync(root)).toContain('rec-b');
    expect(stored()).toHaveLength(2);
  });

  it('are moved once the bucket answers, and while it does not, nothing ends', async () => {
    let isAway = true;
    const calls = s3Calls(s3.settings);
    const store = new BucketStore(async (...request) => {
      if (isAway) throw new Error('the bucket is away');
      return calls(...request);
    }, root);
    const warn = jest.spyOn(log, 'warn');
    const moving = keepMoving({ root, store }, log, 50);
    while (warn.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    isAway = false;
    await moving;
    expect(stored()).toHaveLength(3);
    expect(readdirSync(root).filter((name) => name.startsWith('rec-'))).toEqual([]);
  });
});
