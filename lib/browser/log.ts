/**
 * What the application has to say about itself in a browser: one place, so that tests can listen and the error
 * reporter can take part. No token and no personal data.
 */
export type LogLevel = 'info' | 'warn' | 'error';
export type LogListener = (level: LogLevel, message: string, cause: unknown) => void;

const listeners = new Set<LogListener>();

/** Hears every entry until the returned function is called. */
export function onLog(listener: LogListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logs one event; `cause` is what was caught, if anything was. */
export function logEvent(level: LogLevel, message: string, cause?: unknown): void {
  const details = cause === undefined ? [] : [cause];
  globalThis.console[level](message, ...details);
  for (const listener of listeners) listener(level, message, cause);
}
