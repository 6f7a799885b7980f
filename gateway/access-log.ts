/**
 * The access log: one line per answer in the Common Log Format, for statistics tools and for investigating incidents. Off
 * unless ACCESS_LOG is set, because it holds visitors' full addresses. No line holds a secret: queries are left out, and
 * path segments that grant access are masked.
 */
import { openSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EnvironmentError } from '@/lib/contracts/environment';
import { createLogOutput, type LogOutput } from '@/lib/platform/log/log-output';
import { messageOf } from '@/lib/platform/message-of';
import { spelledOut } from './request-path';

/**
 * Path segments before a secret: grants of recordings and documents, open sign-ins, e-mailed links, classes, lists (0045),
 * certificates, hand-overs.
 */
const KEY_AFTER =
  /(\/|%2F)(v|d|interaction|password|class|class-openings|hand-overs|hand-over-claims|lists|certificates|certificate-checks)(?:\/|%2F)[^/]+/g;
const KEY_STRUCK = '$1$2/-';

/** The path of an address with its secrets masked, as the gateway reads it: other spellings open the same. '-' for anything that is not a path. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  // Log readers split lines at spaces and quotes, which are escaped.
  return path.startsWith('/') ? spelledOut(path).replace(KEY_AFTER, KEY_STRUCK) : '-';
}

/** As `10/Oct/2000:13:55:36 +0000`. */
const timeOf = (at: Date) =>
  at.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000');

export interface AccessLine {
  /** Of the visitor, canonical text. */
  address: string;
  at: Date;
  method: string;
  /** As requested. */
  url: string;
  httpVersion: string;
  status: number;
  /** Content-Length of the body; null where the response had none. */
  bytes: string | null;
}

/** One line. It does not name the signed-in person: what people did is in the audit log. */
export const commonLine = ({ address, at, method, url, httpVersion, status, bytes }: AccessLine): string =>
  `${address} - - [${timeOf(at)}] "${method} ${loggedPath(url)} HTTP/${httpVersion}" ${status} ${bytes ?? '-'}\n`;

export type AccessLog = (
  request: Pick<IncomingMessage, 'method' | 'httpVersion'>,
  response: Pick<ServerResponse, 'statusCode' | 'getHeader'>,
  asked: { url: string; address: string },
) => void;

/** An access log that writes to an output. */
const accessLogTo =
  (output: LogOutput, now: () => Date): AccessLog =>
  (request, response, { url, address }) => {
    const { method = '-', httpVersion } = request;
    const length = response.getHeader('content-length');
    const bytes = length === undefined ? null : String(length);
    output.write(
      commonLine({ address, at: now(), method, url, httpVersion, status: response.statusCode, bytes }),
    );
  };

/** Opens ACCESS_LOG: a file to append to, or `-` for standard output. Throws EnvironmentError when it cannot be written. */
export function openAccessLog(setting: string | undefined): AccessLog | null {
  if (setting === undefined) return null;
  const now = () => new Date();
  // No notice of lost lines: tools could not parse it.
  const noNotice = () => '';
  if (setting === '-') return accessLogTo(createLogOutput(undefined, noNotice), now);
  try {
    // Addresses are personal data: readable by the file's owner and group only.
    return accessLogTo(createLogOutput(openSync(setting, 'a', 0o640), noNotice), now);
  } catch (error) {
    const reason = messageOf(error);
    throw new EnvironmentError(`ACCESS_LOG names a file that cannot be written: ${setting} (${reason})`);
  }
}
