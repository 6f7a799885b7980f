/** Structured log of the page renderer: one JSON line per event, without tokens, keys or personal data. Server only. */
import pino, { type Logger } from 'pino';
import { createLogOutput } from '@/lib/platform/log/log-output';
import { webConfig } from './config';

let log: Logger | null = null;

export function pageLog(): Logger {
  log ??= pino({ name: 'web', level: webConfig().LOG_LEVEL }, createLogOutput());
  return log;
}
