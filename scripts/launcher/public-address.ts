/** Whether visitors can reach the library where it says it is. A warning only: nothing inside depends on the public address. */
import { readEnvironment } from '@/lib/contracts/environment';
import { isLoopbackAddress, isLoopbackHost } from '@/lib/contracts/http/loopback';

const TIMEOUT_MS = 3_000;

/** The system's own error message: `getaddrinfo ENOTFOUND library.example`. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}

/** One line with cause and next step, or null when the library answers at PUBLIC_URL. */
export async function publicAddressWarning(
  env: Readonly<Record<string, string | undefined>>,
  ask: typeof fetch = fetch,
): Promise<string | null> {
  const { PUBLIC_URL, LISTEN_HOST } = readEnvironment(['PUBLIC_URL', 'LISTEN_HOST'], env);
  if (isLoopbackAddress(PUBLIC_URL)) {
    return isLoopbackHost(LISTEN_HOST)
      ? null
      : `PUBLIC_URL is ${PUBLIC_URL}, which leads every visitor to their own machine. Set it to the address that they use.`;
  }
  const next = 'Check its name in DNS, the proxy before the gateway, and its certificate.';
  try {
    const answer = await ask(new URL('/healthz', PUBLIC_URL), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok ? null : `${PUBLIC_URL} answers ${answer.status} instead of the library. ${next}`;
  } catch (error) {
    return `${PUBLIC_URL} cannot be reached from here (${causeOf(error)}). ${next}`;
  }
}
