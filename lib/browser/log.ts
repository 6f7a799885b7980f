/** What the application has to say about itself in a browser. No token and no personal data. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Logs one event; `cause` is what was caught, if anything was. */
export function logEvent(level: LogLevel, message: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause];
  globalThis.console[level](message, ...details);
}
