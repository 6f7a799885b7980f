/** The answer when so many pages are being made that one more would not be ready in time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { statusOfCode } from '@/lib/contracts/http/errors';
import { site } from '@/lib/contracts/site';
import { html } from '@/lib/domain/text/markup';
import { sendRefusal } from './send-json';

/** About the time in which what waits now has been answered. */
const RETRY_SECONDS = 10;
const BUSY = 'The library is very busy';

/** Style attributes only: the pages' policy allows them, and no file has to be loaded. */
const busyPage = () =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${BUSY} | ${site().name}</title>
      </head>
      <body style="max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif">
        <main>
          <h1>${BUSY}</h1>
          <p>
            More pages are being asked for than can be made at once, so this one cannot be shown at the
            moment. Please wait a few seconds and try again.
          </p>
          <p><a href="">Try again</a></p>
        </main>
      </body>
    </html>`.text;

const asksForPage = ({ headers }: IncomingMessage) => String(headers.accept ?? '').includes('text/html');

/** 503: a page for a person, the body of the contract for a program. */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', RETRY_SECONDS);
  if (!asksForPage(request)) return sendRefusal(response, 'UNAVAILABLE', BUSY);
  const body = busyPage();
  response.writeHead(statusOfCode.UNAVAILABLE, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': cachePolicy.moment,
    Vary: 'Accept',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
