/** How browsers report what happens in them. */
import { currentAccessToken } from './access-token';

/**
 * Posts a report so that it is sent even if the page is closed, with the token of who is signed in: the day's room for reports has a
 * share for visitors who are recognised (docs/decisions/0084). What is stored names nobody by it. Rejects when it cannot be sent.
 */
export function postReport(path: `/api/${string}`, report: object): Promise<Response> {
  const token = currentAccessToken();
  return fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(report),
  });
}
