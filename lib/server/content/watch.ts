/** Polls for publications, so that the item cache can be cleared before its 15 minutes are over. */
import type { DeliveryClient } from './delivery';

export interface WatchOptions {
  client: DeliveryClient;
  intervalMs: number;
  /** Called when something was published or unpublished. */
  onChange: () => void;
  /** Called when the service does not answer; polling continues. */
  onError: (error: unknown) => void;
}

/** The latest publication and the number of entries: publishing changes the first, unpublishing the second. */
async function stateOf(client: DeliveryClient): Promise<string> {
  const page = await client.getEntries({ order: '-sys.updatedAt', limit: 1, include: 0, select: 'sys' });
  return JSON.stringify([page.total, page.items[0]?.sys]);
}

/** Polls until the returned function is called. The timer does not keep the process alive. */
export function watchContent({ client, intervalMs, onChange, onError }: WatchOptions): () => void {
  let known: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const state = await stateOf(client);
      if (!stopped && known !== undefined && state !== known) onChange();
      known = state;
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(() => void look(), intervalMs).unref();
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
