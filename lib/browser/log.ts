/** The application's log in the browser. Never log tokens or personal data. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Logs one event; `cause` is the caught error, if any. */
export function logEvent(level: LogLevel, message: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause];
  globalThis.console[level](message, ...details);
}
