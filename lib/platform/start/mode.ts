/** Demonstration or production (design "Production mode"): what a library has on loopback, and a public one never has. */
import { localDefaults, readEnvironment } from '@/lib/contracts/environment';
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';

type Variables = Readonly<Record<string, string | undefined>>;

/** PUBLIC_URL; when it is not set, the local system's default. */
export function publicAddress(env: Variables): string {
  const { PORT_BASE } = readEnvironment(['PORT_BASE'], env);
  return env.PUBLIC_URL || (localDefaults(PORT_BASE).PUBLIC_URL ?? '');
}

const isPublic = (env: Variables): boolean => !isLoopbackAddress(publicAddress(env));

/** Whether to load the sample library: as SAMPLE_LIBRARY says; when that is not set, only if PUBLIC_URL is on loopback. */
export function wantsSample(env: Variables): boolean {
  const { SAMPLE_LIBRARY } = readEnvironment(['SAMPLE_LIBRARY'], env);
  return SAMPLE_LIBRARY === undefined ? !isPublic(env) : SAMPLE_LIBRARY === 'on';
}

/** Whether demo accounts, demo customers and the classroom address exist: only on loopback, with the sample library. */
export const isDemonstration = (env: Variables): boolean => !isPublic(env) && wantsSample(env);

/** The origins of the web app: the public one first, then a demonstration's classroom address. */
export function appOrigins(env: Variables): readonly string[] {
  const { CLASSROOM_URL } = readEnvironment(['CLASSROOM_URL'], env);
  const addresses = isDemonstration(env) ? [publicAddress(env), CLASSROOM_URL] : [publicAddress(env)];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
