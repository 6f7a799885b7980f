/** What a process says to its launcher while it starts: that it has got further. The launcher then waits on (scripts/launcher/ready.ts). */
let steps = 0;

/** One more step of this start is done. Without a launcher nobody is told; if it is gone, this process ends anyway (on-stop). */
export function tellProgress(): void {
  steps += 1;
  process.send?.({ progress: steps }, undefined, undefined, () => undefined);
}
