/** Keeps the embedded server running: if it exits by itself it is restarted, like every other process. */
import { messageOf } from '@/lib/platform/message-of';
import { isRunning, startPostgres, type PostgresOptions, type PostgresServer } from './server';

const LOOK_EVERY_MS = 500;
/** Rest after a start that failed: what is in its way seldom goes in a moment, and each attempt is told. */
const REST_MS = 5_000;

/** Starts the server and watches it; its `stop` ends both. `onEvent` is called for every exit and every failed start. */
export async function startWatchedPostgres(
  options: PostgresOptions,
  onEvent: (message: string) => void,
): Promise<PostgresServer> {
  let server = await startPostgres(options);
  let restarting: Promise<void> | null = null;
  let restUntil = -Infinity;

  const restart = async () => {
    onEvent('the database ended; starting it again');
    try {
      server = await startPostgres(options);
    } catch (error) {
      restUntil = performance.now() + REST_MS;
      onEvent(`the database did not start: ${messageOf(error)}`);
    }
  };
  const timer = setInterval(() => {
    if (restarting !== null || options.signal?.aborted || performance.now() < restUntil) return;
    if (!isRunning(server)) restarting = restart().finally(() => (restarting = null));
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
