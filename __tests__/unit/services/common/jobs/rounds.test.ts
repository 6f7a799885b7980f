/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { inRounds } from '@/services/common/jobs/rounds';

const EVERY_MS = 5;

it('rounds never overlap, one that fails is told and the next begins, and stopping waits for the last', async () => {
  const said: unknown[] = [];
  let [begun, ended] = [0, 0];
  const rounds = inRounds(
    async () => {
      begun += 1;
      expect(begun).toBe(ended + 1);
      await sleep(4 * EVERY_MS);
      ended += 1;
      throw new Error(`round ${ended}`);
    },
    { everyMs: EVERY_MS, failed: (error) => said.push(error) },
  );
  expect(begun).toBe(1);
  while (begun < 3) await sleep(1);
  await rounds.stop();
  expect([begun, ended]).toEqual([3, 3]);
  expect(said).toEqual([1, 2, 3].map((round) => new Error(`round ${round}`)));
  await sleep(4 * EVERY_MS);
  expect(begun).toBe(3);
});

it('a round is told when it is stopped', async () => {
  let signal: AbortSignal | undefined;
  const rounds = inRounds(
    async (stopping) => {
      signal = stopping;
      await sleep(60_000, undefined, { signal: stopping });
    },
    { everyMs: EVERY_MS, failed: () => undefined },
  );
  expect(signal?.aborted).toBe(false);
  await rounds.stop();
  expect(signal?.aborted).toBe(true);
});

it('the first begins after its delay, and not at all when it is stopped before', async () => {
  let begun = 0;
  const round = async () => void (begun += 1);
  const failed = () => undefined;
  await inRounds(round, { everyMs: EVERY_MS, firstAfterMs: 60_000, failed }).stop();
  expect(begun).toBe(0);
  const rounds = inRounds(round, { everyMs: 60_000, firstAfterMs: EVERY_MS, failed });
  expect(begun).toBe(0);
  while (begun === 0) await sleep(1);
  await rounds.stop();
  expect(begun).toBe(1);
});
