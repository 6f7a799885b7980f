/**
 * Runs `work` once, when this process is told to stop (SIGTERM, SIGINT) or its launcher dies, and exits when it is done. The
 * launcher holds an IPC channel to every child, so that its death leaves no orphans.
 */
export function onStop(work: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await work();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
}
