import { SETTINGS_ELEMENT_ID, type PublicSettings } from '@/lib/contracts/settings';

let read: Promise<PublicSettings> | null = null;

/** Pages rendered at build (404) contain no settings; the gateway serves them at this path. */
const SETTINGS_PATH = '/settings.json';

async function load(): Promise<PublicSettings> {
  const text = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  // Written by our own server from the same build, so it needs no schema.
  if (text) return JSON.parse(text) as PublicSettings;
  const answer = await fetch(SETTINGS_PATH);
  return (await answer.json()) as PublicSettings;
}

/** Public settings of this installation; read once. A failed read is retried at the next call. */
export function loadSettings(): Promise<PublicSettings> {
  read ??= load().catch((error: unknown) => {
    read = null;
    throw error;
  });
  return read;
}
