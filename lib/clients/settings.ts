import { SETTINGS_ELEMENT_ID, type PublicSettings } from '@/lib/contracts/settings';

let read: Promise<PublicSettings> | null = null;

/** Pages rendered at build (404) carry no settings; the gateway has them under this path. */
const SETTINGS_PATH = '/settings.json';

async function load(): Promise<PublicSettings> {
  const text = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  // Written by our own server of the same build, so its form is known.
  if (text) return JSON.parse(text) as PublicSettings;
  const answer = await fetch(SETTINGS_PATH);
  return (await answer.json()) as PublicSettings;
}

/** Public settings of this installation; read once. A failed read is tried again at the next call. */
export function loadSettings(): Promise<PublicSettings> {
  read ??= load().catch((error: unknown) => {
    read = null;
    throw error;
  });
  return read;
}
