/** Keeps the embedded server running: if it exits by itself it is restarted, like every other process. */
import { messageOf } from '@/lib/platform/message-of';
import { isRunning, startPostgres, type PostgresOptions, type PostgresServer } from './server';

const LOOK_EVERY_MS = 500;

/** Starts the server and watches it; its `stop` ends both. `onEvent` is called for every exit and every failed start. */
export async function startWatchedPostgres(
  options: PostgresOptions,
  onEvent: (message: string) => void,
): Promise<PostgresServer> {
  let server = await startPostgres(options);
  let restarting: Promise<void> | null = null;

  const restart = async () => {
    onEvent('the database ended; starting it again');
    try {
      server = await startPostgres(options);
    } catch (error) {
      // The next check retries.
      onEvent(`the database did not start: ${messageOf(error)}`);
    }
  };
  const timer = setInterval(() => {
    if (restarting === null && !options.signal?.aborted && !isRunning(server))
      restarting = restart().finally(() => (restarting = null));
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    ...server,
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await server.stop();
    },
  };
}
