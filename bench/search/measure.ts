/** Measuring functions of the search benchmarks. */

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** @param share of the values that are smaller, from 0 to 1 */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Memory after a garbage collection, where the process may request one. */
export function usedMegabytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** CPU time of this process in ms, all threads: other work on the machine does not count. */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
