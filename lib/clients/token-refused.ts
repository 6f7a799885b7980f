/** What an API's 401 says of the session (D-O10). A file of its own: pages load `access-token.ts` before anything is asked. */
import { currentAccessToken } from './access-token';

/** Event of the window: an API has refused the token of this browser. */
export const TOKEN_REFUSED = 'tokenrefused';

/** To be told of a 401 to a request that bore `token`. One that has been replaced meanwhile says nothing about the session. */
export function tellRefusal(token: string | null): void {
  if (token !== null && token === currentAccessToken()) dispatchEvent(new Event(TOKEN_REFUSED));
}
