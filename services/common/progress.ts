/**
 * What a process says to its launcher while it starts: that it has got further, and where that may take long how far. The launcher then
 * waits on (scripts/launcher/ready.ts), and prints what is said.
 */
let steps = 0;

/** One more step of this start is done. Without a launcher nobody is told; if it is gone, this process ends anyway (on-stop). */
export function tellProgress(said?: string): void {
  steps += 1;
  process.send?.({ progress: steps, said }, undefined, undefined, () => undefined);
}
