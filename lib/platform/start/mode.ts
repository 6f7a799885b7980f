/** Demonstration or production (design "Production mode"): what a library on this machine shows by itself, and a public one never. */
import { localDefaults, readEnvironment } from '@/lib/contracts/environment';
import { isLoopbackAddress } from '@/lib/contracts/loopback';

type Variables = Readonly<Record<string, string | undefined>>;

/** PUBLIC_URL as a process reads it: set, else the local system's. */
export function publicAddress(env: Variables): string {
  const { PORT_BASE } = readEnvironment(['PORT_BASE'], env);
  return env.PUBLIC_URL || (localDefaults(PORT_BASE).PUBLIC_URL ?? '');
}

const isPublic = (env: Variables): boolean => !isLoopbackAddress(publicAddress(env));

/** Whether the sample library is wanted: as asked, else on this machine alone. */
export function wantsSample(env: Variables): boolean {
  const { SAMPLE_LIBRARY } = readEnvironment(['SAMPLE_LIBRARY'], env);
  return SAMPLE_LIBRARY === undefined ? !isPublic(env) : SAMPLE_LIBRARY === 'on';
}

/** Whether demo accounts, demo customers and the classroom address exist: on this machine, with the sample library. */
export const isDemonstration = (env: Variables): boolean => !isPublic(env) && wantsSample(env);

/** Origins at which the web app is opened: the public one first, and the classroom address of a demonstration. */
export function appOrigins(env: Variables): readonly string[] {
  const { CLASSROOM_URL } = readEnvironment(['CLASSROOM_URL'], env);
  const addresses = isDemonstration(env) ? [publicAddress(env), CLASSROOM_URL] : [publicAddress(env)];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
