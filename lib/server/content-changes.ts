/**
 * The web process's way to content, and when that last changed: the pages and the gateway are bundled apart, so each has
 * clients of its own and looks for itself. Server only.
 */
import { createContentClients, type ContentClients } from '@/lib/clients/content/clients';
import { watchContent } from '@/lib/clients/content/watch';
import { webConfig } from './config';

/** How soon a publication is noticed, ms. */
export const WATCH_INTERVAL_MS = 5_000;

/** Clients of the configured space; each call opens connections of its own. */
export function contentClients(): ContentClients {
  const config = webConfig();
  return createContentClients({
    space: config.CONTENTFUL_SPACE_ID,
    accessToken: config.CONTENTFUL_ACCESS_TOKEN,
    environment: config.CONTENTFUL_ENVIRONMENT,
    host: config.CONTENTFUL_HOST,
    insecure: config.CONTENTFUL_INSECURE,
    basePath: config.CONTENTFUL_BASE_PATH,
  });
}

/**
 * Looks for publications from now on; the answered function says when the last was seen, ms of `Date.now`. What cannot be
 * looked at may be changing: a failure counts as a change.
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
