/** Rotation of a local system's secrets: which ones there are, and how long the previous one stays valid. Pure. */
import { DAY_MS } from '@/lib/domain/text/calendar';
import { keyList } from '@/lib/platform/key-list';

export interface RotatableKey {
  variable:
    | 'MEDIA_SIGNING_KEY'
    | 'CUSTOMERS_API_KEY'
    | 'CONTENTFUL_ACCESS_TOKEN'
    | 'SERVICE_KEY'
    | 'IDENTITY_COOKIE_KEYS';
  /** How long a replaced key is accepted: longer than the lifetime of anything made with it. */
  honouredMs: number;
}

/** By name, as the command takes it. The keys that sign tokens are in the database (services/identity/store/keys.ts). */
export const rotatableKeys = {
  // A grant is valid for the length of its recording plus 15 minutes.
  media: { variable: 'MEDIA_SIGNING_KEY', honouredMs: DAY_MS },
  // Processes are restarted one after another, so for a time some still use the old key.
  customers: { variable: 'CUSTOMERS_API_KEY', honouredMs: DAY_MS },
  delivery: { variable: 'CONTENTFUL_ACCESS_TOKEN', honouredMs: DAY_MS },
  service: { variable: 'SERVICE_KEY', honouredMs: DAY_MS },
  // Longer than a session cookie lives.
  cookies: { variable: 'IDENTITY_COOKIE_KEYS', honouredMs: 15 * DAY_MS },
} as const satisfies Record<string, RotatableKey>;
export type KeyName = keyof typeof rotatableKeys;
export const keyNames = Object.keys(rotatableKeys) as KeyName[];

/** Values of the variables, and when each was last replaced (ISO 8601). */
export type KeyFile = Record<RotatableKey['variable'], string> & { rotatedAt: Record<string, string> };

/** When the older keys in a list expire; null if there are none. */
export function honouredUntil(file: KeyFile, name: KeyName): Date | null {
  const { variable, honouredMs } = rotatableKeys[name];
  if (keyList(file[variable]).length < 2) return null;
  return new Date(Date.parse(file.rotatedAt[variable] ?? '') + honouredMs);
}

/** The file without expired keys. A list without a date was set by an operator, and is kept. */
export function withoutOver<File extends KeyFile>(file: File, now: Date): File {
  const over = keyNames.filter((name) => {
    const until = honouredUntil(file, name);
    return until !== null && until.getTime() <= now.getTime();
  });
  const changes = over.map((name) => {
    const { variable } = rotatableKeys[name];
    return [variable, keyList(file[variable])[0] ?? ''];
  });
  return { ...file, ...Object.fromEntries(changes) };
}

/** The file with a new key in front of the current one; older ones are dropped. */
export function rotated<File extends KeyFile>(file: File, name: KeyName, made: string, now: Date): File {
  const { variable } = rotatableKeys[name];
  const list = [made, ...keyList(file[variable]).slice(0, 1)].join();
  return { ...file, [variable]: list, rotatedAt: { ...file.rotatedAt, [variable]: now.toISOString() } };
}
