/** The answers to people when a page cannot be shown now: too many are being made, or the service that shows it is away. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { statusOfCode } from '@/lib/contracts/http/errors';
import { site } from '@/lib/contracts/site';
import { html } from '@/lib/domain/text/markup';
import { sendRefusal } from './send-json';

interface Notice {
  heading: string;
  message: string;
  retrySeconds: number;
}

const BUSY: Notice = {
  heading: 'The library is very busy',
  message:
    'More pages are being asked for than can be made at once, so this one cannot be shown at the moment. Please wait a few seconds and try again.',
  // About the time in which what waits now has been answered.
  retrySeconds: 10,
};
const AWAY: Notice = {
  heading: 'This page cannot be shown at the moment',
  message: 'The pages for signing in do not answer. Please wait a few seconds and try again.',
  retrySeconds: 2,
};

/** Style attributes only: the pages' policy allows them, and no file has to be loaded. */
const noticePage = ({ heading, message }: Notice) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${heading} | ${site().name}</title>
      </head>
      <body style="max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif">
        <main>
          <h1>${heading}</h1>
          <p>${message}</p>
          <p><a href="">Try again</a></p>
        </main>
      </body>
    </html>`.text;

const asksForPage = ({ headers }: IncomingMessage) => String(headers.accept ?? '').includes('text/html');

/** 503: a page for a person, the body of the contract for a program. */
function sendNotice(request: IncomingMessage, response: ServerResponse, notice: Notice): void {
  const { heading, retrySeconds } = notice;
  const headers = { 'Retry-After': retrySeconds };
  if (response.headersSent || !asksForPage(request))
    return sendRefusal(response, 'UNAVAILABLE', heading, headers);
  const body = noticePage(notice);
  response.writeHead(statusOfCode.UNAVAILABLE, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': cachePolicy.moment,
    Vary: 'Accept',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** So many pages are being made that one more would not be ready in time. */
export const sendBusy = (request: IncomingMessage, response: ServerResponse): void =>
  sendNotice(request, response, BUSY);

/** The service whose pages people open, which is the issuer, does not answer. */
export const sendAway = (request: IncomingMessage, response: ServerResponse): void =>
  sendNotice(request, response, AWAY);
