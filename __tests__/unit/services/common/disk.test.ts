/** @jest-environment node */
import type { statfs } from 'node:fs/promises';
import { requireRoom } from '@/services/common/files/disk';

const disk = (bavail: number) => (async () => ({ bavail, bsize: 4_096 })) as unknown as typeof statfs;

it('a full disk is told; one with room, and a folder of another machine, are not', async () => {
  await expect(requireRoom('/data', disk(10))).rejects.toThrow('the disk of /data is full');
  await expect(requireRoom('/data', disk(1_000_000))).resolves.toBeUndefined();
  await expect(requireRoom('/nowhere/at/all')).resolves.toBeUndefined();
});
