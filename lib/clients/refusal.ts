/** What an API's refusal says, of the call and of the session. Loaded with the first refusal: few pages ever see one. */
import { codeNamed, codeOfStatus, refusalIn } from '@/lib/contracts/http/errors';
import { currentAccessToken } from './access-token';

type Listener = (token: string) => void;
const listeners = new Set<Listener>();

/**
 * An API answered 401 to this token (D-O10). An older token than the current one says nothing of the session. The web server calls
 * APIs too, where nobody listens and there is no cookie to read.
 */
export function tellRefusal(authorization: string | undefined): void {
  if (listeners.size === 0) return;
  const token = currentAccessToken();
  if (token !== null && authorization === `Bearer ${token}`)
    for (const listener of listeners) listener(token);
}

/** Listens for refusals of the current token; returns the function that stops it. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Message and code of an answer that refuses, also where its body says neither, as of a server that is not ours: its code is then
 * that of its status (R-ERR-15). @param headers those that the request was sent with
 */
export async function readRefusal(response: Response, headers: Readonly<Record<string, string>>) {
  const { status, statusText } = response;
  if (status === 401) tellRefusal(headers.Authorization);
  const refusal = refusalIn(await response.json().catch(() => null));
  // R-ERR-16. HTTP/2 has no status text.
  const message = refusal?.message ?? (statusText || 'The library did not answer as expected');
  const code = codeNamed(refusal?.code ?? '') ?? codeOfStatus(status);
  return { message, code };
}
