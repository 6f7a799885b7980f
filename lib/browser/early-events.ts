/** Events for one listener that comes later than they begin. */
export interface EarlyEvents<Event> {
  tell: (event: Event) => void;
  /** Hears every event, first those that came early, until the returned function is called. */
  hear: (listener: (event: Event) => void) => () => void;
}

/** @param most events that wait for the listener; more of them are not worth keeping */
export function earlyEvents<Event>(most: number): EarlyEvents<Event> {
  let current: ((event: Event) => void) | null = null;
  let early: Event[] = [];
  return {
    tell: (event) => {
      if (current) current(event);
      else if (early.length < most) early.push(event);
    },
    hear: (listener) => {
      current = listener;
      const waiting = early;
      early = [];
      waiting.forEach(listener);
      return () => {
        if (current === listener) current = null;
      };
    },
  };
}
