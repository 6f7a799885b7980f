/**
 * The access log: a line for each answer in the Common Log Format, for tools that count and for looking into an incident. Off
 * unless ACCESS_LOG names a file, because it holds whole addresses of visitors. No line holds what opens something: queries
 * are left out, and parts of an address that are keys are struck out.
 */
import { openSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EnvironmentError } from '@/lib/contracts/environment';
import { createLogOutput, type LogOutput } from '@/lib/platform/log-output';

/** Part of a path before one that opens something: grants of recordings and documents, sign-ins under way, links by mail, classes, certificates. */
const KEY_AFTER = /\/(v|d|interaction|password|class|certificates|certificate-checks)\/[^/]+/g;
const KEY_STRUCK = '/$1/-';

/** The path of an address as it may be written down; '-' for what is no path. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/')) return '-';
  // The line is split at spaces and quotes by whoever reads it.
  return path.replace(KEY_AFTER, KEY_STRUCK).replace(/[^\x21-\x7e]|["\\]/g, encodeURIComponent);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

/** As `10/Oct/2000:13:55:36 +0000`. */
const timeOf = (at: Date) =>
  `${two(at.getUTCDate())}/${MONTHS[at.getUTCMonth()]}/${at.getUTCFullYear()}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

export interface AccessLine {
  /** Of the visitor, canonical text. */
  address: string;
  at: Date;
  method: string;
  /** As it was asked for. */
  url: string;
  httpVersion: string;
  status: number;
  /** Of the body; null where it was not said beforehand. */
  bytes: string | null;
}

/** One line. Who is signed in is not said: the audit log says what people did that matters. */
export const commonLine = ({ address, at, method, url, httpVersion, status, bytes }: AccessLine): string =>
  `${address} - - [${timeOf(at)}] "${method} ${loggedPath(url)} HTTP/${httpVersion}" ${status} ${bytes ?? '-'}\n`;

export type AccessLog = (
  request: Pick<IncomingMessage, 'method' | 'httpVersion'>,
  response: Pick<ServerResponse, 'statusCode' | 'getHeader'>,
  asked: { url: string; address: string },
) => void;

/** Lines to an output. */
const accessLogTo =
  (output: LogOutput, now: () => Date): AccessLog =>
  (request, response, { url, address }) => {
    const { method = '-', httpVersion } = request;
    const length = response.getHeader('content-length');
    const bytes = length === undefined ? null : String(length);
    output.write(commonLine({ address, at: now(), method, url, httpVersion, status: response.statusCode, bytes })); // prettier-ignore
  };

/** What ACCESS_LOG asks for: a file that is added to, `-` for standard output. Throws EnvironmentError when it cannot be written. */
export function openAccessLog(setting: string | undefined): AccessLog | null {
  if (setting === undefined) return null;
  const now = () => new Date();
  // A line for tools is no place for a notice of lost ones.
  const noNotice = () => '';
  if (setting === '-') return accessLogTo(createLogOutput(undefined, noNotice), now);
  try {
    // Its address is personal data: for its owner alone, and for whom the group is set.
    return accessLogTo(createLogOutput(openSync(setting, 'a', 0o640), noNotice), now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`ACCESS_LOG names a file that cannot be written: ${setting} (${reason})`);
  }
}
