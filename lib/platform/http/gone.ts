import type { ServerResponse } from 'node:http';

/** Aborted when the answer has been sent, or its connection closed: nobody waits for it any longer. */
export function goneOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.closed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}
