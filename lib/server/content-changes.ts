/**
 * The web process's content clients, and when content last changed. Pages and gateway are separate bundles, so each has its
 * own clients and polls for itself. Server only.
 */
import { contentOptionsOf } from '@/lib/platform/content/client-parameters';
import { createContentClients, type ContentClients } from '@/lib/server/content/clients';
import { watchContent } from '@/lib/server/content/watch';
import { webConfig } from './config';

/** How soon a publication is noticed, ms. */
export const WATCH_INTERVAL_MS = 5_000;

/** Clients of the configured space; each call opens connections of its own. */
export const contentClients = (): ContentClients => createContentClients(contentOptionsOf(webConfig()));

/**
 * Starts polling for publications; the returned function gives the time of the last change seen, ms of `Date.now`. A failed
 * poll counts as a change, because content may have changed unseen.
 */
export function followContent(onError: (error: unknown) => void): () => number {
  let changedAt = Date.now();
  const noteChange = () => {
    changedAt = Date.now();
  };
  watchContent({
    client: contentClients().keeping,
    intervalMs: WATCH_INTERVAL_MS,
    onChange: noteChange,
    onError: (error) => {
      noteChange();
      onError(error);
    },
  });
  return () => changedAt;
}
