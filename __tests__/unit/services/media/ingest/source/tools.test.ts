/** @jest-environment node */
import { run } from '@/services/media/ingest/source/tools';

it('a film of many hours is given its time: beyond what a timer of Node can hold it would be ended at once', async () => {
  const limits = {
    cpuSeconds: 60,
    memoryBytes: 8 * 1024 ** 3,
    outputBytes: 1024 ** 2,
    wallSeconds: 3_000_000,
  };
  await expect(run('/bin/sh', ['-c', 'sleep 0.3; echo made'], { limits })).resolves.toBe('made\n');
});
