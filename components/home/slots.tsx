/**
 * Place on the home page for what belongs to the person. Nothing on the server: rendered pages are kept per
 * organisation, and what somebody watched is known to their browser or account only.
 */
export function ContinueWatching() {
  return null;
}
