/**
 * Configurations that would start, but insecurely or out of reach of browsers. Each process checks this before anything
 * else, and the launcher before it starts any process.
 */
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';
import { isLoopbackAddress, isLoopbackHost } from '@/lib/contracts/http/loopback';
import { blockedAddressRefusal, blockedPortRefusal } from './blocked-ports';
import { isDemonstration, publicAddress } from './mode';
import { secretRefusals } from './secrets';

type Variables = Readonly<Record<string, string | undefined>>;

const ADDRESSES = [
  'PUBLIC_URL',
  'CLASSROOM_URL',
  'OIDC_AUTHORITY',
  'PRODUCT_API_URL',
  'CUSTOMERS_API_URL',
  'CONTENT_ASSETS_URL',
  'MEDIA_URL',
] as const;

/** Behind a proxy the library is public, but a PUBLIC_URL on loopback would make it a demonstration with demo accounts. */
function proxyRefusal(env: Variables): string | null {
  const { TRUSTED_PROXIES, LOOPBACK_PROXY } = readEnvironment(['TRUSTED_PROXIES', 'LOOPBACK_PROXY'], env);
  if (TRUSTED_PROXIES.trim() === '' || LOOPBACK_PROXY) return null;
  const address = publicAddress(env);
  return isLoopbackAddress(address)
    ? `PUBLIC_URL is ${address}, on this machine, while TRUSTED_PROXIES names a proxy: set PUBLIC_URL to the address that visitors use`
    : null;
}

/** Links and cookies begin at the root of the address. The line leaves out what is too much, which may be a password. */
function belowRootRefusal(env: Variables): string | null {
  const { PUBLIC_URL } = readEnvironment(['PUBLIC_URL'], env);
  const { origin, href } = new URL(PUBLIC_URL);
  return href === `${origin}/`
    ? null
    : `PUBLIC_URL is more than ${origin}, and the library has a host name of its own, without a path. Set it to ${origin}`;
}

/** While demo accounts exist (PUBLIC_URL on loopback), no socket may be reachable from other machines. One line, or null. */
export function exposedDemoRefusal(env: Variables): string | null {
  const { LISTEN_HOST } = readEnvironment(['LISTEN_HOST'], env);
  if (isLoopbackHost(LISTEN_HOST) || !isDemonstration(env)) return null;
  return `LISTEN_HOST is ${LISTEN_HOST}, which other machines reach, while PUBLIC_URL is on this machine: demo accounts would be open to them. Set PUBLIC_URL to the address that visitors use, SAMPLE_LIBRARY to off, or LISTEN_HOST to localhost`;
}

/** One line per reason not to start; empty when starting is allowed. Throws EnvironmentError for unreadable variables. */
export function startRefusals(env: Variables): string[] {
  const { PORT_BASE, NODE_ENV } = readEnvironment(['PORT_BASE', 'NODE_ENV'], env);
  const lines = [
    blockedPortRefusal(PORT_BASE),
    belowRootRefusal(env),
    ...ADDRESSES.map((name) => blockedAddressRefusal(name, env[name])),
    ...(NODE_ENV === 'production' ? [...secretRefusals(env), proxyRefusal(env)] : []),
  ];
  return lines.filter((line) => line !== null);
}

/** Throws EnvironmentError, one line naming the variable, for an environment that must not start. */
export function refuseStart(env: Variables): void {
  const [refusal] = startRefusals(env);
  if (refusal !== undefined) throw new EnvironmentError(refusal);
}
