/** Structured logs. No token, key or personal data goes into a log: redaction is only a safety net. */
import pino, { type Logger } from 'pino';
import { createLogOutput, type LogOutput } from '@/lib/platform/log/log-output';

export type { Logger };

const redact = {
  paths: [
    'req.headers.authorization',
    'req.headers.cookie',
    '*.authorization',
    '*.access_token',
    '*.password',
    '*.email',
  ],
  censor: '[removed]',
};

/** One JSON line per event on standard output, named by service. */
export function createLog(service: string, level: string, output: LogOutput = createLogOutput()): Logger {
  return pino({ name: service, level, redact }, output);
}
